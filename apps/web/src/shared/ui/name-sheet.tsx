import { useState } from 'react'
import { Button } from './button.tsx'
import { Sheet } from './sheet.tsx'
import styles from './name-sheet.module.css'

interface NameSheetProps {
  readonly open: boolean
  /** What is named: 志愿表名称. */
  readonly title: string
  /** The name it has. */
  readonly name: string
  readonly maxLength: number
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for a name. */
export function NameSheet({ open, title, ...form }: NameSheetProps) {
  return (
    <Sheet open={open} title={title} onClose={form.onClose}>
      <NameForm key={form.name} title={title} {...form} />
    </Sheet>
  )
}

function NameForm({ title, name, maxLength, onName, onClose }: Omit<NameSheetProps, 'open'>) {
  const [text, setText] = useState(name)
  const named = text.trim()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (named !== name) onName(named)
        onClose()
      }}
    >
      <input
        className={styles.input}
        aria-label={title}
        maxLength={maxLength}
        value={text}
        data-autofocus
        enterKeyHint="done"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="main" block blocked={named === '' ? '请输入名称' : null}>
        保存
      </Button>
    </form>
  )
}
