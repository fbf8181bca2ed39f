import type { RouteObject } from 'react-router'
import { createBrowserRouter, Navigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import type { Screen } from '#ui/dashboard/dashboard-feature.ts'
import { FullScreenLoader } from '#ui/loader/loader.tsx'
import { pageOf } from './connection/arriving-page.tsx'
import { DASHBOARD_FEATURES } from './features.ts'
import { OnboardingGate, RequireRestaurant, RequireUser, SessionLayout, ToHome } from './guards.tsx'
import { Crashed, RootLayout } from './root-layout.tsx'
import { shellTexts } from './shell.texts.ts'

const { titles } = shellTexts

/** What the features bring to each other's screens. */
const brought = {
  restaurantTabs: DASHBOARD_FEATURES.flatMap(feature => feature.restaurantTabs ?? []),
  userTabs: DASHBOARD_FEATURES.flatMap(feature => feature.userTabs ?? []),
  menuParts: DASHBOARD_FEATURES.flatMap(feature => feature.menuParts ?? []),
  homeCards: DASHBOARD_FEATURES.flatMap(feature => feature.homeCards ?? []),
}

const routeOf = ({ path, title, load }: Omit<Screen, 'frame'>): RouteObject => ({
  path,
  handle: { title },
  lazy: () => pageOf(() => load(brought)),
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
  load: async () => (await import('./auth-route.tsx')).AuthRoute,
})
const subscription = routeOf({
  path: PAGES.subscription,
  title: titles.subscription,
  load: async () => (await import('./subscription-route.tsx')).SubscriptionRoute,
})
const components = routeOf({
  path: PAGES.components,
  title: titles.components,
  load: async () => (await import('#ui/showcase/components-page.tsx')).ComponentsPage,
})

const dashboard: RouteObject = {
  path: PAGES.dashboard,
  element: <RequireRestaurant />,
  children: [
    { index: true, element: <ToHome /> },
    { lazy: () => pageOf(async () => (await import('./shell/shell.tsx')).Shell), children: screensIn('shell') },
    { path: '*', element: <ToHome /> },
  ],
}

/** The paths of the signed-in area (S1 §2, S2 §2, 3-decisions §10); each screen's code is loaded when it is opened. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <RootLayout />,
      ErrorBoundary: Crashed,
      HydrateFallback: FullScreenLoader,
      children: [
        {
          element: <SessionLayout />,
          children: [
            signIn,
            ...screensIn('open'),
            {
              element: <RequireUser />,
              children: [{ element: <OnboardingGate />, children: screensIn('onboarding') }, subscription, dashboard],
            },
            { path: `${PAGES.signIn}/*`, element: <Navigate to={PAGES.signIn} replace /> },
          ],
        },
        components,
      ],
    },
  ])
