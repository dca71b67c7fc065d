import { openSignIn } from '../../../../shared/lib/popups.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { EmptyState } from '../../../../shared/ui/states.tsx'

interface CustomersOnlyProps {
  /** What there is to see. */
  readonly text: string
}

/** Where a visitor's part of a page ends. */
export function CustomersOnly({ text }: CustomersOnlyProps) {
  return (
    <EmptyState title="登录后查看" text={text}>
      <Button look="main" onClick={() => openSignIn('登录后查看')}>
        登录
      </Button>
    </EmptyState>
  )
}
