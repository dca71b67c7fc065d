/** What every editor of the profile is given. It is mounted anew each time it opens. */
export interface EditorProps {
  readonly open: boolean
  readonly customerId: number
  /** It was saved: whoever shows the customer elsewhere asks anew. */
  readonly onSaved: () => void
  readonly onClose: () => void
}
