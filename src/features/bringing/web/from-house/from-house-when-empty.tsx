import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { houseTexts as texts } from '../../screen/from-house.texts.ts'
import { withFromHouse } from './from-house-param.ts'
import { useOtherHouses } from './other-houses.ts'

/** An empty menu whose owner has another one: its carta is one press away. */
export function FromHouseWhenEmpty() {
  const restaurant = useCurrentRestaurant()
  const houses = useOtherHouses(restaurant?._id ?? '')
  const [, setParams] = useSearchParams()
  const [house] = houses
  if (!house) return null
  return (
    <Button
      variant="secondary"
      size="lg"
      icon={<CopySimpleIcon size={22} aria-hidden="true" />}
      onClick={() => setParams(withFromHouse, { replace: true })}
    >
      {houses.length === 1 ? texts.bringFrom(house.name) : texts.action}
    </Button>
  )
}
