import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { untilAnswered } from './resend.ts'

type Run = { waits: AbortController; hasLeft: boolean }

/**
 * The sending of a form's one call. `state`: `waiting` means without a connection, and it goes on by itself when it is
 * back. `leave`: the user has closed the form; what is under way is not sent again, and `hasLeft` says so to whoever
 * gets the answer.
 */
export function useSending() {
  const [state, setState] = useState<'idle' | 'sending' | 'waiting'>('idle')
  const run = useRef<Run | null>(null)

  const send = useCallback(async <Answer>(makeCall: (isAgain: boolean) => Promise<Answer>): Promise<Answer> => {
    const mine = (run.current = { waits: new AbortController(), hasLeft: false })
    const onWaiting = (isWaiting: boolean) => setState(isWaiting ? 'waiting' : 'sending')
    setState('sending')
    try {
      return await untilAnswered(makeCall, { signal: mine.waits.signal, onWaiting })
    } finally {
      setState('idle')
    }
  }, [])
  const leave = useCallback(() => {
    if (!run.current) return
    run.current.hasLeft = true
    run.current.waits.abort()
  }, [])
  const hasLeft = useCallback(() => run.current?.hasLeft ?? false, [])
  // A form that is gone sends nothing later: nobody could be asked.
  useEffect(() => leave, [leave])
  return useMemo(() => ({ state, send, leave, hasLeft }), [state, send, leave, hasLeft])
}
