import { gaokaoYears } from '@wenjin/contract'
import { provinceById } from '@wenjin/engine'
import { useState } from 'react'
import { now } from '../../../shared/lib/boot.ts'
import { useForm } from '../../../shared/lib/use-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ProvinceGrid } from '../../../shared/ui/province-grid.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { bindProvince } from '../bind-province.ts'
import { signOut } from '../store.ts'
import { suggestBinding } from '../suggest-binding.ts'
import { YearSheet } from './year-sheet.tsx'
import styles from './bind-sheet.module.css'

interface BindSheetProps {
  readonly open: boolean
  readonly onBound: () => void
}

/**
 * Binds the account to a province and a year of the gaokao: chosen first, then confirmed. Nothing else closes it; who
 * does not want to bind can sign out.
 */
export function BindSheet(props: BindSheetProps) {
  return (
    <Sheet open={props.open} title="绑定高考省份和年份">
      <BindSteps onBound={props.onBound} />
    </Sheet>
  )
}

function BindSteps({ onBound }: Pick<BindSheetProps, 'onBound'>) {
  const [suggestion] = useState(suggestBinding)
  const { values, change, first, submit, busy } = useForm({
    start: { provinceId: suggestion.provinceId ?? null, year: suggestion.year ?? null },
    check: ({ provinceId, year }) => ({
      year: provinceId === null || year === null ? '请选择高考省份和高考年份' : null,
    }),
    send: async ({ provinceId, year }) => {
      if (provinceId === null || year === null) return
      if (await bindProvince({ provinceId, year })) onBound()
    },
  })
  const { provinceId, year } = values
  const [confirming, setConfirming] = useState(first === null)
  const [picking, setPicking] = useState<'province' | 'year' | null>(null)
  return (
    <>
      <p className="soft mb-8">
        {confirming
          ? '请确认以下信息，绑定后不能随意更改。'
          : '绑定后按您的省份和年份显示数据，不能随意更改。'}
      </p>
      <BindRow
        label="高考省份"
        value={provinceId === null ? undefined : provinceById(provinceId)?.name}
        {...(confirming ? {} : { onPick: () => setPicking('province') })}
      />
      <BindRow
        label="高考年份"
        value={year === null ? undefined : `${year}年`}
        {...(confirming ? {} : { onPick: () => setPicking('year') })}
      />
      <div className={styles.actions}>
        {confirming ? (
          <>
            <Button block onClick={() => setConfirming(false)}>
              返回
            </Button>
            <Button look="main" block busy={busy} onClick={submit}>
              确定
            </Button>
          </>
        ) : (
          <Button look="main" block blocked={first} onClick={() => setConfirming(true)}>
            绑定
          </Button>
        )}
      </div>
      <div className="center mt-4">
        <Button look="text" onClick={() => void leave()}>
          退出登录
        </Button>
      </div>
      <Sheet open={picking === 'province'} title="请选择高考省份" onClose={() => setPicking(null)}>
        <ProvinceGrid
          selected={provinceId}
          onPick={(picked) => {
            change({ provinceId: picked })
            setPicking(null)
          }}
        />
      </Sheet>
      <YearSheet
        open={picking === 'year'}
        years={gaokaoYears(now())}
        selected={year}
        onClose={() => setPicking(null)}
        onPick={(picked) => {
          change({ year: picked })
          setPicking(null)
        }}
      />
    </>
  )
}

async function leave(): Promise<void> {
  await signOut()
  toast('已退出登录')
}

interface BindRowProps {
  readonly label: string
  readonly value: string | undefined
  /** Absent: locked. */
  readonly onPick?: () => void
}

function BindRow({ label, value, onPick }: BindRowProps) {
  if (onPick === undefined) {
    return (
      <p className={styles.row}>
        <span className={styles.label}>{label}</span>
        {value}
      </p>
    )
  }
  return (
    <button type="button" className={styles.row} onClick={onPick}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value ?? '请选择'}</span>
      <Icon name="forward" size={18} />
    </button>
  )
}
