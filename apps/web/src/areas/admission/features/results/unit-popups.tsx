import type { Basis } from '@wenjin/contract'
import { LikeButton } from '../../../../domain/like/components/like-button.tsx'
import { useSession } from '../../../../domain/session/store.ts'
import type { StatedCandidate } from './api.ts'
import { ExplainSheet } from '../unit/components/explain-sheet.tsx'
import { GroupSheet } from '../unit/components/group-sheet.tsx'
import { MajorSheet } from '../unit/components/major-sheet.tsx'
import { RateSheet } from '../unit/components/rate-sheet.tsx'
import { SchoolSheet } from '../unit/components/school-sheet.tsx'
import type { Batch } from './facets.ts'
import type { Picking } from '../unit/picking.ts'
import type { OpenPopups } from './use-results-popups.ts'

interface UnitPopupsProps {
  readonly popups: Pick<OpenPopups, 'school' | 'majorGroup' | 'major' | 'explain' | 'rateReport'>
  readonly candidate: StatedCandidate
  readonly batch: Batch
  readonly basis: Basis
  readonly picking: Picking
}

/** What opens from a unit: its school, itself with its majors, one major, what its chance means and how it is made. */
export function UnitPopups({ popups, candidate, batch, basis, picking }: UnitPopupsProps) {
  const { majorGroup, major, explain, rateReport } = popups
  const customerId = useSession((state) => state.customerId)
  const shared = { batch, candidate, picking, ownRank: basis.rank, demo: basis.demo }
  return (
    <>
      {popups.school.value !== null && (
        <SchoolSheet
          {...shared}
          open={popups.school.open}
          onClose={popups.school.hide}
          school={popups.school.value}
          onUnit={(unit, school) => majorGroup.show({ unit, school })}
          onRate={(unit, school) => rateReport.show({ unit, school })}
          aside={
            <LikeButton
              customerId={customerId}
              target={{ kind: 'school', targetId: String(popups.school.value.univId) }}
              name={popups.school.value.univName}
            />
          }
        />
      )}
      {majorGroup.value !== null && (
        <GroupSheet
          {...shared}
          {...majorGroup.value}
          open={majorGroup.open}
          onClose={majorGroup.hide}
          onSchool={(school) => {
            majorGroup.hide()
            popups.school.show(school)
          }}
          onMajor={(one) => major.show({ major: one, univName: majorGroup.value?.school.univName ?? '' })}
          onExplain={() => explain.show(basis)}
          onRate={() => {
            if (majorGroup.value !== null) rateReport.show(majorGroup.value)
          }}
        />
      )}
      {major.value !== null && (
        <MajorSheet
          {...major.value}
          open={major.open}
          onClose={major.hide}
          demo={basis.demo}
          aside={
            major.value.major.majorCode !== '' && (
              <LikeButton
                customerId={customerId}
                target={{ kind: 'major', targetId: major.value.major.majorCode }}
                name={major.value.major.majorName}
              />
            )
          }
        />
      )}
      {rateReport.value !== null && (
        <RateSheet
          {...rateReport.value}
          open={rateReport.open}
          onClose={rateReport.hide}
          basis={basis}
          provinceId={candidate.provinceId}
        />
      )}
      {explain.value !== null && (
        <ExplainSheet
          open={explain.open}
          onClose={explain.hide}
          basis={explain.value}
          provinceId={candidate.provinceId}
        />
      )}
    </>
  )
}
