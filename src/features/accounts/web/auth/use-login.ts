import { useState } from 'react'
import { ApiError, failureText, limitedForS } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { useWait } from '#features/identity/web/index.ts'
import type { Credentials } from '../../accounts.contract.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import { loadCalls } from './late-calls.ts'

const TOAST = 'login'
/**
 * 'Verifica tus credenciales' is for wrong ones: a fault of the server is told in the server's words (decision 0074).
 */
const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status >= 500 && error.message
    ? error.message
    : failureText(error, texts.loginFailed)
const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code

/**
 * Signs in, for the page and for the dialog over an open form. A limit counts down, a removed member is told in the
 * page; all else is a toast. `isWrong`: email or password did not fit.
 */
export function useLogin() {
  const wait = useWait()
  const [isRemoved, setRemoved] = useState(false)
  const submit = async (body: Credentials): Promise<User | 'wrong' | 'removed' | 'failed'> => {
    setRemoved(false)
    toast.close(TOAST)
    try {
      const { sendLogin } = await loadCalls()
      return await sendLogin(body)
    } catch (error) {
      if (hasCode(error, identityErrors.memberRemoved.code)) {
        setRemoved(true)
        return 'removed'
      }
      const seconds = limitedForS(error)
      if (seconds !== undefined) wait.start(seconds)
      else toast.error(failureOf(error), { id: TOAST })
      return hasCode(error, identityErrors.badCredentials.code) ? 'wrong' : 'failed'
    }
  }
  return { submit, isRemoved, secondsLeft: wait.secondsLeft }
}
