import { useEffect, useState } from 'react'
import { SECOND_MS } from '#shared/time.ts'

export type Wait = {
  /** 0 when nothing is to be waited for. */
  secondsLeft: number
  /** Begins to count down from so many seconds; 0 ends it. */
  start: (seconds: number) => void
}

const leftUntil = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS))

/** Counts down to a moment, by the clock: a sleeping tab wakes up with the right number. */
export function useWait(startUntil = 0): Wait {
  const [until, setUntil] = useState(startUntil)
  const [secondsLeft, setSecondsLeft] = useState(() => leftUntil(startUntil))
  useEffect(() => {
    setSecondsLeft(leftUntil(until))
    const timer = setInterval(() => {
      setSecondsLeft(leftUntil(until))
      if (leftUntil(until) === 0) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [until])
  return {
    secondsLeft,
    start: seconds => {
      setUntil(Date.now() + seconds * SECOND_MS)
      setSecondsLeft(seconds)
    },
  }
}
