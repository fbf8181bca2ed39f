import { useEffect, useRef, useState } from 'react'
import type { User } from '#features/identity/identity.contract.ts'
import { knowsPasskey } from './known-passkey.ts'
import { loadPasskeys } from './use-passkey-login.ts'

type Autofill = {
  isOff: boolean
  /** True while the phone asks for a passkey by itself: the new question has taken this one's place. */
  isAsking: () => boolean
  onSignedIn: (user: User) => void | Promise<void>
  report: (error: unknown) => Promise<void>
}

/**
 * Lets the browser offer its passkeys in the field of the email: at once where it knows one, elsewhere as soon as
 * somebody comes to the form, so that a look at the page asks the server for nothing. Answers what begins it.
 */
export function useAutofill({ isOff, isAsking, onSignedIn, report }: Autofill): () => void {
  const [isWanted, setWanted] = useState(knowsPasskey)
  const latest = useRef({ onSignedIn, report })
  useEffect(() => {
    latest.current = { onSignedIn, report }
  })
  useEffect(() => {
    if (isOff || !isWanted) return
    let isOver = false
    const offer = async () => {
      const { canAutofill, logInByPasskey } = await loadPasskeys()
      if (!(await canAutofill()) || isOver) return
      const user = await logInByPasskey({ autofill: true })
      if (!isOver) await latest.current.onSignedIn(user)
    }
    // Nobody has asked for it: what goes wrong before a choice is not told.
    offer().catch((error: unknown) => {
      if (!isOver && isChoiceRefused(error)) void latest.current.report(error)
    })
    return () => {
      isOver = true
      if (!isAsking())
        void loadPasskeys().then(
          ({ giveUpPasskey }) => giveUpPasskey(),
          () => {},
        )
    }
  }, [isOff, isWanted, isAsking])
  return () => setWanted(true)
}

const isChoiceRefused = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 401 || error.status === 403)
