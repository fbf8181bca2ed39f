import { useEffect } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { useOpenTabTitle } from '#ui/dashboard/tab-title.ts'
import { shellTexts as texts } from './shell.texts.ts'

/** What a route declares about itself. */
export type RouteHandle = { title: string }

/**
 * Around every screen of the signed-in area: sets the title, with the open tab of the page, and scrolls to the top at
 * each change of path (S2 §2).
 */
export function RootLayout() {
  const { pathname } = useLocation()
  const handles = useMatches().map(match => match.handle as RouteHandle | undefined)
  const title = handles.findLast(handle => handle?.title)?.title
  const tab = useOpenTabTitle()
  useEffect(() => {
    document.title = [tab, title, texts.brand].filter(Boolean).join(' · ')
  }, [tab, title])
  useEffect(() => {
    if (pathname) scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname])
  return <Outlet />
}
