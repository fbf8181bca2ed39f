import { PAGES } from '#shared/page-paths.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { authTexts as texts } from '../../auth.texts.ts'
import { inPage } from './in-page.ts'

/**
 * Somebody was taken out of a team: said in the page, never only in a toast (TRUST §5). `onSignUp`: where the
 * page shows the registration itself.
 */
export function RemovedNotice({ onSignUp }: { onSignUp?: () => void }) {
  return (
    <Alert
      tone="error"
      live
      action={
        <ButtonLink href={PAGES.signUp} onClick={onSignUp && inPage(onSignUp)} variant="secondary" size="sm">
          {texts.signUp}
        </ButtonLink>
      }
    >
      <strong>{identityErrors.memberRemoved.message}</strong> {texts.removedHint}
    </Alert>
  )
}
