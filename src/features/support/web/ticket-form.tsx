import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { failureText, limitedForS } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { keepDraft, readDraft } from '#ui/unsaved/drafts.ts'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { useUser, useWait, WaitNotice } from '#features/identity/web/index.ts'
import { createTicket } from '../support.contract.ts'
import { SENT_TEXT_MS, SUBJECT_MAX, TICKET_MESSAGE_MAX } from '../support.limits.ts'
import { supportTexts as texts } from '../support.texts.ts'
import { ticketNumber } from '../ticket-time.rules.ts'
import { ownTickets } from './support.queries.ts'
import styles from './support-tab.module.css'

const EMPTY = { subject: '', message: '' }
const TOAST = 'support'
const DRAFT = 'support'

function keptTicket(draft: unknown): typeof EMPTY {
  const { subject, message } = (draft ?? {}) as Record<string, unknown>
  return { subject: typeof subject === 'string' ? subject : '', message: typeof message === 'string' ? message : '' }
}

/** What was sent, for five seconds after `show()` (S2 §4). */
function useSentText() {
  const [shown, show] = useState<string | null>(null)
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => show(null), SENT_TEXT_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return { shown, show }
}

/**
 * Subject and message to support; a failure keeps both, and so does leaving before they are sent (S2 §2, §4, §5, §8).
 */
export function TicketForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null)
  const hintId = useId()
  const sent = useSentText()
  const wait = useWait()
  const queryClient = useQueryClient()
  const [isCopied, setCopied] = useState(true)
  const { id } = useUser()
  const [kept] = useState(() => keptTicket(readDraft(id, DRAFT)))
  const { register, handleSubmit, reset, control, formState } = useForm({ defaultValues: kept })
  const { subject, message } = useWatch({ control })
  const isReady = Boolean(subject?.trim() && message?.trim())
  const needsText = !isReady && wait.secondsLeft === 0
  const { isSubmitting } = formState
  useUnsaved(Boolean(subject || message))
  useEffect(() => keepDraft(id, DRAFT, subject || message ? { subject, message } : null), [id, subject, message])

  const submit = handleSubmit(async typed => {
    if (!isReady || isSubmitting || wait.secondsLeft > 0) return
    try {
      const { number } = await call(createTicket, { body: { ...typed, email, copy: isCopied } })
      void queryClient.invalidateQueries({ queryKey: ownTickets.queryKey })
      toast.close(TOAST)
      // Here, because the form may have gone meanwhile: nobody finds a sent question as an unsent one.
      keepDraft(id, DRAFT, null)
      if (!form.current) return void toast.success(texts.sent, { id: TOAST })
      reset(EMPTY)
      sent.show(texts.sentAs(ticketNumber(number), isCopied))
      form.current.querySelector('input')?.focus()
    } catch (error) {
      const seconds = limitedForS(error)
      if (seconds === undefined) toast.error(failureText(error, texts.failed), { id: TOAST })
      else wait.start(seconds)
    }
  })
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <HalfWritten isHalfWritten={Boolean(subject || message)} />
      <div role="status">
        {sent.shown !== null && (
          <Alert tone="success">
            <span>{texts.sent}</span> <b>{sent.shown}</b>
          </Alert>
        )}
      </div>
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
      <Checkbox checked={isCopied} onChange={event => setCopied(event.target.checked)} label={texts.copy} />
      {wait.secondsLeft > 0 && <WaitNotice secondsLeft={wait.secondsLeft} text={texts.limited} />}
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel={texts.sending}
        disabled={!isReady || wait.secondsLeft > 0}
        aria-describedby={needsText ? hintId : undefined}
      >
        {texts.send}
      </Button>
      {needsText && (
        <p className={styles.hint} id={hintId}>
          {texts.hint}
        </p>
      )}
    </form>
  )
}

/** Says before the page is left that nothing is lost; another tab of the page is no leaving (EVERY-DAY §8). */
function HalfWritten({ isHalfWritten }: { isHalfWritten: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isHalfWritten && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title={texts.halfWritten}
      tone="primary"
      confirmLabel={texts.leave}
      cancelLabel={texts.goOn}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {texts.keptHere}
    </AlertDialog>
  )
}
