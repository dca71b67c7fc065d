import { useRef } from 'react'

/** A second tap of the same finger within this time is not meant. */
const THROTTLE_MS = 500

/** What a tap does, at most once in half a second. */
export function useThrottled(act: () => void): (event: { readonly timeStamp: number }) => void {
  const last = useRef(-THROTTLE_MS)
  return ({ timeStamp }) => {
    if (timeStamp - last.current < THROTTLE_MS) return
    last.current = timeStamp
    act()
  }
}
