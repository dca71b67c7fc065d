import { useEffect, useLayoutEffect } from 'react'
import { KeepInStep } from '../domain/in-step.tsx'
import type { AddressCredentials } from '../shared/lib/start-address.ts'
import { FailedState } from '../shared/ui/states.tsx'
import { Boundary } from './boundary.tsx'
import type { Initialised } from './initialise.ts'
import { Providers } from './providers.tsx'
import { BROKEN } from './screen-frame.tsx'
import { Shell } from './shell.tsx'

interface StartedProps {
  readonly resume: () => void
  readonly initialised: Initialised
}

/** The running application; what can wait until the screen stands is done then. */
export function Started({ resume, initialised: { boot, credentials } }: StartedProps) {
  useLayoutEffect(resume, [resume])
  useEffect(() => {
    if (credentials !== undefined) void askAbout(credentials)
  }, [credentials])
  return (
    <Boundary failed={Failed}>
      <Providers>
        <Shell />
        <KeepInStep boot={boot} />
      </Providers>
    </Boundary>
  )
}

/** In place of everything, where something outside the screens broke while drawn. */
function Failed() {
  return (
    <main>
      <FailedState what="页面" error={BROKEN} onRetry={() => location.reload()} />
    </main>
  )
}

async function askAbout(credentials: AddressCredentials): Promise<void> {
  const { askToSwap } = await import('../domain/session/swap-account.ts')
  await askToSwap(credentials)
}
