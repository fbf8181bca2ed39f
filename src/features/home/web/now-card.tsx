import { DoorIcon } from '@phosphor-icons/react/dist/csr/Door'
import { DoorOpenIcon } from '@phosphor-icons/react/dist/csr/DoorOpen'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { Link } from 'react-router'
import { MENU_SOLD_OUT } from '#features/menu/menu-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import type { Category, Dish } from '#features/menu/menu.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { useDishActions } from '#features/menu/web/index.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { mayCorrect } from '#features/restaurants/status/menu-state.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { TodayPart, useNow, useOpening } from '#features/restaurants/web/opening/index.ts'
import { nowTexts as texts } from '../home.texts.ts'
import { openingOf } from '../opening.rules.ts'
import { LastChanges } from './last-changes.tsx'
import styles from './now-card.module.css'

const SOLD_OUT_SHOWN = 3
/** Dishes are not edited here. */
const openNothing = () => undefined

type NowCardProps = { restaurant: Restaurant; categories: readonly Category[]; dishes: readonly Dish[] }

/**
 * 'Ahora mismo': open or closed, what is sold out, each dish with one tap back, and the last changes (DAILY-WORK
 * §3.11).
 */
export function NowCard({ restaurant, categories, dishes }: NowCardProps) {
  const soldOut = dishes.filter(dish => !dish.available)
  return (
    <Card title={texts.title} className={styles.card}>
      <OpeningLine restaurant={restaurant} />
      {soldOut.length > 0 && <SoldOut {...{ restaurant, categories, soldOut }} />}
      <LastChanges restaurant={restaurant} />
    </Card>
  )
}

/** Until special days and today's change are there, the week says it. */
function OpeningLine({ restaurant }: { restaurant: Restaurant }) {
  const now = useNow()
  const { known } = useOpening(restaurant)
  const { hours, timezone } = restaurant
  const { isOpen, title, detail } = openingOf(known?.opening ?? { hours, timezone }, now)
  return (
    <>
      <div className={styles.opening} data-open={isOpen ? '' : undefined}>
        <span className={styles.door}>{isOpen ? <DoorOpenIcon size={22} /> : <DoorIcon size={22} />}</span>
        <p>
          <b>{title}</b>
          <small className="num">{detail}</small>
        </p>
      </div>
      <TodayPart restaurant={restaurant} />
    </>
  )
}

type SoldOutProps = { restaurant: Restaurant; categories: readonly Category[]; soldOut: readonly Dish[] }

function SoldOut({ restaurant, categories, soldOut }: SoldOutProps) {
  const scoped = useScoped()
  const { defaultLocale } = restaurant
  const { setAvailable } = useDishActions(restaurant, { edit: openNothing, copy: openNothing, onReveal: openNothing })
  const more = soldOut.length - SOLD_OUT_SHOWN
  const nameOf = (one: Dish | Category | undefined) => (one ? dashboardName(one.translations, defaultLocale) : '')
  return (
    <>
      <h3 className={styles.part}>
        <span>{texts.soldOut}</span>
        <span className="num">{soldOut.length}</span>
      </h3>
      <ul className={styles.soldOut}>
        {soldOut.slice(0, SOLD_OUT_SHOWN).map(dish => (
          <li key={dish._id}>
            <DishPicture dish={dish} />
            <p>
              {nameOf(dish)}
              <small>{nameOf(categories.find(({ _id }) => _id === dish.categoryId))}</small>
            </p>
            {mayCorrect(restaurant) && hasRight(restaurant, 'availability') && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.backOf(nameOf(dish))}
                onClick={() => setAvailable(dish, true)}
              >
                {texts.back}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link className={styles.more} to={scoped(MENU_SOLD_OUT)}>
          {texts.more(more)}
        </Link>
      )}
    </>
  )
}

function DishPicture({ dish: { imageUrl } }: { dish: Dish }) {
  if (imageUrl) return <img className={styles.picture} src={imageUrl} alt="" width="36" height="36" loading="lazy" />
  return (
    <span className={styles.picture}>
      <ImageIcon size={18} />
    </span>
  )
}
