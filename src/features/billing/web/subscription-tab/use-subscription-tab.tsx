import { useUser } from '#features/identity/web/index.ts'
import { NotKeptHere } from '#ui/kept/not-kept-here.tsx'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import type { UsePageTab } from '#ui/dashboard/dashboard-feature.ts'
import { subscriptionTabTexts as texts } from '../../subscription-tab.texts.ts'
import type { PlanUse } from './plan-use.ts'
import { SubscriptionTab } from './subscription-tab.tsx'

/** A hook of the dashboard, called while the tab is open. */
export type UsePlanUse = () => PlanUse

/** The tab 'Suscripción' of the user page. */
export const subscriptionTabWith =
  (usePlanUse: UsePlanUse): UsePageTab =>
  () => ({
    id: 'subscription',
    label: texts.tab,
    visible: true,
    content: <Subscription usePlanUse={usePlanUse} />,
  })

function Subscription({ usePlanUse }: { usePlanUse: UsePlanUse }) {
  const use = usePlanUse()
  const { subscription } = useUser()
  const isOffline = useIsOffline()
  // A user of whom a phone has kept everything but the plan.
  return isOffline && subscription === undefined ? <NotKeptHere /> : <SubscriptionTab {...use} />
}
