import { useRestaurantScope } from '../../features/restaurants/web/index.ts'
import { Card } from '../../ui/card/card.tsx'
import { ButtonRouterLink } from '../../ui/button/button-router-link.tsx'

/** The names of one's restaurants, each with the way to edit it. */
export function OwnRestaurants() {
  const { restaurants } = useRestaurantScope()
  return restaurants.map(one => (
    <Card key={one._id} title={one.name}>
      <ButtonRouterLink variant="secondary" to={`/dashboard/restaurant?id=${one._id}`}>
        Editar
      </ButtonRouterLink>
    </Card>
  ))
}
