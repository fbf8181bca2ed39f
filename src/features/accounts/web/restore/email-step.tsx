import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmailField } from '#ui/field/email-field.tsx'
import { AuthHeading, WaitNotice } from '#features/identity/web/index.ts'
import { authTexts } from '../../auth.texts.ts'
import { restoreTexts } from '../../restore.texts.ts'
import { accountOfEmail } from '../../reset.contract.ts'
import styles from '../auth/auth-page.module.css'
import { keptOnChange } from '../auth/kept-email.ts'
import restoreStyles from './restore.module.css'
import { useSendCode } from './use-send-code.ts'

const texts = restoreTexts

type EmailStepProps = { email: string; onSent: (email: string) => void }

/** Step 1: the email of the account; the answer is the same whether there is one (S1 §2). */
export function EmailStep({ email, onSent }: EmailStepProps) {
  const { send, isBusy, isOverToday, secondsLeft } = useSendCode(onSent)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(accountOfEmail, spanishFallback),
    mode: 'onTouched',
    defaultValues: { email },
  })
  const isRefused = isOverToday || secondsLeft > 0
  return (
    <>
      <AuthHeading title={texts.emailTitle}>{texts.emailLead}</AuthHeading>
      <form
        className={styles.form}
        onSubmit={handleSubmit(body => (isRefused ? undefined : send(body.email)))}
        noValidate
      >
        <EmailField
          label={authTexts.email}
          autoFocus
          readOnly={isBusy}
          error={formState.errors.email?.message}
          {...register('email', keptOnChange)}
        />
        {isOverToday && (
          <Alert tone="warning" live>
            {texts.tooManyToday}
          </Alert>
        )}
        {secondsLeft > 0 && <WaitNotice secondsLeft={secondsLeft} text={texts.tooMany} />}
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel={texts.sending} disabled={isRefused}>
          {texts.send}
        </Button>
      </form>
      <Link className={`link ${restoreStyles.back}`} to={PAGES.signIn}>
        {texts.backToLogin}
      </Link>
    </>
  )
}
