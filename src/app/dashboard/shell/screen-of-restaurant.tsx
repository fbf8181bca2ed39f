import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { isOfHouse } from '#features/identity/house.rules.ts'
import { useUser } from '#features/identity/web/index.ts'
import { currentTexts as texts } from '#features/restaurants/status/current.texts.ts'
import { useRestaurantScope } from '#features/restaurants/web/index.ts'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { entryAt } from '../frame/entries.ts'
import { PageSkeleton } from '../frame/page-skeleton.tsx'
import { shellTexts } from '../shell.texts.ts'
import { EditingStrip } from './editing-strip.tsx'
import { useNamedRestaurant } from './restaurant-scope.tsx'

/**
 * Renders a screen when its restaurant is known; otherwise says 'No se ha encontrado el restaurante' and whom to ask.
 * An admin without restaurants gets the search (3-decisions §3).
 */
export function ScreenOfRestaurant({ children }: { children: ReactNode }) {
  const user = useUser()
  const { role } = user
  const { pathname } = useLocation()
  const { restaurant, restaurants } = useRestaurantScope()
  const named = useNamedRestaurant(restaurants)
  if (pathname.startsWith(PAGES.settings)) return children
  if (named.isLoading) return <PageSkeleton entry={entryAt(pathname)} />
  if (restaurant) {
    return (
      <>
        <EditingStrip />
        {children}
      </>
    )
  }
  if (named.failure) {
    const { error, retry } = named.failure
    return <LoadFailure title={texts.loadFailed} titleLevel={1} error={error} onRetry={retry} />
  }
  if (role === 'admin' && !named.id) return <Navigate to={PAGES.restaurants} replace />
  if (!named.id) {
    // A partner creates restaurants as the owner does; an owner without one is in onboarding.
    const create = isOfHouse(user) && <ButtonRouterLink to={PAGES.restaurants}>{texts.create}</ButtonRouterLink>
    return (
      <EmptyState title={texts.notFound} titleLevel={1} action={create || undefined}>
        {create ? texts.noneYet : texts.notFoundWorker}
      </EmptyState>
    )
  }
  const home = isOfHouse(user) && <ButtonRouterLink to={PAGES.home}>{shellTexts.backHome}</ButtonRouterLink>
  return (
    <EmptyState title={texts.notFound} titleLevel={1} action={home || undefined}>
      {texts.notFoundHint}
    </EmptyState>
  )
}
