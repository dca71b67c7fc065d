import { useForm } from '../../../../../shared/lib/use-form.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Icon } from '../../../../../shared/ui/icon.tsx'
import { TextField } from '../../../../../shared/ui/text-field.tsx'
import { saveTags } from '../api.ts'
import { addTag, MAX_TAG_LENGTH, MAX_TAGS, TAG_SUGGESTIONS } from '../tags.ts'
import { Chips } from './chips.tsx'
import { EditSheet } from './edit-sheet.tsx'
import { finish } from './editor-props.ts'
import type { EditorProps } from './editor-props.ts'
import styles from './tag-sheet.module.css'

/** Words a person describes themselves by: chosen from suggestions, or their own. */
export function TagSheet({ tags: before, ...editor }: EditorProps & { readonly tags: readonly string[] }) {
  const form = useForm({
    start: { tags: before, tag: '' },
    check: ({ tags, tag }) => ({ tag: tag === '' ? null : addTag(tags, tag).problem }),
    send: async ({ tags, tag }) => {
      await saveTags(editor.customerId, withTyped(tags, tag))
      finish(editor)
    },
  })
  const { change, tell } = form
  const { tags, tag: typed } = form.values
  const add = (tag: string): void => {
    const outcome = addTag(tags, tag)
    if (outcome.problem !== null) tell({ tag: outcome.problem })
    else change({ tags: outcome.tags, ...(tag === typed ? { tag: '' } : {}) })
  }
  const remove = (tag: string): void => change({ tags: tags.filter((one) => one !== tag) })
  return (
    <EditSheet {...editor} title="个人标签" form={form}>
      <p className="soft mb-8">
        已选{tags.length}个，最多{MAX_TAGS}个。标签不影响概率的计算。
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
        <div className="fill">
          <TextField {...form.field('tag')} label="自己写一个" maxLength={MAX_TAG_LENGTH} />
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
