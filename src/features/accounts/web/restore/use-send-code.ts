import { useState } from 'react'
import { HOUR_S } from '#shared/time.ts'
import { failureText, limitedForS } from '#ui/client/api-error.ts'
import { callForMessage } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { useWait } from '#features/identity/web/index.ts'
import { restoreTexts } from '../../restore.texts.ts'
import { forgotPassword } from '../../reset.contract.ts'

const texts = restoreTexts
const TOAST = 'restore'

/** Asks for a code: says that it is on its way, or how long to wait; a longer wait than an hour is that of the day. */
export function useSendCode(onSent: (email: string) => void) {
  const [isBusy, setBusy] = useState(false)
  const [isOverToday, setOverToday] = useState(false)
  const wait = useWait()
  const send = async (email: string) => {
    if (isBusy) return
    setBusy(true)
    try {
      const { message } = await callForMessage(forgotPassword, { body: { email } })
      toast.success(message ?? texts.sent, { id: TOAST })
      onSent(email)
    } catch (error) {
      const seconds = limitedForS(error)
      if (seconds === undefined) toast.error(failureText(error, texts.sendFailed), { id: TOAST })
      else if (seconds > HOUR_S) setOverToday(true)
      else wait.start(seconds)
    }
    setBusy(false)
  }
  return { send, isBusy, isOverToday, secondsLeft: wait.secondsLeft }
}
