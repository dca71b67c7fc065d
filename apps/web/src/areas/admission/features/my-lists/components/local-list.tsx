import { PATHS } from '@wenjin/contract'
import { gradeLabel } from '../../../../../domain/candidate/model.ts'
import { choiceCount } from '../../../../../domain/list/draft.ts'
import type { Draft } from '../../../../../domain/list/draft.ts'
import { now } from '../../../../../shared/lib/boot.ts'
import { momentText } from '../../../../../shared/lib/moment-text.ts'
import { openSignIn } from '../../../../../shared/lib/popups.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { ReportCard } from './report-card.tsx'
import styles from './local-list.module.css'

/** The list that only this phone holds. */
export function LocalList({ draft, signedIn }: { readonly draft: Draft; readonly signedIn: boolean }) {
  return (
    <ul>
      <ReportCard
        name={draft.name}
        mark="仅存在本机"
        grade={gradeLabel(draft.gradeInfo)}
        count={choiceCount(draft)}
        kept={`${momentText(draft.editedAt, now())}修改`}
        to={PATHS.volunteerList}
      >
        {signedIn ? (
          <p className={styles.saving}>正在保存到账号</p>
        ) : (
          <Button look="text" onClick={() => openSignIn('登录后保存到账号')}>
            登录后保存到账号
          </Button>
        )}
      </ReportCard>
    </ul>
  )
}
