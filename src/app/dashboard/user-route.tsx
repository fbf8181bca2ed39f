import { UserPage } from '#features/accounts/web/settings/user-page.tsx'
import { SubscriptionTab } from '#features/billing/web/index.ts'
import { SupportTab } from '#features/support/web/index.ts'
import { RestaurantsTab } from '#features/restaurants/web/index.ts'

/** 'Ajustes de usuario' with the tabs of other features. */
export function UserRoute() {
  return <UserPage subscription={<SubscriptionTab />} support={<SupportTab />} restaurants={<RestaurantsTab />} />
}
