import { useEffect } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../../../../shared/ui/button.tsx'
import { confirm } from '../../../../../shared/ui/confirm.ts'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'

interface EditSheetProps {
  readonly open: boolean
  readonly title: string
  /** What it offers are demonstration data. */
  readonly demo?: boolean
  /** Label of the button. */
  readonly action?: string
  readonly onClose: () => void
  /** What useForm answers. */
  readonly form: {
    readonly form: ComponentProps<'form'>
    /** Something was changed and is not saved: closing asks first. */
    readonly changed: boolean
    readonly busy: boolean
    /** Why the server refused. */
    readonly refusal: string | null
  }
  readonly children: ReactNode
}

/** A form of the profile in a sheet; closing it by mistake does not lose what was changed. */
export function EditSheet(props: EditSheetProps) {
  const { open, title, demo = false, action = '保存', onClose, children } = props
  const { form, changed, busy, refusal } = props.form
  useUnloadWarning(open && changed)
  const leave = async (): Promise<void> => {
    const sure = !changed || (await confirm(QUESTION))
    if (sure) onClose()
  }
  return (
    <Sheet open={open} title={title} demo={demo} onClose={() => void leave()}>
      <form {...form}>
        {children}
        {refusal !== null && (
          <p className="danger mb-8" role="alert">
            {refusal}
          </p>
        )}
        <Button type="submit" look="main" block busy={busy}>
          {action}
        </Button>
      </form>
    </Sheet>
  )
}

const QUESTION = {
  title: '修改还没有保存',
  text: '离开后，本次修改不会保留。',
  yes: '放弃修改',
  no: '继续编辑',
  danger: true,
}

/** The browser asks before the page is closed or reloaded. */
function useUnloadWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [active])
}
