import { LOOKS } from '#features/theme/looks.ts'
import type { DishView } from '../../public-menu.rules.ts'
import type { PageContext } from '../page-context.ts'
import {
  DISH,
  DISH_DESCRIPTION,
  DISH_DETAILS,
  DISH_GRID_CLASS,
  DISH_NAME,
  hook,
  hookWith,
  LEADER_CLASS,
  SOLD_OUT_CLASS,
  UNDECLARED,
  WITH_PHOTO_CLASS,
} from '../../menu-dom.ts'
import { minPersonsText } from '#features/prices/price-words.ts'
import type { PageText } from '#features/restaurants/locales/locales.rules.ts'
import { DishPrices } from './prices/dish-prices.tsx'
import { Facts } from './dish/dish-facts.tsx'
import { DishPicture, type Place } from './dish-picture.tsx'
import { keepNumbers } from './dish/keep-numbers.ts'
import { DishHours } from './late/late-hours.tsx'

type DishProps = { context: PageContext; dish: DishView; place: Place; columns: readonly PageText[] }

const classOf = ({ context, dish, place }: DishProps): string =>
  [
    'dish',
    dish.image && WITH_PHOTO_CLASS,
    place.card,
    !dish.available && SOLD_OUT_CLASS,
    context.late?.dishes.get(dish.id)?.mark,
  ]
    .filter(Boolean)
    .join(' ')

/** The text, and for how many people it is made. */
function Description({ context: { locale }, dish: { description, minPersons } }: Pick<DishProps, 'context' | 'dish'>) {
  const minimum = minPersons === null ? '' : minPersonsText[locale](minPersons)
  if (!description.text && minimum === '') return null
  return (
    <p className="description" {...hook(DISH_DESCRIPTION)} dir="auto" lang={description.lang}>
      {keepNumbers(description.text)}
      {minimum && <span lang={description.lang && locale}>{` ${minimum}`}</span>}
    </p>
  )
}

/**
 * One dish: name, price, description, allergens, picture; also 'sold out' and 'not declared' (3-decisions §6). Text
 * first, picture at its right or above it, in all looks. Its name is a link to itself that covers the whole dish; the
 * script opens the sheet of the dish instead. `.leader` is the line of dots that some looks have.
 */
export function Dish(props: DishProps) {
  const { context, dish, place, columns } = props
  const { name, prices, image } = dish
  return (
    <li
      id={dish.anchor}
      className={classOf(props)}
      {...hook(DISH)}
      {...hookWith(UNDECLARED, dish.allergensDeclared ? undefined : '')}
    >
      <div className={DISH_GRID_CLASS}>
        <div className="dish-text">
          <h3>
            <a className="dish-name" {...hook(DISH_NAME)} href={`#${dish.anchor}`} dir="auto" lang={name.lang}>
              {keepNumbers(name.text)}
            </a>
            {prices.length > 0 && LOOKS[context.style].leader && <span className={LEADER_CLASS} aria-hidden="true" />}
          </h3>
          <div className="dish-details" {...hook(DISH_DETAILS)}>
            <DishHours context={context} id={dish.id}>
              <Description context={context} dish={dish} />
            </DishHours>
            <Facts context={context} dish={dish} />
          </div>
        </div>
        <DishPrices context={context} prices={prices} columns={columns} />
        {image && <DishPicture image={image} place={place} />}
      </div>
    </li>
  )
}
