import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ApiError, failureText, limitedForS } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { PasswordField } from '#ui/field/password-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useUnsaved } from '#ui/unsaved/unsaved.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { checkPasswordPair } from '#features/identity/password-form.rules.ts'
import { confirmedBy, NewPasswordFields, useCurrentUser, useWait, WaitNotice } from '#features/identity/web/index.ts'
import { typedPassword } from '../../accounts.contract.ts'
import { accountTexts } from '../../accounts.texts.ts'
import { update } from '../../security.contract.ts'
import { securityTexts } from '../../user-settings.texts.ts'
import { focusHeading } from './focus-heading.ts'
import styles from './security.module.css'
import { openSessions } from './sessions.queries.ts'

const texts = securityTexts.password
const TOAST = 'password'
const form = z
  .object({ currentPassword: typedPassword, password: z.string(), confirmPassword: z.string() })
  .superRefine(checkPasswordPair)
const EMPTY = { currentPassword: '', password: '', confirmPassword: '' }

/** A new password, with the present one; the other sessions end (S2 §2, §5). */
export function ChangePassword() {
  const { setUser } = useCurrentUser()
  const queryClient = useQueryClient()
  const card = useRef<HTMLElement>(null)
  const wait = useWait()
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(form, spanishFallback),
    mode: 'onTouched',
    defaultValues: EMPTY,
  })
  const { errors, isDirty, isSubmitting, touchedFields } = formState
  useUnsaved(isDirty)

  const explain = (error: unknown) => {
    const seconds = limitedForS(error)
    if (seconds !== undefined) return wait.start(seconds)
    const code = error instanceof ApiError ? error.code : ''
    const { wrongPassword, passwordCommon } = identityErrors
    if (code === wrongPassword.code)
      return setError('currentPassword', { type: 'server', message: wrongPassword.message }, { shouldFocus: true })
    if (code === passwordCommon.code)
      return setError('password', { type: 'server', message: passwordCommon.message }, { shouldFocus: true })
    toast.error(failureText(error, texts.failed), { id: TOAST })
  }
  const submit = handleSubmit(async ({ currentPassword, password }) => {
    if (isSubmitting || wait.secondsLeft > 0) return
    try {
      setUser(await call(update, { body: { currentPassword, newPassword: password } }))
      reset(EMPTY)
      toast.success(accountTexts.passwordUpdated, { id: TOAST })
      focusHeading(card.current)
      await queryClient.invalidateQueries({ queryKey: openSessions.queryKey })
    } catch (error) {
      explain(error)
    }
  })
  return (
    <Card ref={card} title={texts.title} lead={texts.lead}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PasswordField
          label={texts.current}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <NewPasswordFields
          sideBySide
          errors={errors}
          fields={{
            password: register('password', confirmedBy(touchedFields)),
            confirmPassword: register('confirmPassword'),
          }}
        />
        {wait.secondsLeft > 0 && <WaitNotice secondsLeft={wait.secondsLeft} text={texts.limited} />}
        <Button
          type="submit"
          className={styles.wideOnPhone}
          busy={isSubmitting}
          busyLabel={texts.saving}
          disabled={wait.secondsLeft > 0}
        >
          {texts.submit}
        </Button>
      </form>
    </Card>
  )
}
