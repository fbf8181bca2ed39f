import { useEffect, useState } from 'react'
import { MINUTE_MS } from '#shared/time.ts'
import { ApiError, failureText, limitedForS } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { useWait } from '#features/identity/web/index.ts'
import { RESET_CODE_MINUTES } from '../../accounts.limits.ts'
import { restoreTexts } from '../../restore.texts.ts'
import { verifyResetCode } from '../../reset.contract.ts'
import { isCodeExpired } from '../../restore-draft.rules.ts'

const texts = restoreTexts
const TOAST = 'restore'

type VerifyOptions = { email: string; sentAt: number; onVerified: (tempToken: string) => void; onWrong: () => void }

/**
 * Checks a code once at a time. Whether it has expired is the page's own clock: the server does not tell (TRUST §4).
 */
export function useVerifyCode({ email, sentAt, onVerified, onWrong }: VerifyOptions) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [isExpired, setExpired] = useState(() => isCodeExpired(sentAt, Date.now()))
  const wait = useWait()
  useEffect(() => {
    setExpired(isCodeExpired(sentAt, Date.now()))
    const timer = setTimeout(() => setExpired(true), sentAt + RESET_CODE_MINUTES * MINUTE_MS - Date.now())
    return () => clearTimeout(timer)
  }, [sentAt])

  const submit = async (code: string) => {
    if (isBusy || isExpired || wait.secondsLeft > 0) return
    setBusy(true)
    try {
      const { tempToken } = await call(verifyResetCode, { body: { email, code } })
      toast.close(TOAST)
      onVerified(tempToken)
    } catch (failure) {
      setBusy(false)
      const seconds = limitedForS(failure)
      if (seconds !== undefined) return wait.start(seconds)
      toast.error(failureText(failure, texts.verifyFailed), { id: TOAST })
      if (!(failure instanceof ApiError) || failure.status !== 400) return
      setError(texts.checkCode)
      onWrong()
    }
  }
  return {
    submit,
    isBusy,
    isExpired,
    error,
    secondsLeft: wait.secondsLeft,
    complain: setError,
    forget: () => setError(undefined),
  }
}
