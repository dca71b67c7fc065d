import { SMS_COUNTDOWN_SECONDS } from '@wenjin/contract'
import { useEffect, useState } from 'react'

/** When the next code may be sent (milliseconds of the device's clock); outlives a closed popup. */
let readyAt = 0

/** Seconds until the next code may be sent: 60 down to 1, then 0. `restart` begins again. */
export function useSmsCountdown(): { readonly seconds: number; readonly restart: () => void } {
  const [seconds, setSeconds] = useState(secondsLeft)
  const counting = seconds > 0
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => setSeconds(secondsLeft()), 1000)
    return () => clearInterval(timer)
  }, [counting])
  return {
    seconds,
    restart: () => {
      readyAt = Date.now() + SMS_COUNTDOWN_SECONDS * 1000
      setSeconds(secondsLeft())
    },
  }
}

function secondsLeft(): number {
  return Math.max(0, Math.ceil((readyAt - Date.now()) / 1000))
}
