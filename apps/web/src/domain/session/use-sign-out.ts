import { PATHS } from '@wenjin/contract'
import { useNavigate } from '../../shared/router/router.tsx'
import { confirm } from '../../shared/ui/confirm.ts'
import { toast } from '../../shared/ui/toast.ts'
import { endEverySession, forgetSession, signOut } from './store.ts'

const KEPT = '已保存到账号的志愿表不受影响，重新登录即可看到。未保存的内容留在本机。'

/** The ways out of the account, each after asking: on this device, and on every one. Both end at home. */
export function useSignOut(): {
  readonly here: () => Promise<void>
  readonly everywhere: () => Promise<void>
} {
  const navigate = useNavigate()
  return {
    here: async () => {
      if (!(await confirm({ title: '退出登录', text: KEPT, yes: '退出登录', danger: true }))) return
      // Home first: the page is for customers only and would ask to sign in again.
      await navigate(PATHS.index, { replace: true })
      await signOut()
      toast('已退出登录')
    },
    everywhere: async () => {
      const text = `包括本机在内的所有设备都将退出登录。${KEPT}`
      if (!(await confirm({ title: '退出全部设备', text, yes: '全部退出', danger: true }))) return
      try {
        await endEverySession()
      } catch {
        // The call has said why; nobody is signed out.
        return
      }
      await navigate(PATHS.index, { replace: true })
      forgetSession()
      toast('全部设备已退出登录')
    },
  }
}
