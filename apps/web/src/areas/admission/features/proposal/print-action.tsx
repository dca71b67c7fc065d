import { canDownload } from '../../../../shared/lib/offer-file.ts'
import { askForBrowser } from '../../../../shared/ui/ask-for-browser.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { NavAction } from '../../../../shared/ui/nav-bar.tsx'

/** Prints the page, from the navigation bar. */
export function PrintAction() {
  const print = (): void => {
    if (canDownload()) window.print()
    else void askForBrowser('打印')
  }
  return (
    <NavAction>
      <Button look="text" onClick={print}>
        打印
      </Button>
    </NavAction>
  )
}
