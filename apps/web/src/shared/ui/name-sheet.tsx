import { useForm } from '../lib/use-form.ts'
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

function NameForm({ title, name: before, maxLength, onName, onClose }: Omit<NameSheetProps, 'open'>) {
  const { form, values, change, first } = useForm({
    start: { name: before },
    check: ({ name }) => ({ name: name === '' ? '请输入名称' : null }),
    send: async ({ name }) => {
      if (name !== before) onName(name)
      onClose()
    },
  })
  return (
    <form {...form}>
      <input
        className={styles.input}
        aria-label={title}
        maxLength={maxLength}
        value={values.name}
        data-autofocus
        enterKeyHint="done"
        onChange={({ target }) => change({ name: target.value })}
      />
      <Button type="submit" look="main" block blocked={first}>
        保存
      </Button>
    </form>
  )
}
