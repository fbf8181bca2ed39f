import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` once, after `ms` of time in which it was not paused. */
export function useCountdown(ms: number, paused: boolean, onEnd: () => void) {
  const remaining = useRef(ms)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (paused) return
    const from = Date.now()
    const timer = setTimeout(() => end(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - from
    }
  }, [paused])
}
