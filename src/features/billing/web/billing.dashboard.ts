import type { DashboardFeature, Load } from '#ui/dashboard/dashboard-feature.ts'
import type { UsePlanUse } from './subscription-tab/use-subscription-tab.tsx'

/**
 * Billing on the dashboard: the tab 'Suscripción' of the user page. What the plan is used for belongs to later
 * features, so the dashboard hands it in.
 */
export const billingDashboard = (loadPlanUse: Load<UsePlanUse>): DashboardFeature => ({
  name: 'billing',
  userTabs: [
    async () => {
      const [{ subscriptionTabWith }, usePlanUse] = await Promise.all([
        import('./subscription-tab/use-subscription-tab.tsx'),
        loadPlanUse(),
      ])
      return subscriptionTabWith(usePlanUse)
    },
  ],
})
