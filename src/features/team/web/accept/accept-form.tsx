import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { firstNameOf } from '#features/identity/first-name.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import {
  AuthHeading,
  confirmedBy,
  NewPasswordFields,
  TermsNote,
  useCurrentUser,
  WaitNotice,
} from '#features/identity/web/index.ts'
import { acceptanceForm } from '../../acceptance-form.rules.ts'
import type { InvitationContext } from '../../invitation.contract.ts'
import { invitationPageTexts as texts } from '../../invitation-page.texts.ts'
import styles from './accept.module.css'
import { Inviter } from './inviter.tsx'
import { useAccept } from './use-accept.ts'

type AcceptFormProps = {
  invitation: InvitationContext
  token: string
  /** The link ended while the form was open. */
  onEnded: () => void
}

/**
 * The password of a new member, typed twice (S1 §5). Another account that is open here is said before it is signed out.
 */
export function AcceptForm({ invitation, token, onEnded }: AcceptFormProps) {
  const { user } = useCurrentUser()
  const { inviterName, memberName, memberEmail } = invitation
  const form = useForm({
    resolver: zodResolver(acceptanceForm, spanishFallback),
    mode: 'onTouched',
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { register, handleSubmit, formState } = form
  const { errors, isSubmitting, touchedFields } = formState
  const { accept, isEmailTaken, secondsLeft } = useAccept({ form, token, email: memberEmail ?? '', onEnded })
  return (
    <>
      <AuthHeading title={texts.title}>{texts.lead}</AuthHeading>
      <Inviter name={inviterName} />
      <form className={styles.form} noValidate onSubmit={handleSubmit(accept)}>
        <TextField label={texts.email} readOnly autoComplete="username" value={memberEmail ?? ''} />
        <NewPasswordFields
          autoFocus
          label={texts.password}
          errors={errors}
          fields={{
            password: register('password', confirmedBy(touchedFields)),
            confirmPassword: register('confirmPassword'),
          }}
        />
        {user && <Alert tone="warning">{texts.otherSession(user.email)}</Alert>}
        {isEmailTaken && (
          <Alert tone="error" live>
            <b>{identityErrors.emailExists.message}</b> {texts.emailTakenHint(inviterName ?? texts.someone)}
          </Alert>
        )}
        {secondsLeft > 0 && <WaitNotice secondsLeft={secondsLeft} text={texts.limited} />}
        <Button
          type="submit"
          size="lg"
          wide
          busy={isSubmitting}
          busyLabel={texts.accepting}
          disabled={secondsLeft > 0 || isEmailTaken}
        >
          {texts.submit}
        </Button>
        <TermsNote before={texts.asWorker(firstNameOf(memberName ?? ''))} terms={texts.terms} privacy={texts.privacy} />
      </form>
    </>
  )
}
