import { takeTyped } from '../domain/in-step.tsx'

/** Where the person was in the first screen when the script came. */
interface Place {
  readonly name: string
  readonly value: string
  readonly selection: readonly [number, number] | null
}

/** A finger that lifts without a tap sends no click: how long to wait for one, in ms. */
const TAP_ENDS = 300
/** Longest wait for a finger that stays down, in ms. */
const MAX_TOUCH_MS = 2_000

/**
 * Waits while a finger is down on the first screen: a button that is replaced between down and up is never tapped.
 * The page itself keeps which finger is down and what was tapped (index.html).
 */
export async function untilReleased(): Promise<void> {
  if (document.documentElement.dataset['pressed'] === undefined) return
  await new Promise<void>((resolve) => {
    const once = { once: true }
    // what a tap sets off (sending the form) comes after its click
    addEventListener('click', () => setTimeout(resolve), once)
    addEventListener('pointercancel', () => resolve(), once)
    addEventListener('pointerup', () => setTimeout(resolve, TAP_ENDS), once)
    setTimeout(resolve, MAX_TOUCH_MS)
  })
}

/**
 * Takes over what was typed into the first screen that came as HTML, before it is replaced. Returns what puts the
 * person back to where they were and does what they last tapped, to be called once the screen stands.
 */
export function leaveFirstScreen(): () => void {
  const form = document.querySelector<HTMLFormElement>('#first-home form')
  if (form !== null) takeTyped(new FormData(form))
  const place = placeOf(document.activeElement)
  const { tapped } = document.documentElement.dataset
  delete document.documentElement.dataset['tapped']
  return () => {
    const again = document.querySelector<HTMLFormElement>('#root form')
    if (again !== null && place !== null) goTo(again, place)
    if (tapped !== undefined) document.querySelector<HTMLElement>(`#root ${tapped}`)?.click()
  }
}

function placeOf(element: Element | null): Place | null {
  if (element instanceof HTMLSelectElement) return { name: element.name, value: '', selection: null }
  if (!(element instanceof HTMLInputElement)) return null
  const { name, type, value, selectionStart, selectionEnd } = element
  if (type !== 'text') return { name, value, selection: null }
  return { name, value: '', selection: [selectionStart ?? 0, selectionEnd ?? 0] }
}

function goTo(form: HTMLFormElement, { name, value, selection }: Place): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)]
  const field = fields.find((one) => value === '' || one.value === value)
  field?.focus({ preventScroll: true })
  if (selection !== null) field?.setSelectionRange(...selection)
}
