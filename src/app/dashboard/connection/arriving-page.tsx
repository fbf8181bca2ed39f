import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { connection } from '#ui/connection/connection.ts'
import { BUSY_RETRY_MS, SILENCE_MS } from '#ui/connection/connection.limits.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { entryAt } from '../frame/entries.ts'
import { PageSkeleton } from '../frame/page-skeleton.tsx'
import { PageWhileLoading } from '../frame/page-while-loading.tsx'
import { failureOfCode } from './failed-code.ts'
import { loadFailedStyles } from './failed-styles.ts'
import { PageLost } from './page-lost.tsx'

type Load = () => Promise<ComponentType>
/** Where the code's component stands: in the frame of the dashboard, or in the window. */
type Place = 'frame' | 'window'

/**
 * A route's code. When it has not come after 2 s, or cannot come, the route opens all the same: its place says so, and
 * shows the page when it has arrived, while the navigation around it works (DAILY-WORK §3.12).
 */
export async function pageOf(load: Load, place: Place): Promise<{ Component: ComponentType }> {
  const late = Promise.withResolvers<ComponentType>()
  const timer = setTimeout(() => late.resolve(arriving(load, place)), SILENCE_MS)
  try {
    return { Component: await Promise.race([loadStyled(load), late.promise]) }
  } catch {
    connection.probe().catch(() => null)
    return { Component: arriving(load, place) }
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
function arriving(load: Load, place: Place): ComponentType {
  const Around = place === 'frame' ? InFrame : PageWhileLoading
  return function ArrivingPage() {
    const { Page, hasFailed, error, retry } = useArrival(load)
    if (Page) return <Page />
    return <Around>{hasFailed && <PageLost error={error} onRetry={retry} />}</Around>
  }
}

/** In the place of the page: its skeleton, or what went wrong. */
function InFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return children || <PageSkeleton entry={entryAt(pathname)} />
}

function useArrival(load: Load) {
  const [Page, setPage] = useState<ComponentType | null>(null)
  const [failed, setFailed] = useState<{ error: unknown } | null>(null)
  const isOffline = useIsOffline()

  const arrive = useCallback(async () => {
    try {
      const loaded = await loadStyled(load)
      setPage(() => loaded)
    } catch (error) {
      setFailed({ error: await failureOfCode(error) })
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
  return { Page, hasFailed: failed !== null || isOffline, error: failed?.error, retry: () => void arrive() }
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
