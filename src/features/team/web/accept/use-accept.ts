import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { ApiError, limitedForS, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import type { PasswordPair } from '#features/identity/password-form.rules.ts'
import { useCurrentUser, useWait } from '#features/identity/web/index.ts'
import { acceptInvitation } from '../../invitation.contract.ts'
import { invitationPageTexts as texts } from '../../invitation-page.texts.ts'
import { teamErrors } from '../../team.errors.ts'

/** Refusals after which the token is checked again: the page then says what happened to the link. */
const ENDED = new Set<string>([
  teamErrors.expired.code,
  teamErrors.used.code,
  teamErrors.revoked.code,
  teamErrors.unknownToken.code,
])

type Acceptance = { form: UseFormReturn<PasswordPair>; token: string; email: string; onEnded: () => void }

/** Accepts the invitation; then `/auth` says so, with the email filled in (S1 §2; 3-decisions §7). */
export function useAccept({ form, token, email, onEnded }: Acceptance) {
  const { user, clearUser } = useCurrentUser()
  const navigate = useNavigate()
  const { secondsLeft, start } = useWait()
  const [isEmailTaken, setEmailTaken] = useState(false)

  const showFailure = (error: unknown) => {
    const seconds = limitedForS(error)
    const code = error instanceof ApiError ? error.code : ''
    if (seconds !== undefined) start(seconds)
    else if (ENDED.has(code)) onEnded()
    else if (code === identityErrors.emailExists.code) setEmailTaken(true)
    else if (code === identityErrors.passwordCommon.code)
      form.setError('password', { type: 'server', message: messageOf(error, texts.failed) }, { shouldFocus: true })
    else toast.error(messageOf(error, texts.failed), { id: 'invitation' })
  }
  const accept = async ({ password }: PasswordPair) => {
    if (secondsLeft > 0 || isEmailTaken) return
    try {
      await call(acceptInvitation, { body: { token, password } })
      // The server has ended the other account's session in this browser.
      if (user) clearUser()
      void navigate(PAGES.invitationAccepted, { replace: true, state: { email } })
    } catch (error) {
      showFailure(error)
    }
  }
  return { accept, isEmailTaken, secondsLeft }
}
