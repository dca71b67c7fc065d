import { useState } from 'react'
import { Icon } from './icon.tsx'
import { TextField } from './text-field.tsx'
import styles from './password-field.module.css'

interface PasswordFieldProps {
  readonly label: string
  readonly name: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly maxLength: number
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem: string | undefined
  readonly hint?: string
  readonly placeholder?: string
}

/** A password, hidden until the person wants to see it. */
export function PasswordField(field: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.show}
          aria-label={`显示${field.label}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye' : 'eyeOff'} size={22} />
        </button>
      }
    />
  )
}
