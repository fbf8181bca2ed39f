import { accountsDashboard } from '#features/accounts/web/accounts.dashboard.ts'
import { activityDashboard } from '#features/activity/web/activity.dashboard.ts'
import { billingDashboard } from '#features/billing/web/billing.dashboard.ts'
import { bringingDashboard } from '#features/bringing/web/bringing.dashboard.ts'
import { historyDashboard } from '#features/history/web/history.dashboard.ts'
import { codesDashboard } from '#features/codes/web/codes.dashboard.ts'
import { homeDashboard } from '#features/home/web/home.dashboard.ts'
import { menuDashboard } from '#features/menu/web/menu.dashboard.ts'
import { onboardingDashboard } from '#features/onboarding/web/onboarding.dashboard.ts'
import { paperDashboard } from '#features/paper/web/paper.dashboard.ts'
import { qrDashboard } from '#features/qr/web/qr.dashboard.ts'
import { restaurantsDashboard } from '#features/restaurants/web/restaurants.dashboard.ts'
import { safetyDashboard } from '#features/safety/web/safety.dashboard.ts'
import { scheduledDashboard } from '#features/scheduled/web/scheduled.dashboard.ts'
import { setMenusDashboard } from '#features/set-menus/web/set-menus.dashboard.ts'
import { supportDashboard } from '#features/support/web/support.dashboard.ts'
import { teamDashboard } from '#features/team/web/team.dashboard.ts'
import { zonesDashboard } from '#features/zones/web/zones.dashboard.ts'
import type { DashboardFeature } from '#ui/dashboard/dashboard-feature.ts'

/**
 * Every feature that shows something in the dashboard; a new one joins with one line here. Their order is the order of
 * the navigation (S2 §2), and of the tabs and parts that they bring to screens of others.
 */
export const DASHBOARD_FEATURES: readonly DashboardFeature[] = [
  onboardingDashboard,
  homeDashboard,
  billingDashboard(async () => (await import('./plan-use.ts')).usePlanUse),
  supportDashboard,
  restaurantsDashboard,
  menuDashboard,
  setMenusDashboard,
  historyDashboard,
  bringingDashboard,
  scheduledDashboard,
  zonesDashboard,
  safetyDashboard,
  qrDashboard,
  codesDashboard,
  paperDashboard,
  teamDashboard,
  activityDashboard,
  accountsDashboard,
]
