import { SMS_COUNTDOWN_SECONDS } from '@wenjin/contract'
import { useEffect, useState } from 'react'

/** When the next code of each type may be sent (milliseconds of the device's clock); outlives a closed popup. */
const readyAt = new Map<number, number>()

/** Begins the wait for the next code of a type (smsCode's). */
export function startCountdown(type: number, at = Date.now()): void {
  readyAt.set(type, at + SMS_COUNTDOWN_SECONDS * 1000)
}

/** Seconds until the next code of a type may be sent: 60 down to 1, then 0; 0, too, when the clock was set back. */
export function secondsLeft(type: number, at = Date.now()): number {
  const left = Math.ceil(((readyAt.get(type) ?? 0) - at) / 1000)
  return left > SMS_COUNTDOWN_SECONDS ? 0 : Math.max(0, left)
}

/** The seconds that are left, second by second, and how to begin again. */
export function useSmsCountdown(type: number): { readonly seconds: number; readonly restart: () => void } {
  const [seconds, setSeconds] = useState(() => secondsLeft(type))
  const counting = seconds > 0
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => setSeconds(secondsLeft(type)), 1000)
    return () => clearInterval(timer)
  }, [counting, type])
  return {
    seconds,
    restart: () => {
      startCountdown(type)
      setSeconds(secondsLeft(type))
    },
  }
}
