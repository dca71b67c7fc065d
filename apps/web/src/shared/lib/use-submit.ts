import { CallError } from '@wenjin/contract'
import { useRef, useState } from 'react'

interface Submit {
  readonly busy: boolean
  /** Why the server refused, to be shown beside the button; null while it has not. */
  readonly refusal: string | null
  readonly run: () => Promise<void>
  /** Takes the refusal away: what was refused has been changed. */
  readonly forget: () => void
}

/** Does a form's work once at a time. `work` rejects with CallError, whose message becomes the refusal. */
export function useSubmit(work: () => Promise<void>): Submit {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef(false)
  const run = async (): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setRefusal(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error.message)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, refusal, run, forget: () => setRefusal(null) }
}
