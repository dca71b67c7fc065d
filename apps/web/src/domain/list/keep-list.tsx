import { PATHS } from '@wenjin/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from '../../shared/router/router.tsx'
import { toast } from '../../shared/ui/toast.ts'

/** Where lists are filled, put right or made. */
const FILLING: ReadonlySet<string> = new Set([
  PATHS.volunteer,
  PATHS.volunteerList,
  PATHS.aiReport,
  PATHS.appraise,
])
/** Home is drawn first; the keeping of lists comes after. */
const LATER_MS = 1500

const ListKeeper = lazy(async (): Promise<{ readonly default: ComponentType }> => {
  try {
    return { default: (await import('./list-keeper.tsx')).ListKeeper }
  } catch {
    toast('志愿表同步没有启动，内容仍保存在本机')
    return { default: Nothing }
  }
})

/** Keeps the list: at once where lists are filled, a little later elsewhere. */
export function KeepList() {
  const { pathname } = useLocation()
  const filling = FILLING.has(pathname)
  const [due, setDue] = useState(filling)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), filling ? 0 : LATER_MS)
    return () => clearTimeout(timer)
  }, [filling])
  if (!due) return null
  return (
    <Suspense fallback={null}>
      <ListKeeper />
    </Suspense>
  )
}

function Nothing(): ReactNode {
  return null
}
