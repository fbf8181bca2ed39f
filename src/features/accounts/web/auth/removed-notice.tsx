import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { authTexts as texts } from '../../auth.texts.ts'

/** Somebody was taken out of a team: said in the page, never only in a toast (TRUST §5). */
export function RemovedNotice() {
  return (
    <Alert
      tone="error"
      live
      action={
        <ButtonRouterLink to={PAGES.signUp} replace variant="secondary" size="sm">
          {texts.signUp}
        </ButtonRouterLink>
      }
    >
      <strong>{identityErrors.memberRemoved.message}</strong> {texts.removedHint}
    </Alert>
  )
}
