import type { RouteObject } from 'react-router'
import { createBrowserRouter, Navigate } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { FullScreenLoader } from '#ui/loader/loader.tsx'
import { pageOf } from './connection/arriving-page.tsx'
import { OnboardingGate, RequireRestaurant, RequireUser, SessionLayout, ToHome } from './guards.tsx'
import { Crashed, RootLayout } from './root-layout.tsx'
import { shellTexts } from './shell.texts.ts'

const { titles } = shellTexts

const authRoutes: RouteObject[] = [
  {
    path: PAGES.signIn,
    handle: { title: titles.auth },
    lazy: () => pageOf(async () => (await import('./auth-route.tsx')).AuthRoute),
  },
  {
    path: PAGES.restorePassword,
    handle: { title: titles.restorePassword },
    lazy: () =>
      pageOf(
        async () => (await import('#features/accounts/web/restore/restore-password-page.tsx')).RestorePasswordPage,
      ),
  },
  {
    path: PAGES.acceptInvitation,
    handle: { title: titles.acceptInvitation },
    lazy: () =>
      pageOf(async () => (await import('#features/team/web/accept/accept-invitation-page.tsx')).AcceptInvitationPage),
  },
]

const onboardingRoute: RouteObject = {
  element: <OnboardingGate />,
  children: [
    {
      path: PAGES.onboarding,
      handle: { title: titles.onboarding },
      lazy: () => pageOf(async () => (await import('./onboarding-route.tsx')).OnboardingRoute),
    },
  ],
}

const dashboardRoute: RouteObject = {
  path: PAGES.dashboard,
  element: <RequireRestaurant />,
  children: [
    { index: true, element: <ToHome /> },
    {
      lazy: () => pageOf(async () => (await import('./shell/shell.tsx')).Shell),
      children: [
        {
          path: PAGES.home,
          handle: { title: titles.home },
          lazy: () => pageOf(async () => (await import('#features/home/web/home-page.tsx')).HomePage),
        },
        {
          path: PAGES.restaurant,
          handle: { title: titles.restaurant },
          lazy: () => pageOf(async () => (await import('./restaurant-route.tsx')).RestaurantRoute),
        },
        {
          path: PAGES.menu,
          handle: { title: titles.menu },
          lazy: () => pageOf(async () => (await import('#features/menu/web/menu-page.tsx')).MenuPage),
        },
        {
          path: PAGES.qr,
          handle: { title: titles.qr },
          lazy: () => pageOf(async () => (await import('#features/qr/web/qr-page.tsx')).QrPage),
        },
        {
          path: PAGES.settings,
          handle: { title: titles.user },
          lazy: () => pageOf(async () => (await import('./user-route.tsx')).UserRoute),
        },
      ],
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
      HydrateFallback: FullScreenLoader,
      children: [
        {
          element: <SessionLayout />,
          children: [
            ...authRoutes,
            {
              element: <RequireUser />,
              children: [
                onboardingRoute,
                {
                  path: PAGES.subscription,
                  handle: { title: titles.subscription },
                  lazy: () => pageOf(async () => (await import('./subscription-route.tsx')).SubscriptionRoute),
                },
                dashboardRoute,
              ],
            },
            { path: `${PAGES.signIn}/*`, element: <Navigate to={PAGES.signIn} replace /> },
          ],
        },
        {
          path: PAGES.components,
          handle: { title: titles.components },
          lazy: () => pageOf(async () => (await import('#ui/showcase/components-page.tsx')).ComponentsPage),
        },
      ],
    },
  ])
