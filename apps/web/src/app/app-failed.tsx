import { FailedState } from '../shared/ui/states.tsx'

export const BROKEN = new Error('页面出现异常，已填内容没有丢失')

/** In place of everything, where something outside the screens broke while drawn. */
export function AppFailed() {
  return (
    <main>
      <FailedState what="页面" error={BROKEN} onRetry={() => location.reload()} />
    </main>
  )
}
