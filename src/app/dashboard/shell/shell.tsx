import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback } from 'react'
import { Outlet } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { latestVisibility } from '#features/billing/banner.rules.ts'
import { PaymentConfirmationContext, PlanBanner, usePaymentReturn } from '#features/billing/web/index.ts'
import { useUser } from '#features/identity/web/index.ts'
import { currentTexts } from '#features/restaurants/status/current.texts.ts'
import { ownRestaurants, useScoped } from '#features/restaurants/web/index.ts'
import { SchedulerContext, type SchedulerProps } from '#ui/scheduling/scheduling.ts'
import { ConnectionStrip } from '../frame/connection-strip.tsx'
import { WhoseQuestion } from '../connection/whose-question.tsx'
import { Frame } from '../frame/frame.tsx'
import type { NavLook } from '../frame/frame-parts.ts'
import { PageWhileLoading } from '../frame/page-while-loading.tsx'
import { StartFailure } from '../connection/start-failure.tsx'
import { useKept } from '../kept/use-kept.ts'
import { NavLinks } from './nav-links.tsx'
import { RestaurantScopeProvider } from './restaurant-scope.tsx'
import { RestaurantSwitcher } from './restaurant-switcher.tsx'
import { ScreenOfRestaurant } from './screen-of-restaurant.tsx'
import { SuspensionBanner } from './suspension-banner.tsx'
import { useMembershipCheck } from './use-membership-check.ts'
import { useRememberFrame } from './use-remember-frame.ts'

/** Loaded when somebody presses 'Programar…'. */
const ScheduleDialog = lazy(async () => ({
  default: (await import('#features/scheduled/web/schedule-dialog.tsx')).ScheduleDialog,
}))
const drawScheduler = (props: SchedulerProps) => (
  <Suspense fallback={null}>
    <ScheduleDialog {...props} />
  </Suspense>
)

/** The frame with what stands in it (S2 §2): navigation, banner, and the restaurants, loaded once. */
export function Shell() {
  const { data: restaurants, error, isFetching, refetch } = useQuery(ownRestaurants)
  const payment = usePaymentReturn(useReloadRestaurants())
  useMembershipCheck()
  if (!restaurants && error && !isFetching) {
    return (
      <PageWhileLoading>
        <StartFailure title={currentTexts.loadFailed} error={error} onRetry={() => void refetch()} />
      </PageWhileLoading>
    )
  }
  if (!restaurants) return <PageWhileLoading />
  return (
    <PaymentConfirmationContext value={payment}>
      <RestaurantScopeProvider restaurants={restaurants}>
        <LoadedFrame
          banner={
            payment.kind !== 'checkout' && (
              <>
                <SuspensionBanner restaurants={restaurants} />
                <PlanBanner menuVisibleUntil={latestVisibility(restaurants.map(one => one.menuVisibleUntil))} />
              </>
            )
          }
        />
      </RestaurantScopeProvider>
    </PaymentConfirmationContext>
  )
}

const restaurantIn = (place: 'sidebar' | 'header') => <RestaurantSwitcher place={place} />
const links = (look: NavLook) => <NavLinks {...look} />

function LoadedFrame({ banner }: { banner: ReactNode }) {
  const user = useUser()
  const scoped = useScoped()
  const placeOfBanner = useRememberFrame()
  useKept()
  return (
    <Frame
      home={scoped(PAGES.home)}
      person={user}
      restaurant={restaurantIn}
      nav={links}
      above={<div ref={placeOfBanner}>{banner}</div>}
      strip={<ConnectionStrip />}
      over={<WhoseQuestion />}
    >
      <SchedulerContext value={drawScheduler}>
        <ScreenOfRestaurant>
          <Outlet />
        </ScreenOfRestaurant>
      </SchedulerContext>
    </Frame>
  )
}

/** A plan that has just been paid may make restaurants active again. */
function useReloadRestaurants() {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: ownRestaurants.queryKey }), [queryClient])
}
