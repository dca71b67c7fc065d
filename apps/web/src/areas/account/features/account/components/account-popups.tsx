import { DeleteSheet } from './delete-sheet.tsx'
import { DevicesSheet } from './devices-sheet.tsx'
import { PhoneSheet } from './phone-sheet.tsx'

export type AccountPopup = 'phone' | 'devices' | 'delete'

interface AccountPopupsProps {
  /** The one that is open; null when all are closed. */
  readonly open: AccountPopup | null
  readonly customerId: number
  /** The account's phone as the account shows it: 138****0000; '' while it has none. */
  readonly hidden: string
  readonly onPhoneChanged: () => void
  readonly onClose: () => void
}

/** What is done about the account in popups. */
export function AccountPopups({ open, customerId, hidden, onPhoneChanged, onClose }: AccountPopupsProps) {
  const shared = { customerId, onClose }
  return (
    <>
      <PhoneSheet {...shared} open={open === 'phone'} hidden={hidden} onChanged={onPhoneChanged} />
      <DevicesSheet {...shared} open={open === 'devices'} />
      <DeleteSheet {...shared} open={open === 'delete'} hidden={hidden} />
    </>
  )
}
