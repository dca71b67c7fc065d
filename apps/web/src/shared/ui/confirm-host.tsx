import { Dialog } from './dialog.tsx'
import { useConfirm } from './confirm.ts'

/** Where confirm() asks. */
export function ConfirmHost() {
  const { question, open, answer } = useConfirm()
  if (question === null) return null
  const { title, text, yes = '确定', no = '取消', danger = false } = question
  return (
    <Dialog
      open={open}
      title={title}
      {...(text === undefined ? {} : { text })}
      onClose={() => answer(false)}
      actions={[
        ...(no === null ? [] : [{ text: no, run: () => answer(false) }]),
        { text: yes, run: () => answer(true), look: danger ? 'danger' : 'main' } as const,
      ]}
    />
  )
}
