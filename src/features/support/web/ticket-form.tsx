import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { failureText, limitedForS } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useWait, WaitNotice } from '#features/identity/web/index.ts'
import { createTicket } from '../support.contract.ts'
import { SENT_TEXT_MS, SUBJECT_MAX, TICKET_MESSAGE_MAX } from '../support.limits.ts'
import { supportTexts as texts } from '../support.texts.ts'
import styles from './support-tab.module.css'

const EMPTY = { subject: '', message: '' }
const TOAST = 'support'

/** True for five seconds after `show()` (S2 §4). */
function useSentText() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setShown(false), SENT_TEXT_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  return { isShown, show: () => setShown(true) }
}

/** Subject and message to support; a failure keeps both (S2 §2, §4, §5, §8). */
export function TicketForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useSentText()
  const wait = useWait()
  const { register, handleSubmit, reset, control, formState } = useForm({ defaultValues: EMPTY })
  const { subject, message } = useWatch({ control })
  const isReady = Boolean(subject?.trim() && message?.trim())
  const { isSubmitting } = formState

  const submit = handleSubmit(async typed => {
    if (!isReady || isSubmitting || wait.secondsLeft > 0) return
    try {
      await call(createTicket, { body: { ...typed, email } })
      toast.close(TOAST)
      reset(EMPTY)
      sent.show()
      form.current?.querySelector('input')?.focus()
    } catch (error) {
      const seconds = limitedForS(error)
      if (seconds === undefined) toast.error(failureText(error, texts.failed), { id: TOAST })
      else wait.start(seconds)
    }
  })
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <div role="status">{sent.isShown && <Alert tone="success">{texts.sent}</Alert>}</div>
      <TextField
        label={texts.subject}
        maxLength={SUBJECT_MAX}
        readOnly={isSubmitting}
        autoComplete="off"
        {...register('subject')}
      />
      <TextArea
        label={texts.message}
        rows={6}
        maxLength={TICKET_MESSAGE_MAX}
        readOnly={isSubmitting}
        {...register('message')}
      />
      {wait.secondsLeft > 0 && <WaitNotice secondsLeft={wait.secondsLeft} text={texts.limited} />}
      <Button type="submit" busy={isSubmitting} busyLabel={texts.sending} disabled={!isReady || wait.secondsLeft > 0}>
        {texts.send}
      </Button>
      {!isReady && wait.secondsLeft === 0 && <p className={styles.hint}>{texts.hint}</p>}
    </form>
  )
}
