import { MAX_WEIGHT } from '@wenjin/engine'
import { Button } from '../../../../../shared/ui/button.tsx'
import { Card } from '../../../../../shared/ui/card.tsx'
import { ShareBar } from '../../../../../shared/ui/share-bar.tsx'
import { riskText, SIDE_NAMES, SIDES, preferencesText } from '../preferences.ts'
import type { Preferences } from '../preferences.ts'
import styles from './preference-card.module.css'

interface PreferenceCardProps {
  readonly preferences: Preferences
  readonly onChange: () => void
}

/** What the proposal was asked to look for. */
export function PreferenceCard({ preferences, onChange }: PreferenceCardProps) {
  return (
    <Card
      title="我的偏好"
      aside={
        <span className="no-print">
          <Button look="text" onClick={onChange}>
            修改偏好
          </Button>
        </span>
      }
    >
      <dl className={styles.sides}>
        {SIDES.map((side) => (
          <div key={side}>
            <dt>{SIDE_NAMES[side]}</dt>
            <dd>
              <strong>{preferences[side]}</strong>
              <span className="note">/{MAX_WEIGHT}</span>
              <ShareBar share={preferences[side] / MAX_WEIGHT} height={4} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {preferencesText(preferences)}，滑档风险不超过{riskText(preferences.chance)}
      </p>
    </Card>
  )
}
