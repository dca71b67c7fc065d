import { ProvinceGrid } from '../../../../../shared/ui/province-grid.tsx'
import { Sheet } from '../../../../../shared/ui/sheet.tsx'

interface ProvinceChoiceProps {
  readonly open: boolean
  readonly selected: number
  readonly onPick: (provId: number) => void
  readonly onClose: () => void
}

/** Which province's data are shown. */
export function ProvinceChoice({ open, selected, onPick, onClose }: ProvinceChoiceProps) {
  return (
    <Sheet open={open} title="查看哪个省份" onClose={onClose}>
      <ProvinceGrid
        selected={selected}
        onPick={(provId) => {
          onClose()
          onPick(provId)
        }}
      />
    </Sheet>
  )
}
