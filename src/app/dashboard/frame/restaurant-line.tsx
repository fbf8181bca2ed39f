import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CaretUpDownIcon } from '@phosphor-icons/react/dist/csr/CaretUpDown'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { FrameRestaurant } from './remembered-frame.ts'
import styles from './restaurant-line.module.css'

const LOGO_PX = 34

type RestaurantLineProps = {
  /** Null: not known yet. */
  restaurant: Omit<FrameRestaurant, 'id'> | null
  place: 'sidebar' | 'header'
}

/** The restaurant that the screens work on, as the frame shows it. */
export function RestaurantLine({ restaurant, place }: RestaurantLineProps) {
  const name = (
    <b className={styles.name} data-fill="restaurant">
      {restaurant?.name ?? <Skeleton width={130} height="1.2em" />}
    </b>
  )
  if (place === 'header') return name
  return (
    <>
      <span data-fill="logo">
        <RestaurantLogo restaurant={restaurant} />
      </span>
      <span className={styles.lines}>
        {name}
        {restaurant?.street !== '' && (
          <small className={styles.street} data-fill="street">
            {restaurant?.street ?? <Skeleton width={90} height="1.2em" />}
          </small>
        )}
      </span>
    </>
  )
}

export const RestaurantLogo = ({ restaurant }: Pick<RestaurantLineProps, 'restaurant'>) => (
  <Avatar name={restaurant?.name ?? ''} src={restaurant?.logoUrl || null} size={LOGO_PX} />
)

/** The line in its box; `isOneOfMany` looks like the dropdown that it will be, and does nothing. */
export function RestaurantBox({ isOneOfMany = false, ...line }: RestaurantLineProps & { isOneOfMany?: boolean }) {
  const Caret = line.place === 'sidebar' ? CaretUpDownIcon : CaretDownIcon
  return (
    <div className={styles.single} data-place={line.place} data-many={isOneOfMany ? '' : undefined}>
      <RestaurantLine {...line} />
      {isOneOfMany && <Caret className={styles.caret} size={16} weight="bold" aria-hidden="true" />}
    </div>
  )
}
