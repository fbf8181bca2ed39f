import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Outlet } from 'react-router'
import { latestVisibility } from '#features/billing/banner.rules.ts'
import { PaymentConfirmationContext, PlanBanner, usePaymentReturn } from '#features/billing/web/index.ts'
import { currentTexts } from '#features/restaurants/status/current.texts.ts'
import { ownRestaurants } from '#features/restaurants/web/index.ts'
import { FullScreenLoader } from '#ui/loader/loader.tsx'
import { FullScreenNotice } from '../full-screen-notice.tsx'
import { shellTexts as texts } from '../shell.texts.ts'
import { BottomBar, MobileHeader } from './mobile-bars.tsx'
import { ConnectionStrip } from '../connection/connection-strip.tsx'
import { RestaurantScopeProvider } from './restaurant-scope.tsx'
import { ScreenOfRestaurant } from './screen-of-restaurant.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useMembershipCheck } from './use-membership-check.ts'
import { WhoseQuestion } from '../connection/whose-question.tsx'

/** The frame of all screens of the dashboard (S2 §2): sidebar or bars, banner, and the restaurants, loaded once. */
export function Shell() {
  const { data: restaurants, isError, isFetching, refetch } = useQuery(ownRestaurants)
  const payment = usePaymentReturn(useReloadRestaurants())
  useMembershipCheck()
  if (!restaurants && isError && !isFetching) {
    return <FullScreenNotice title={currentTexts.loadFailed} text={texts.tryAgainHint} onRetry={() => void refetch()} />
  }
  if (!restaurants) return <FullScreenLoader />
  return (
    <PaymentConfirmationContext value={payment}>
      <RestaurantScopeProvider restaurants={restaurants}>
        <div className={styles.app}>
          <a className={styles.skip} href="#contenido">
            {texts.skip}
          </a>
          <Sidebar />
          <div className={styles.column}>
            {payment.kind !== 'checkout' && (
              <PlanBanner menuVisibleUntil={latestVisibility(restaurants.map(one => one.menuVisibleUntil))} />
            )}
            <MobileHeader />
            <ConnectionStrip />
            <main className={styles.page} id="contenido" tabIndex={-1}>
              <ScreenOfRestaurant>
                <Outlet />
              </ScreenOfRestaurant>
            </main>
          </div>
          <BottomBar />
          <WhoseQuestion />
        </div>
      </RestaurantScopeProvider>
    </PaymentConfirmationContext>
  )
}

/** A plan that has just been paid may make restaurants active again. */
function useReloadRestaurants() {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: ownRestaurants.queryKey }), [queryClient])
}
