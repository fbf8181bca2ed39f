import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { toast } from '#ui/toast/toast.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import { AuthHeading, AuthLayout } from '#features/identity/web/index.ts'

/** `/auth/accept-invitation`: says that accepting comes soon; without a token it says so and leads to `/auth` (S1 §2). */
export function AcceptInvitationPage() {
  const [search] = useSearchParams()
  const hasToken = Boolean(search.get('token'))
  useEffect(() => {
    if (!hasToken) toast.error(texts.invitation.badToken, { id: 'invitation' })
  }, [hasToken])
  if (!hasToken) return <Navigate to={PAGES.signIn} replace />
  return (
    <AuthLayout>
      <AuthHeading title={texts.invitation.title}>{texts.invitation.lead}</AuthHeading>
      <Alert>{texts.invitation.text}</Alert>
      <ButtonRouterLink to={PAGES.signIn} size="lg" wide>
        {texts.backToLogin}
      </ButtonRouterLink>
    </AuthLayout>
  )
}
