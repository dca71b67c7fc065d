import { toast } from '../../../../../shared/ui/toast.ts'

/** What every editor of the profile is given. It is mounted each time it opens. */
export interface EditorProps {
  readonly open: boolean
  readonly customerId: number
  /** It was saved: what shows the customer elsewhere asks again. */
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** What an editor does once it was saved. */
export function finish(
  { onSaved, onClose }: Pick<EditorProps, 'onSaved' | 'onClose'>,
  said = '已保存',
): void {
  toast(said)
  onSaved()
  onClose()
}
