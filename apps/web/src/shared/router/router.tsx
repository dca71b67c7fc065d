import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { addressOf, here, hrefOf, navigate, onMove } from './history.ts'
import type { Place } from './history.ts'

/** Where the application is: drawn again whenever that changes. */
export function useLocation(): Place {
  return useSyncExternalStore(onMove, here, here)
}

/** How to go to an address below the base. */
export function useNavigate(): typeof navigate {
  return navigate
}

type Params = URLSearchParams | Readonly<Record<string, string>>

/** The query of the address, and how to set it. */
export function useSearchParams(): readonly [URLSearchParams, typeof setParams] {
  const { search } = useLocation()
  return [useMemo(() => new URLSearchParams(search), [search]), setParams]
}

function setParams(
  next: Params | ((now: URLSearchParams) => Params),
  options?: Parameters<typeof navigate>[1],
): void {
  const { pathname, search } = here()
  const params = typeof next === 'function' ? next(new URLSearchParams(search)) : next
  const query = new URLSearchParams(params).toString()
  void navigate(query === '' ? pathname : `${pathname}?${query}`, options)
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'target'> {
  /** Address below the base. */
  readonly to: string
}

/** A link to a page of the application. */
export function Link({ to, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    // the browser's own: another button, another tab, a download
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(to, { replace: to === addressOf(here()) })
  }
  return (
    <a {...rest} href={hrefOf(to)} onClick={follow}>
      {children}
    </a>
  )
}

/** Leads on to another page, which takes the place of this one in the history. */
export function Navigate({ to }: { readonly to: string }) {
  useEffect(() => void navigate(to, { replace: true }), [to])
  return null
}
