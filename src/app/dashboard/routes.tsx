import type { RouteObject } from 'react-router'
import { createBrowserRouter, Navigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import type { Screen } from '#ui/dashboard/dashboard-feature.ts'
import { pageOf } from './connection/arriving-page.tsx'
import { PageWhileLoading } from './frame/page-while-loading.tsx'
import { DASHBOARD_FEATURES } from './features.ts'
import { OnboardingGate, RequireRestaurant, RequireUser, SessionLayout, ToHome } from './guards.tsx'
import { Crashed, CrashedScreen } from './crashed.tsx'
import { RootLayout } from './root-layout.tsx'
import { shellTexts } from './shell.texts.ts'

const { titles } = shellTexts

/** What the features bring to each other's screens. */
const brought = {
  restaurantTabs: DASHBOARD_FEATURES.flatMap(feature => feature.restaurantTabs ?? []),
  userTabs: DASHBOARD_FEATURES.flatMap(feature => feature.userTabs ?? []),
  qrTabs: DASHBOARD_FEATURES.flatMap(feature => feature.qrTabs ?? []),
  menuParts: DASHBOARD_FEATURES.flatMap(feature => feature.menuParts ?? []),
  hoursCards: DASHBOARD_FEATURES.flatMap(feature => feature.hoursCards ?? []),
  homeNotices: DASHBOARD_FEATURES.flatMap(feature => feature.homeNotices ?? []),
  homeCards: DASHBOARD_FEATURES.flatMap(feature => feature.homeCards ?? []),
}

const routeOf = ({ path, title, frame, load }: Screen): RouteObject => ({
  path,
  handle: { title },
  lazy: () => pageOf(() => load(brought), frame === 'shell' ? 'frame' : 'window'),
  ...(frame === 'shell' && { ErrorBoundary: CrashedScreen }),
})

/** The screens of the features in this frame. */
const screensIn = (frame: Screen['frame']): RouteObject[] =>
  DASHBOARD_FEATURES.flatMap(feature => feature.screens ?? [])
    .filter(screen => screen.frame === frame)
    .map(routeOf)

/** Screens that join several features in a way that none of them knows. */
const signIn = routeOf({
  path: PAGES.signIn,
  title: titles.auth,
  frame: 'open',
  load: async () => (await import('./auth-route.tsx')).AuthRoute,
})
const subscription = routeOf({
  path: PAGES.subscription,
  title: titles.subscription,
  frame: 'open',
  load: async () => (await import('./subscription-route.tsx')).SubscriptionRoute,
})
/** The code of 'Cerrar sesión' and of the page behind it, which must be there without a connection (3-decisions §2). */
const loadWayOut = (): Promise<unknown> =>
  Promise.all([
    import('./auth-route.tsx'),
    ...DASHBOARD_FEATURES.flatMap(feature => feature.screens ?? [])
      .filter(({ path }) => path === PAGES.settings)
      .map(({ load }) => load(brought)),
  ])

const components = routeOf({
  path: PAGES.components,
  title: titles.components,
  frame: 'open',
  load: async () => (await import('#ui/showcase/components-page.tsx')).ComponentsPage,
})

const dashboard: RouteObject = {
  path: PAGES.dashboard,
  element: <RequireRestaurant />,
  children: [
    { index: true, element: <ToHome /> },
    {
      lazy: () => pageOf(async () => (await import('./shell/shell.tsx')).Shell, 'window'),
      children: screensIn('shell'),
    },
    { path: '*', element: <ToHome /> },
  ],
}

/** The paths of the signed-in area (S1 §2, S2 §2, 3-decisions §10); each screen's code is loaded when it is opened. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <RootLayout />,
      ErrorBoundary: Crashed,
      HydrateFallback: PageWhileLoading,
      children: [
        {
          element: <SessionLayout />,
          children: [
            signIn,
            ...screensIn('open'),
            {
              element: <RequireUser loadWayOut={loadWayOut} />,
              children: [{ element: <OnboardingGate />, children: screensIn('onboarding') }, subscription, dashboard],
            },
            { path: `${PAGES.signIn}/*`, element: <Navigate to={PAGES.signIn} replace /> },
          ],
        },
        components,
      ],
    },
  ])
