import { useEffect, useState } from 'react'
import { loadChunk } from '../shared/lib/load-chunk.ts'
import { toast } from '../shared/ui/toast.ts'

/** A popup's code, fetched the first time it is wanted; says so and gives up when it does not come. */
export function useWhenWanted<T>(wanted: boolean, load: () => Promise<T>, giveUp: () => void): T | null {
  const [part, setPart] = useState<T | null>(null)
  useEffect(() => {
    if (!wanted || part !== null) return
    loadChunk(load).then(
      (loaded) => setPart(() => loaded),
      (error: Error) => {
        toast(error.message)
        giveUp()
      },
    )
  }, [wanted, part, load, giveUp])
  return part
}
