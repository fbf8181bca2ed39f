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

const Subscription = ({ usePlanUse }: { usePlanUse: UsePlanUse }) => <SubscriptionTab {...usePlanUse()} />
