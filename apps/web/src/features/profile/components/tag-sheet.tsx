import { useState } from 'react'
import { useSubmit } from '../../../shared/lib/use-submit.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { saveTags } from '../api.ts'
import { addTag, LONGEST_TAG, MOST_TAGS, TAG_SUGGESTIONS } from '../tags.ts'
import { Chips } from './chips.tsx'
import { EditSheet } from './edit-sheet.tsx'
import type { EditorProps } from './editor-props.ts'
import styles from './tag-sheet.module.css'

/** Words a person describes themselves by: chosen from suggestions, or their own. */
export function TagSheet({
  open,
  customerId,
  tags: before,
  onSaved,
  onClose,
}: EditorProps & { readonly tags: readonly string[] }) {
  const [tags, setTags] = useState(before)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, refusal, run, forget } = useSubmit(async () => {
    await saveTags(customerId, withTyped(tags, typed))
    toast('已保存')
    onSaved()
    onClose()
  })
  const add = (tag: string): void => {
    forget()
    const outcome = addTag(tags, tag)
    setProblem(outcome.problem)
    if (outcome.problem !== null) return
    setTags(outcome.tags)
    if (tag === typed) setTyped('')
  }
  const remove = (tag: string): void => {
    forget()
    setProblem(null)
    setTags((all) => all.filter((one) => one !== tag))
  }
  const save = (): void => {
    const unadded = typed.trim() === '' ? null : addTag(tags, typed).problem
    setProblem(unadded)
    if (unadded === null) void run()
  }
  return (
    <EditSheet
      open={open}
      title="个人标签"
      changed={typed.trim() !== '' || tags.join('\n') !== before.join('\n')}
      busy={busy}
      refusal={refusal}
      onSave={save}
      onClose={onClose}
    >
      <p className={styles.note}>
        已选{tags.length}个，最多{MOST_TAGS}个。标签不影响概率的计算。
      </p>
      <ul className={styles.tags} aria-label="已选标签">
        {tags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              className={styles.tag}
              aria-label={`移除标签：${tag}`}
              onClick={() => remove(tag)}
            >
              {tag}
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.own}>
        <div className={styles.text}>
          <TextField
            label="自己写一个"
            name="tag"
            maxLength={LONGEST_TAG}
            value={typed}
            problem={problem ?? undefined}
            onChange={(text) => {
              setProblem(null)
              setTyped(text)
            }}
          />
        </div>
        <Button onClick={() => add(typed)}>添加</Button>
      </div>
      <Chips
        name="可选标签"
        options={TAG_SUGGESTIONS}
        chosen={(tag) => tags.includes(tag)}
        onPick={(tag) => (tags.includes(tag) ? remove(tag) : add(tag))}
      />
    </EditSheet>
  )
}

/** What was typed and not yet added is saved, too. */
function withTyped(tags: readonly string[], typed: string): readonly string[] {
  const outcome = addTag(tags, typed)
  return outcome.problem === null ? outcome.tags : tags
}
