import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { ApiError, failureText, isRefusal, limitedForS } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { AuthHeading, AuthLayout } from '#features/identity/web/index.ts'
import { verifyEmail } from '../../email/email.contract.ts'
import { emailTexts } from '../../email/email.texts.ts'
import styles from './undo-page.module.css'

const texts = emailTexts.confirm

/**
 * `/auth/confirmar`: says that somebody reads what is sent to an email. It asks first, because programs that look for
 * harmful links open them too; nothing waits for it (4-beyond §10).
 */
export function ConfirmEmailPage() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token'))
  const [outcome, setOutcome] = useState<'done' | { refused: string }>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!token) return <Navigate to={PAGES.signIn} replace />
  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await call(verifyEmail, { body: { token }, forUser: null })
      setOutcome('done')
    } catch (error) {
      if (error instanceof ApiError && isRefusal(error) && limitedForS(error) === undefined)
        return setOutcome({ refused: error.message })
      setFailure(failureText(error, texts.failed))
      setBusy(false)
    }
  }
  if (outcome)
    return (
      <AuthLayout>
        <div className={styles.told} role="status">
          {outcome === 'done' ? (
            <AuthHeading title={texts.doneTitle}>{texts.doneLead}</AuthHeading>
          ) : (
            <AuthHeading title={texts.refusedTitle}>{outcome.refused}</AuthHeading>
          )}
          {/* A page load: the user of an open session is read anew. */}
          <ButtonLink href={PAGES.dashboard} size="lg" wide>
            {texts.open}
          </ButtonLink>
        </div>
      </AuthLayout>
    )
  return (
    <AuthLayout>
      <AuthHeading title={texts.title}>{texts.lead}</AuthHeading>
      {failure && (
        <Alert tone="error" live>
          {failure}
        </Alert>
      )}
      <Button size="lg" wide busy={isBusy} busyLabel={texts.confirming} onClick={() => void confirm()}>
        {texts.submit}
      </Button>
    </AuthLayout>
  )
}
