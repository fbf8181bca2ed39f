import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'

const ConfirmYourself = lazy(async () => ({
  default: (await import('#features/accounts/web/security/confirm-yourself.tsx')).ConfirmYourself,
}))

/**
 * Asks for the password over the page before what cannot be taken back; all calls that wait for it get the one answer
 * (3-decisions §2).
 */
export function useConfirmYourself(): { ask: () => Promise<boolean>; dialog: ReactNode } {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)
  const pending = useRef<Promise<boolean> | null>(null)
  const ask = useCallback(() => {
    pending.current ??= new Promise<boolean>(resolve => setAnswer(() => resolve)).finally(() => {
      pending.current = null
      setAnswer(null)
    })
    return pending.current
  }, [])
  const dialog = answer && (
    <Suspense>
      <ConfirmYourself onAnswer={answer} />
    </Suspense>
  )
  return { ask, dialog }
}
