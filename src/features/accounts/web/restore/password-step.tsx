import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ApiError, failureText, limitedForS } from '#ui/client/api-error.ts'
import { callForMessage } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { passwordForm } from '#features/identity/password-form.rules.ts'
import { confirmedBy, AuthHeading, NewPasswordFields, useWait, WaitNotice } from '#features/identity/web/index.ts'
import { accountErrors } from '../../accounts.errors.ts'
import { accountTexts } from '../../accounts.texts.ts'
import { restoreTexts } from '../../restore.texts.ts'
import { resetPassword } from '../../reset.contract.ts'
import { isTokenExpired, type RestoreDraft } from '../../restore-draft.rules.ts'
import styles from '../auth/auth-page.module.css'

const texts = restoreTexts
const TOAST = 'restore'
const codeOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined)

type PasswordStepProps = {
  draft: Extract<RestoreDraft, { step: 'password' }>
  /** Where it is not the password that was forgotten. */
  title?: string
  lead?: string
  onStartAgain: () => void
  onDone: () => void
}

/** Step 3: the new password. A token that is over, or was used, leads back to the first step (S1 §5). */
export function PasswordStep({
  draft,
  title = texts.newTitle,
  lead = texts.newLead,
  onStartAgain,
  onDone,
}: PasswordStepProps) {
  const [isDead, setDead] = useState(() => isTokenExpired(draft.verifiedAt, Date.now()))
  const wait = useWait()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(passwordForm, spanishFallback),
    mode: 'onTouched',
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting, touchedFields } = formState
  const submit = handleSubmit(async ({ password }) => {
    if (isSubmitting || wait.secondsLeft > 0) return
    try {
      const { message } = await callForMessage(resetPassword, {
        body: { tempToken: draft.tempToken, newPassword: password },
      })
      toast.success(message ?? accountTexts.passwordUpdated, { id: TOAST })
      onDone()
    } catch (error) {
      const seconds = limitedForS(error)
      if (seconds !== undefined) wait.start(seconds)
      else if (codeOf(error) === accountErrors.badResetToken.code) setDead(true)
      else if (codeOf(error) === identityErrors.passwordCommon.code)
        setError('password', { type: 'server', message: identityErrors.passwordCommon.message }, { shouldFocus: true })
      else toast.error(failureText(error, texts.saveFailed), { id: TOAST })
    }
  })
  return (
    <>
      <AuthHeading title={title}>{lead}</AuthHeading>
      {isDead ? (
        <div className={styles.form}>
          <Alert tone="error" live>
            {texts.badToken}
          </Alert>
          <p className="muted">{texts.badTokenHint}</p>
          <Button size="lg" wide onClick={onStartAgain}>
            {texts.startAgain}
          </Button>
        </div>
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          {/* Password managers store the new password under this name. */}
          <input
            className="vh"
            type="text"
            autoComplete="username"
            value={draft.email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <NewPasswordFields
            autoFocus
            errors={errors}
            fields={{
              password: register('password', confirmedBy(touchedFields)),
              confirmPassword: register('confirmPassword'),
            }}
          />
          {wait.secondsLeft > 0 && <WaitNotice secondsLeft={wait.secondsLeft} text={texts.limited} />}
          <Button
            type="submit"
            size="lg"
            wide
            busy={isSubmitting}
            busyLabel={texts.saving}
            disabled={wait.secondsLeft > 0}
          >
            {texts.save}
          </Button>
        </form>
      )}
    </>
  )
}
