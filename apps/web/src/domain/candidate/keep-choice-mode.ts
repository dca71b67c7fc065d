import { useCandidateForm } from './form-store.ts'
import type { Boot } from '../../shared/lib/boot.ts'
import { call } from '../../shared/lib/call.ts'
import { writeStored } from '../../shared/lib/storage.ts'
import { logFailure } from '../../shared/lib/log-failure.ts'

/** The last of the start calls: keeps the choice mode of the score province, the page's when it is of that province. */
export async function keepChoiceMode(boot: Boot | null): Promise<void> {
  const { provinceId } = useCandidateForm.getState().form
  try {
    const known = boot?.choiceMode.provinceId === provinceId ? boot.choiceMode : null
    const { choiceMode } = known ?? (await call('getChoiceMode', { provinceId }, { quiet: true }))
    writeStored('choiceMode', choiceMode)
  } catch (error) {
    logFailure('初始化异常', error)
  }
}
