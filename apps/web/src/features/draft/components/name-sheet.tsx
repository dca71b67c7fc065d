import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { LONGEST_NAME } from '../draft.ts'
import { renameDraft } from '../store.ts'
import styles from './name-sheet.module.css'

interface NameSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly name: string
}

/** Renames the list. */
export function NameSheet({ open, onClose, name }: NameSheetProps) {
  return (
    <Sheet open={open} title="志愿表名称" onClose={onClose}>
      <NameForm key={name} name={name} onDone={onClose} />
    </Sheet>
  )
}

function NameForm({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const [text, setText] = useState(name)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        renameDraft(text)
        onDone()
      }}
    >
      <input
        className={styles.input}
        aria-label="志愿表名称"
        maxLength={LONGEST_NAME}
        value={text}
        data-autofocus
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="main" block blocked={text.trim() === '' ? '请输入名称' : null}>
        保存
      </Button>
    </form>
  )
}
