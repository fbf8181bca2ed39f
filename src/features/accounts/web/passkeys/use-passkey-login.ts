import { useCallback, useRef, useState } from 'react'
import type { User } from '#features/identity/identity.contract.ts'
import { knowsPasskey } from './known-passkey.ts'
import type { PasskeyFailure } from './passkey-failure.ts'
import type * as login from './passkey-login.ts'

/** All that a passkey needs, loaded when one is wanted: the sign-in page has no bytes to spare. */
export const loadPasskeys = (): Promise<typeof login> => import('./passkey-login.ts')

/** Signs in with a passkey, on the page and over an open form. A question that is closed is no error. */
export function usePasskeyLogin(onSignedIn: (user: User) => void | Promise<void>, forUser: string | null = null) {
  const [isKnown, setKnown] = useState(knowsPasskey)
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<PasskeyFailure>()
  const attempt = useRef(0)
  const asking = useRef(false)
  const report = async (error: unknown) => {
    const { failureOf } = await loadPasskeys()
    setFailure(failureOf(error))
    setKnown(knowsPasskey())
  }
  const ask = (isAsking: boolean): void => {
    asking.current = isAsking
    setWaiting(isAsking)
  }
  const start = async () => {
    const mine = ++attempt.current
    ask(true)
    setFailure(undefined)
    try {
      const { logInByPasskey } = await loadPasskeys()
      const user = await logInByPasskey({ forUser })
      if (mine === attempt.current) await onSignedIn(user)
    } catch (error) {
      if (mine === attempt.current) await report(error).catch(() => {})
    }
    if (mine === attempt.current) ask(false)
  }
  const giveUp = async () => {
    attempt.current += 1
    ask(false)
    await (await loadPasskeys()).giveUpPasskey()
  }
  const isAsking = useCallback(() => asking.current, [])
  return { isKnown, isWaiting, isAsking, failure, start, giveUp, report }
}
export type PasskeyLogin = ReturnType<typeof usePasskeyLogin>
