import { useQuery } from '@tanstack/react-query'
import { call } from '#ui/client/client.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { isOfHouse } from '#features/identity/house.rules.ts'
import { useUser } from '#features/identity/web/index.ts'
import { useRestaurantScope } from '#features/restaurants/web/index.ts'
import { listMembers } from '#features/team/team.contract.ts'

/** What the tab 'Suscripción' says about restaurants and people, which billing does not know. */
export function usePlanUse() {
  const { restaurants } = useRestaurantScope()
  const user = useUser()
  const { data: people } = useQuery({
    queryKey: ['team', 'people', 'list'],
    queryFn: async ({ signal }) => (await call(listMembers, { signal })).filter(member => member.status !== 'removed'),
    enabled: user.role !== 'admin' && isOfHouse(user),
  })
  const owner = user.partner && people?.find(({ role }) => role === 'owner')
  return { restaurants, people: people?.length ?? null, ownerName: owner ? firstNameOf(owner.name) : undefined }
}
