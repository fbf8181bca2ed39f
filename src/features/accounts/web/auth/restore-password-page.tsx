import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { authTexts as texts } from '../../auth.texts.ts'
import { AuthHeading, AuthLayout } from '#features/identity/web/index.ts'

/** `/auth/restore-password`: says that the reset by mail comes soon, and what to do until then. */
export function RestorePasswordPage() {
  return (
    <AuthLayout>
      <AuthHeading title={texts.restore.title}>{texts.restore.lead}</AuthHeading>
      <Alert>{texts.restore.text}</Alert>
      <ButtonLink href="/#contacto" size="lg" wide>
        {texts.contact}
      </ButtonLink>
      <ButtonRouterLink to={PAGES.signIn} variant="ghost" size="lg" wide>
        {texts.backToLogin}
      </ButtonRouterLink>
    </AuthLayout>
  )
}
