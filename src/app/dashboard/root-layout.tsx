import { useEffect } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { FullScreenNotice } from './full-screen-notice.tsx'
import { shellTexts as texts } from './shell.texts.ts'

/** What a route declares about itself. */
export type RouteHandle = { title: string }

/** Around every screen of the signed-in area: sets the title, and scrolls to the top at each change of path (S2 §2). */
export function RootLayout() {
  const { pathname } = useLocation()
  const handles = useMatches().map(match => match.handle as RouteHandle | undefined)
  const title = handles.findLast(handle => handle?.title)?.title
  useEffect(() => {
    document.title = title ? `${title} · ${texts.brand}` : texts.brand
  }, [title])
  useEffect(() => {
    if (pathname) scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname])
  return <Outlet />
}

/** For a screen that threw an error, or whose code did not load: a new version may have been deployed meanwhile. */
export function Crashed() {
  return (
    <FullScreenNotice
      title={texts.crashed}
      text={texts.crashedHint}
      retryLabel={texts.reload}
      onRetry={() => location.reload()}
    />
  )
}
