import axe from 'axe-core'
import { schemeNow, setScheme } from './scheme.ts'

/** Smallest side of what is tapped, in px. */
const TOUCH = 44

/** Rounds of animations that set off one another. */
const MAX_ROUNDS = 20

/** Rules about a page as a whole: a part has no heading of its own to begin with. */
const PAGE_RULES = ['page-has-heading-one', 'document-title', 'landmark-one-main']

/**
 * What is wrong with the part as it stands: wider than the screen, too small to be tapped, found by axe in light or in
 * dark. One line each; none: nothing.
 */
export async function faultsOf(): Promise<string[]> {
  const scheme = schemeNow()
  const other = scheme === 'light' ? 'dark' : 'light'
  endAnimations()
  const sizes = [
    ...tooWide().map((one) => `wider than the screen: ${one}`),
    ...tooSmall().map((one) => `less than ${TOUCH} px: ${one}`),
  ]
  const rules = Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }]))
  const found = await violations({ rules })
  await setScheme(other)
  endAnimations()
  const inOther = await violations({ runOnly: { type: 'rule', values: ['color-contrast'] } })
  await setScheme(scheme)
  return [...sizes, ...found, ...inOther.map((one) => `${other}: ${one}`)]
}

/**
 * Brings everything that moves to its end. The end of one may begin the next: with reduced motion every change of a
 * colour is a very short transition, and what inherits it follows.
 */
function endAnimations(): void {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const moving = document.getAnimations().filter(isFinite)
    if (moving.length === 0) return
    for (const animation of moving) animation.finish()
  }
}

function isFinite({ effect, playState }: Animation): boolean {
  return playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity
}

async function violations(options: axe.RunOptions): Promise<string[]> {
  const { violations: found } = await axe.run(document, { ...options, resultTypes: ['violations'] })
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  )
}

/** Elements that stick out of the screen, but for those that scroll within it. */
function tooWide(): string[] {
  const width = document.documentElement.clientWidth
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 0 && (box.right > width + 0.5 || box.left < -0.5) && !isCut(element)
    })
    .map(shown)
}

/** Whether something around it scrolls or cuts what is wider. */
function isCut(element: Element): boolean {
  const around = element.parentElement
  if (around === null || around === document.body) return getComputedStyle(element).clip !== 'auto'
  return (
    getComputedStyle(element).clip !== 'auto' ||
    getComputedStyle(around).overflowX !== 'visible' ||
    isCut(around)
  )
}

const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="slider"]'

function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => control.checkVisibility() && control.closest('[inert], .visually-hidden') === null)
    .flatMap((control) => {
      const { width, height } = reachOf(control)
      const small = Math.min(width, height) < TOUCH - 0.5
      return small && !isInText(control)
        ? [`${Math.round(width)}×${Math.round(height)}: ${shown(control)}`]
        : []
    })
}

/** What of the screen belongs to a control: itself and its labels. */
function reachOf(control: HTMLElement): { width: number; height: number } {
  const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : []
  const boxes = [control, ...labels.filter((label) => label.contains(control))].map((one) =>
    one.getBoundingClientRect(),
  )
  return {
    width: Math.max(...boxes.map((box) => box.width)),
    height: Math.max(...boxes.map((box) => box.height)),
  }
}

/** Links in the middle of a sentence are as tall as its lines. */
function isInText(control: HTMLElement): boolean {
  const inline = getComputedStyle(control).display === 'inline'
  return inline && (control.parentElement?.textContent.trim() ?? '') !== control.textContent.trim()
}

function shown(element: Element): string {
  return element.outerHTML.slice(0, 160)
}
