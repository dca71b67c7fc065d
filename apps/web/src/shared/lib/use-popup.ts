import { useCallback, useState } from 'react'

interface PopupState<T> {
  readonly open: boolean
  /** What it shows; stays while the popup closes, so that it does not empty on its way out. */
  readonly value: T | null
  readonly show: (value: T) => void
  readonly hide: () => void
}

/** A popup about something. */
export function usePopup<T>(): PopupState<T> {
  const [{ open, value }, setState] = useState<{ open: boolean; value: T | null }>({
    open: false,
    value: null,
  })
  const show = useCallback((shown: T) => setState({ open: true, value: shown }), [])
  const hide = useCallback(() => setState((state) => ({ ...state, open: false })), [])
  return { open, value, show, hide }
}
