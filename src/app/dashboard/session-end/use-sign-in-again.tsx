import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import type { User } from '#features/identity/identity.contract.ts'
import { hasUnsaved } from '#ui/unsaved/unsaved.ts'
import { storeUser } from '../session.queries.ts'

const SignInAgain = lazy(async () => ({
  default: (await import('#features/accounts/web/auth/sign-in-again.tsx')).SignInAgain,
}))

type Asking = { user: User; hasTyped: boolean; answer: (user: User | null) => void }

/** Asks for the password over what is open; all calls that wait for it get the one answer. */
export function useSignInAgain(): { ask: (user: User) => Promise<boolean>; dialog: ReactNode } {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<Asking | null>(null)
  const pending = useRef<Promise<boolean> | null>(null)
  const ask = useCallback(
    (user: User) => {
      pending.current ??= new Promise<boolean>(resolve => {
        const answer = (again: User | null) => {
          pending.current = null
          setAsking(null)
          if (again) storeUser(queryClient, again)
          resolve(again !== null)
        }
        setAsking({ user, hasTyped: hasUnsaved(), answer })
      })
      return pending.current
    },
    [queryClient],
  )
  const dialog = asking && (
    <Suspense>
      <SignInAgain user={asking.user} hasTyped={asking.hasTyped} onAnswer={asking.answer} />
    </Suspense>
  )
  return { ask, dialog }
}
