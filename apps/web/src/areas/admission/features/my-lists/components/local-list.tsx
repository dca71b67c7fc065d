import { PATHS } from '@wenjin/contract'
import { candidateLabel } from '../../../../../domain/candidate/model.ts'
import { choiceCount } from '../../../../../domain/list/choice-list.ts'
import type { ChoiceList } from '../../../../../domain/list/choice-list.ts'
import { now } from '../../../../../shared/lib/boot.ts'
import { momentText } from '../../../../../shared/lib/moment-text.ts'
import { openSignIn } from '../../../../../shared/lib/popups.ts'
import { Button } from '../../../../../shared/ui/button.tsx'
import { ListCard } from './list-card.tsx'
import styles from './local-list.module.css'

/** The list that only this phone holds. */
export function LocalList({ list, signedIn }: { readonly list: ChoiceList; readonly signedIn: boolean }) {
  return (
    <ul>
      <ListCard
        name={list.name}
        mark="仅存在本机"
        candidate={candidateLabel(list.candidate)}
        count={choiceCount(list)}
        kept={`${momentText(list.editedAt, now())}修改`}
        to={PATHS.volunteerList}
      >
        {signedIn ? (
          <p className={styles.saving}>正在保存到账号</p>
        ) : (
          <Button look="text" onClick={() => openSignIn('登录后保存到账号')}>
            登录后保存到账号
          </Button>
        )}
      </ListCard>
    </ul>
  )
}
