import { useState } from 'react'
import { ApiError, failureText, limitedForS } from '#ui/client/api-error.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { useWait } from '#features/identity/web/index.ts'
import type { Credentials } from '../../accounts.contract.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import { loadCalls } from './late-calls.ts'

/**
 * 'Verifica tus credenciales' is for wrong ones: a fault of the server is told in the server's words (decision 0074).
 */
const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status >= 500 && error.message
    ? error.message
    : failureText(error, texts.loginFailed)
const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code

/**
 * Signs in, for the page and for the dialog over an open form. All that fails is told in the page (EVERY-DAY §8.26): a
 * limit counts down, a removed member has a notice, `failure` is for all else; `isTriedElsewhere`: strangers have used
 * up the tries of this email, and this browser may go on. 'wrong': email or password did not fit;
 * 'code': they did, and a code of a second factor is asked for; `codeError` says what was wrong with the one before.
 */
export function useLogin() {
  const wait = useWait()
  const [isRemoved, setRemoved] = useState(false)
  const [isTriedElsewhere, setTriedElsewhere] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [asksCode, setAsksCode] = useState(false)
  const [codeError, setCodeError] = useState<string>()
  const submit = async (body: Credentials): Promise<User | 'wrong' | 'code' | 'removed' | 'failed'> => {
    setRemoved(false)
    setTriedElsewhere(false)
    setFailure(undefined)
    setCodeError(undefined)
    try {
      const { sendLogin } = await loadCalls()
      return await sendLogin(body)
    } catch (error) {
      setTriedElsewhere(error instanceof ApiError && Object(error.data).triedElsewhere === true)
      if (hasCode(error, identityErrors.memberRemoved.code)) {
        setRemoved(true)
        return 'removed'
      }
      if (error instanceof ApiError && error.code === identityErrors.secondFactor.code) {
        setAsksCode(true)
        // Whoever is asked for the first time has done nothing wrong.
        setCodeError(error.errors['code'] ?? (asksCode ? identityErrors.secondFactor.message : undefined))
        return 'code'
      }
      const seconds = limitedForS(error)
      if (seconds !== undefined) wait.start(seconds)
      else setFailure(failureOf(error))
      return hasCode(error, identityErrors.badCredentials.code) ? 'wrong' : 'failed'
    }
  }
  return { submit, isRemoved, isTriedElsewhere, failure, asksCode, codeError, secondsLeft: wait.secondsLeft }
}
