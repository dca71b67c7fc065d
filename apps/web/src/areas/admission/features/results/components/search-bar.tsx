import { useEffect, useRef, useState } from 'react'
import { CountBadge } from '../../../../../shared/ui/count-badge.tsx'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import { filterCount, MAX_KEYWORD_LENGTH } from '../query.ts'
import type { SortName, ResultsQuery } from '../query.ts'
import styles from './search-bar.module.css'

const DEBOUNCE = 300

interface SearchBarProps {
  readonly query: ResultsQuery
  readonly onChange: (change: Partial<ResultsQuery>) => void
  readonly onFilter: () => void
}

const SORT_TEXTS: Readonly<Record<SortName, string>> = {
  rank: '由难到易',
  probability: '概率从高到低',
  school: '按院校',
}

/** Keyword, order, and the way to the filters. */
export function SearchBar({ query, onChange, onFilter }: SearchBarProps) {
  const count = filterCount(query.filters)
  return (
    <div className={styles.bar}>
      <SearchField value={query.keyword} onChange={(keyword) => onChange({ keyword })} />
      <label className={styles.sort}>
        <span className="visually-hidden">排序</span>
        <select
          className={styles.select}
          value={query.sort}
          onChange={({ target }) => onChange({ sort: target.value as SortName })}
        >
          {Object.entries(SORT_TEXTS).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={styles.filter}
        aria-haspopup="dialog"
        aria-label={count === 0 ? '筛选' : `筛选，已选${count}项`}
        onClick={onFilter}
      >
        <Icon name="filter" size={18} />
        {count > 0 && (
          <span className={styles.count}>
            <CountBadge count={count} />
          </span>
        )}
      </button>
    </div>
  )
}

/** Tells what was typed 300 ms after the last key, and follows the value when it changes elsewhere. */
function SearchField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (text: string) => void
}) {
  const [text, setText] = useState(value)
  const told = useRef(value)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  useEffect(() => {
    if (value !== told.current) {
      told.current = value
      setText(value)
    }
  }, [value])
  useEffect(() => {
    const typed = text.trim()
    if (typed === told.current) return
    const timer = setTimeout(() => {
      told.current = typed
      tell.current(typed)
    }, DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <form className={styles.search} aria-label="搜索" onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" size={18} />
      <input
        className={styles.input}
        type="search"
        enterKeyHint="search"
        placeholder="院校、专业"
        aria-label="搜索院校或专业"
        maxLength={MAX_KEYWORD_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text !== '' && (
        <button type="button" className={styles.clear} aria-label="清除搜索" onClick={() => setText('')}>
          <Icon name="close" size={16} />
        </button>
      )}
    </form>
  )
}
