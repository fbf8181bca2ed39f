import { currentTexts as texts } from '#features/restaurants/status/current.texts.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useRestaurantScope } from '#features/restaurants/web/index.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Dropdown } from '#ui/dropdown/dropdown.tsx'
import styles from './restaurant-switcher.module.css'
import { useChooseRestaurant } from './use-choose-restaurant.ts'

const LOGO_PX = 34

/** The name of the current restaurant; a dropdown when there is more than one (S2 §2). */
export function RestaurantSwitcher({ place }: { place: 'sidebar' | 'header' }) {
  const { restaurant, restaurants } = useRestaurantScope()
  const { currentId, choose, isBusy } = useChooseRestaurant()
  const own = restaurants.find(one => one._id === currentId) ?? restaurant
  if (!own) return null
  if (restaurants.length < 2) {
    return (
      <div className={styles.single} data-place={place}>
        <RestaurantLine restaurant={own} place={place} />
      </div>
    )
  }
  const someActive = restaurants.some(one => one.status === 'active')
  return (
    <Dropdown
      label={texts.label}
      hideLabel
      tone={place === 'sidebar' ? 'dark' : 'plain'}
      className={styles.switcher}
      value={own._id}
      disabled={isBusy}
      onChange={id => void choose(id)}
      trigger={() => <RestaurantLine restaurant={own} place={place} />}
      options={restaurants.map(one => ({
        value: one._id,
        label: one.name,
        detail: one.status === 'inactive' ? texts.inactive : one.address.street,
        image: <Logo restaurant={one} />,
        disabled: someActive && one.status === 'inactive',
      }))}
    />
  )
}

function RestaurantLine({ restaurant, place }: { restaurant: Restaurant; place: 'sidebar' | 'header' }) {
  if (place === 'header') return <span className={styles.name}>{restaurant.name}</span>
  return (
    <>
      <Logo restaurant={restaurant} />
      <span className={styles.lines}>
        <b className={styles.name}>{restaurant.name}</b>
        {restaurant.address.street && <small className={styles.street}>{restaurant.address.street}</small>}
      </span>
    </>
  )
}

const Logo = ({ restaurant }: { restaurant: Restaurant }) => (
  <Avatar name={restaurant.name} src={restaurant.logoUrl || null} size={LOGO_PX} />
)
