import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { settingsTexts } from '#features/accounts/user-settings.texts.ts'
import { keepSignOut } from '#features/accounts/web/sign-out/sign-out-note.ts'
import { actingUser } from '#ui/client/acting-user.ts'
import { reportCrash } from '#ui/client/script-failures.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { FailureHelp } from '#ui/load-failure/failure-help.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { forgetFrame } from './frame/remembered-frame.ts'
import styles from './full-screen.module.css'
import { shellTexts as texts } from './shell.texts.ts'

/** Ours; the log of the server is told without a number to ask for. */
const OURS = { kind: 'ours', number: undefined } as const

/** What a screen that threw an error says of it, and the ways on. */
function Notice({ onLeave }: { onLeave?: () => void }) {
  const error = useRouteError()
  useEffect(() => reportCrash(error), [error])
  return (
    <div role="alert">
      <EmptyState
        title={texts.crashed}
        titleLevel={1}
        action={
          <>
            <Button onClick={() => location.reload()}>{texts.reload}</Button>{' '}
            {onLeave && (
              <Button variant="secondary" onClick={onLeave}>
                {settingsTexts.logOut}
              </Button>
            )}
          </>
        }
      >
        {texts.crashedHint}
      </EmptyState>
      <FailureHelp failure={OURS} />
    </div>
  )
}

/** A screen that threw an error: the frame around it stays, and leads elsewhere. */
export const CrashedScreen = () => (
  <Card>
    <Notice />
  </Card>
)

/** The whole page threw an error. Signing out is kept in the browser, and done by the next start of the page. */
export function Crashed() {
  const leave = () => {
    keepSignOut(actingUser.get())
    forgetFrame()
    location.assign(PAGES.signIn)
  }
  return (
    <main className={styles.screen}>
      <Notice onLeave={leave} />
    </main>
  )
}
