import { useNavigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { useBackStep } from '#ui/back/back-history.ts'
import { Stepper } from '#ui/stepper/stepper.tsx'
import { AuthLayout } from '#features/identity/web/index.ts'
import { restoreTexts } from '../../restore.texts.ts'
import { keptEmail } from '../auth/kept-email.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { useRestoreDraft } from './use-restore-draft.ts'

const texts = restoreTexts
const STEPS = ['email', 'code', 'password'] as const

/** `/auth/restore-password`: email, code, new password; then to `/auth` with the email filled in (S1 §2). */
export function RestorePasswordPage() {
  const [draft, keep, forget] = useRestoreDraft()
  const navigate = useNavigate()
  useBackStep(draft.step !== 'email', () => {
    keep({ step: 'email', email: draft.email })
    return true
  })
  const finish = () => {
    forget()
    void navigate(PAGES.signIn, { state: { email: draft.email } })
  }
  return (
    <AuthLayout>
      <Stepper steps={texts.steps} current={STEPS.indexOf(draft.step)} />
      {draft.step === 'email' && (
        <EmailStep
          email={draft.email || keptEmail()}
          onSent={email => keep({ step: 'code', email, sentAt: Date.now() })}
        />
      )}
      {draft.step === 'code' && (
        <CodeStep
          draft={draft}
          onChangeEmail={() => keep({ step: 'email', email: draft.email })}
          onSentAgain={() => keep({ step: 'code', email: draft.email, sentAt: Date.now() })}
          onWrong={() => keep({ ...draft, wrong: (draft.wrong ?? 0) + 1 })}
          onVerified={tempToken => keep({ step: 'password', email: draft.email, tempToken, verifiedAt: Date.now() })}
        />
      )}
      {draft.step === 'password' && (
        <PasswordStep draft={draft} onStartAgain={() => keep({ step: 'email', email: draft.email })} onDone={finish} />
      )}
    </AuthLayout>
  )
}
