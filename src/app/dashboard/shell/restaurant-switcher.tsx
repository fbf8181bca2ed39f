import { currentTexts as texts } from '#features/restaurants/status/current.texts.ts'
import { menuState } from '#features/restaurants/status/menu-state.rules.ts'
import { useRestaurantScope } from '#features/restaurants/web/index.ts'
import { Dropdown } from '#ui/dropdown/dropdown.tsx'
import { RestaurantBox, RestaurantLine, RestaurantLogo } from '../frame/restaurant-line.tsx'
import styles from '../frame/restaurant-line.module.css'
import { inFrame } from './in-frame.ts'
import { useChooseRestaurant } from './use-choose-restaurant.ts'

/**
 * The name of the restaurant that the screen works on, never another one's; a dropdown when there is more than one (S2
 * §2, 3-decisions §3).
 */
export function RestaurantSwitcher({ place }: { place: 'sidebar' | 'header' }) {
  const { restaurant, restaurants } = useRestaurantScope()
  const { choose, isBusy } = useChooseRestaurant()
  if (restaurants.length < 2) return restaurant && <RestaurantBox restaurant={inFrame(restaurant)} place={place} />
  const someActive = restaurants.some(one => one.status === 'active')
  return (
    <Dropdown
      label={texts.label}
      hideLabel
      tone={place === 'sidebar' ? 'dark' : 'plain'}
      className={styles.switcher}
      value={restaurant?._id ?? null}
      disabled={isBusy}
      onChange={id => void choose(id)}
      trigger={() => (restaurant ? <RestaurantLine restaurant={inFrame(restaurant)} place={place} /> : texts.choose)}
      options={restaurants.map(one => ({
        value: one._id,
        label: one.name,
        detail: one.status === 'inactive' || one.suspension ? menuState(one) : one.address.street,
        image: <RestaurantLogo restaurant={inFrame(one)} />,
        disabled: someActive && one.status === 'inactive',
      }))}
    />
  )
}
