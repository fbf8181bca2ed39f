import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Loader } from '#ui/loader/loader.tsx'
import { connection } from '#ui/connection/connection.ts'
import { BUSY_RETRY_MS, SILENCE_MS } from '#ui/connection/connection.limits.ts'
import { offlineTexts as texts } from '#ui/offline/offline.texts.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import styles from './arriving-page.module.css'
import { loadFailedStyles } from './failed-styles.ts'

type Load = () => Promise<ComponentType>

/**
 * A route's code. When it has not come after 2 s, or cannot come, the route opens all the same: its place says so, and
 * shows the page when it has arrived, while the navigation around it works (DAILY-WORK §3.12).
 */
export async function pageOf(load: Load): Promise<{ Component: ComponentType }> {
  const late = Promise.withResolvers<ComponentType>()
  const timer = setTimeout(() => late.resolve(arriving(load)), SILENCE_MS)
  try {
    return { Component: await Promise.race([loadStyled(load), late.promise]) }
  } catch {
    connection.probe().catch(() => null)
    return { Component: arriving(load) }
  } finally {
    clearTimeout(timer)
  }
}

async function loadStyled(load: Load): Promise<ComponentType> {
  const page = await load()
  await loadFailedStyles()
  return page
}

/** A component that loads the page by itself, as often as it takes. */
function arriving(load: Load): ComponentType {
  return function ArrivingPage() {
    const { Page, hasFailed, retry } = useArrival(load)
    if (Page) return <Page />
    return hasFailed ? <PageLost onRetry={retry} /> : <Loader className={styles.loading} />
  }
}

function useArrival(load: Load) {
  const [Page, setPage] = useState<ComponentType | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isOffline = useIsOffline()

  const arrive = useCallback(async () => {
    try {
      const loaded = await loadStyled(load)
      setPage(() => loaded)
    } catch {
      setFailed(true)
      await connection.probe()
      if (!connection.isLost()) reloadOnce()
    }
  }, [load])
  useEffect(() => {
    if (Page || isOffline) return
    void arrive()
    const timer = setInterval(() => void arrive(), BUSY_RETRY_MS)
    return () => clearInterval(timer)
  }, [Page, isOffline, arrive])
  return { Page, hasFailed: hasFailed || isOffline, retry: () => void arrive() }
}

const RELOADED = 'sobremesa.reloaded'

/**
 * With a connection, a module that failed before stays failed in some browsers, and after a deployment it has another
 * name: a new start of the page brings it. Once for each path, and never while something is not stored.
 */
function reloadOnce(): void {
  if (outbox.hasUnsent() || !noteReload(location.pathname)) return
  location.reload()
}

/** False when this path was reloaded already, or when the browser keeps no notes. */
function noteReload(path: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === path) return false
    sessionStorage.setItem(RELOADED, path)
    return true
  } catch {
    return false
  }
}

/** The page that has not come, in its place. */
function PageLost({ onRetry }: { onRetry: () => void }) {
  const isOffline = useIsOffline()
  return (
    <Card>
      <div className={styles.lost}>
        <span className={styles.icon}>
          <WifiSlashIcon size={36} aria-hidden="true" />
        </span>
        <h1 className={styles.title}>{texts.pageLost}</h1>
        <p className={styles.text}>{isOffline ? texts.pageLostHint : texts.pageFailed}</p>
        <Button variant="secondary" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </Card>
  )
}
