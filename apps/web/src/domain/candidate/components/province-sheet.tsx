import { ProvinceGrid } from '../../../shared/ui/province-grid.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { chooseProvince, useCandidateForm } from '../form-store.ts'

interface ProvinceSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Chooses the province of the score form. */
export function ProvinceSheet({ open, onClose }: ProvinceSheetProps) {
  const selected = useCandidateForm(({ form }) => form.provinceId)
  return (
    <Sheet open={open} title="请选择高考省份" onClose={onClose}>
      <ProvinceGrid
        selected={selected}
        onPick={(provId) => {
          chooseProvince(provId)
          onClose()
        }}
      />
    </Sheet>
  )
}
