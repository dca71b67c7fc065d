import type { SignInMode } from '../sign-in-mode.ts'
import styles from './mode-switch.module.css'

const NAMES: Readonly<Record<SignInMode, string>> = { 1: '微信登录', 2: '验证码登录', 3: '密码登录' }

interface ModeSwitchProps {
  readonly modes: readonly SignInMode[]
  readonly mode: SignInMode
  readonly onChange: (mode: SignInMode) => void
}

/** The ways to sign in, side by side. */
export function ModeSwitch({ modes, mode, onChange }: ModeSwitchProps) {
  return (
    <div className={styles.modes} role="group" aria-label="登录方式">
      {modes.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.mode}
          aria-pressed={one === mode}
          onClick={() => onChange(one)}
        >
          {NAMES[one]}
        </button>
      ))}
    </div>
  )
}
