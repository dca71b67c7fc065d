import { SPECIMENS } from '../shared/gallery/specimens.ts'
import { ConfirmHost } from '../shared/ui/confirm-host.tsx'
import { ToastHost } from '../shared/ui/toast-host.tsx'
import { Providers } from './providers.tsx'

/** Every part of the kit in every state, under development alone. */
export function Gallery() {
  return (
    <Providers>
      <main>
        {[...Map.groupBy(SPECIMENS, ({ part }) => part)].map(([part, states]) => (
          <section key={part}>
            <h2>{part}</h2>
            {states.map(({ state, shown }) => (
              <section key={state} aria-label={`${part}: ${state}`}>
                <p className="note">{state}</p>
                {shown}
              </section>
            ))}
          </section>
        ))}
      </main>
      <ConfirmHost />
      <ToastHost />
    </Providers>
  )
}
