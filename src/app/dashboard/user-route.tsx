import { useQuery } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { UserPage } from '#features/accounts/web/settings/user-page.tsx'
import { SubscriptionTab } from '#features/billing/web/index.ts'
import { useUser } from '#features/identity/web/index.ts'
import { SupportTab } from '#features/support/web/index.ts'
import { RestaurantsTab, useRestaurantScope } from '#features/restaurants/web/index.ts'
import { listMembers } from '#features/team/team.contract.ts'

/** 'Ajustes de usuario' with the tabs of other features. */
export function UserRoute() {
  return <UserPage subscription={<Subscription />} support={<SupportTab />} restaurants={<RestaurantsTab />} />
}

/** The subscription tab counts restaurants and people, which billing does not know. */
function Subscription() {
  const { restaurants } = useRestaurantScope()
  const { role } = useUser()
  const { data: people } = useQuery({
    queryKey: ['team', 'people'],
    queryFn: async ({ signal }) =>
      (await call(listMembers, { signal })).filter(member => member.status !== 'removed').length,
    enabled: role === 'owner',
  })
  return <SubscriptionTab restaurants={restaurants} people={people ?? null} />
}
