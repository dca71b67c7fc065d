import type { Basis, GroupMajor, Unit, University } from '@wenjin/contract'
import type { Batch } from './facets.ts'
import { usePopup } from '../../../../shared/lib/use-popup.ts'

/** The popups of the volunteer page, by their flags. */
export function useVolunteerPopups() {
  return {
    batch: usePopup<Batch>(),
    filter: usePopup<Batch>(),
    explain: usePopup<Basis>(),
    univ: usePopup<University>(),
    majorGroup: usePopup<{ readonly unit: Unit; readonly univ: University }>(),
    major: usePopup<{ readonly major: GroupMajor; readonly univName: string }>(),
    volunteer: usePopup<Batch>(),
    rateReport: usePopup<{ readonly unit: Unit; readonly univ: University }>(),
    factor: usePopup<number>(),
  }
}
export type OpenPopups = ReturnType<typeof useVolunteerPopups>
