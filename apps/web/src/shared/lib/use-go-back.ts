import { useNavigate } from 'react-router'
import { PATHS } from './paths.ts'

/** Back to where the person came from; to `home` when there is nowhere in this application. */
export function useGoBack(home: string = PATHS.index): () => void {
  const navigate = useNavigate()
  return () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number }
    if (idx !== undefined && idx > 0) void navigate(-1)
    else void navigate(home, { replace: true })
  }
}
