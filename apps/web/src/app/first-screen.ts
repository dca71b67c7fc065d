import { now } from '../shared/lib/boot.ts'
import { setForm, useGradeForm } from '../features/grade/form-store.ts'
import { takeOver } from '../features/grade/take-over.ts'

/** Where the person was in the first screen when the script came. */
interface Place {
  readonly name: string
  readonly value: string
  readonly selection: readonly [number, number] | null
}

/**
 * Takes over what was typed into the first screen that came as HTML, before it is replaced. Answers what puts the
 * person back to where they were, to be called once the screen stands.
 */
export function leaveFirstScreen(): () => void {
  const form = document.querySelector<HTMLFormElement>('#first-home form')
  if (form === null) return () => {}
  setForm(takeOver(new FormData(form), useGradeForm.getState().form, now()))
  const place = placeOf(document.activeElement)
  const { submitted } = document.documentElement.dataset
  return () => {
    const again = document.querySelector<HTMLFormElement>('#root form')
    if (again === null) return
    if (place !== null) goTo(again, place)
    if (submitted !== undefined) again.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
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
