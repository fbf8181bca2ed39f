import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { AuthHeading } from '#features/identity/web/index.ts'
import type { InvitationContext } from '../../invitation.contract.ts'
import { invitationPageTexts as texts } from '../../invitation-page.texts.ts'
import styles from './accept.module.css'
import { Inviter } from './inviter.tsx'

type Props = { state: keyof typeof texts.ended; invitation: InvitationContext }

/** A link that can no longer be used: which reason, and what to do. */
export function EndedInvitation({ state, invitation }: Props) {
  const { title, hint, action } = texts.ended[state]
  const inviter = invitation.inviterName ?? texts.someone
  const email = invitation.memberEmail ?? ''
  return (
    <>
      <AuthHeading title={title}>{hint({ inviter, email })}</AuthHeading>
      <Inviter name={invitation.inviterName} />
      <ButtonRouterLink size="lg" wide to={PAGES.signIn} state={state === 'used' ? { email } : undefined}>
        {action}
      </ButtonRouterLink>
      {state === 'used' && (
        <p className={styles.legal}>
          <Link className="link" to={PAGES.restorePassword}>
            {texts.forgot}
          </Link>
        </p>
      )}
    </>
  )
}
