import { useContext } from 'react'
import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash'
import { CurrentUserContext } from '#features/identity/web/index.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { offlineTexts as texts } from '#ui/offline/offline.texts.ts'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { SignOutWay } from './sign-out-way.tsx'
import styles from './page-lost.module.css'

type PageLostProps = { error: unknown; onRetry: () => void }

/** The page that has not come, in its place: for want of a connection, or because we have failed (decision 0206). */
export function PageLost({ error, onRetry }: PageLostProps) {
  const isOffline = useIsOffline()
  // The frame's own way out is on a page, and pages may not come.
  const mayLeave = Boolean(useContext(CurrentUserContext)?.user)
  if (isOffline) return <PageOffline onRetry={onRetry} />
  return (
    <Card>
      <LoadFailure
        title={texts.pageLost}
        titleLevel={1}
        error={error}
        advice={texts.retrying}
        onRetry={onRetry}
        ways={mayLeave && <SignOutWay />}
      />
    </Card>
  )
}

function PageOffline({ onRetry }: { onRetry: () => void }) {
  return (
    <Card>
      <div className={styles.lost}>
        <span className={styles.icon}>
          <WifiSlashIcon size={36} aria-hidden="true" />
        </span>
        <h1 className={styles.title}>{texts.pageLost}</h1>
        <p className={styles.text}>{texts.pageLostHint}</p>
        <Button variant="secondary" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </Card>
  )
}
