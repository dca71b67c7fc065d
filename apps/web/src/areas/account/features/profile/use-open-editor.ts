import { useState } from 'react'
import { useSearchParams } from '../../../../shared/router/router.tsx'
import { EDITORS } from './components/editors.tsx'
import type { EditorName } from './components/editors.tsx'

interface Opened {
  readonly name: EditorName | null
  readonly open: boolean
  /** Counts openings: an editor starts from what is saved each time. */
  readonly turn: number
}

/** The editor in view: the address may ask for one (?edit=realName), which leads to it once. */
export function useOpenEditor(): Opened & {
  readonly show: (name: EditorName) => void
  readonly hide: () => void
} {
  const [params, setParams] = useSearchParams()
  const asked = EDITORS.find((name) => name === params.get('edit')) ?? null
  const [opened, setOpened] = useState<Opened>({ name: asked, open: asked !== null, turn: 0 })
  return {
    ...opened,
    show: (name) => setOpened(({ turn }) => ({ name, open: true, turn: turn + 1 })),
    hide: () => {
      setOpened((was) => ({ ...was, open: false }))
      if (asked !== null) setParams({}, { replace: true, preventScrollReset: true })
    },
  }
}
