import { isAllergenId } from '#features/allergens/allergens.ts'
import { allergenName, type DishView } from '../../public-menu.rules.ts'
import type { PageContext } from '../page-context.ts'
import {
  DISH,
  DISH_ALLERGENS,
  DISH_DESCRIPTION,
  DISH_DETAILS,
  DISH_FACTS,
  DISH_GRID_CLASS,
  DISH_NAME,
  DISH_SOLD_OUT,
  HIDDEN_TEXT_CLASS,
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
import { DishPicture, type Place } from './dish-picture.tsx'
import { AllergenIcon, Icon } from './icons.tsx'

/** A number or a currency sign never begins a line: 'anchoas 00', 'para 2'. */
const keepNumbers = (text: string): string => text.replace(/ (?=[\d€])/g, '\u00a0')

/** A dish that is not declared can have allergens: somebody added one to several dishes at once (3-decisions §6). */
function Allergens({ context, dish }: { context: PageContext; dish: DishView }) {
  return (
    <>
      <AllergenIcons context={context} dish={dish} />
      {!dish.allergensDeclared && (
        <p className="undeclared">
          <Icon name="warning" />
          {context.texts.undeclared}
        </p>
      )}
    </>
  )
}

function AllergenIcons({ context: { locale, texts }, dish }: { context: PageContext; dish: DishView }) {
  if (dish.allergens.length === 0) return null
  return (
    <ul className="dish-allergens" {...hook(DISH_ALLERGENS)} aria-label={texts.allergens}>
      {dish.allergens.map(id => (
        <li key={id} title={allergenName(id, locale)}>
          <AllergenIcon id={id} />
          <span className={isAllergenId(id) ? HIDDEN_TEXT_CLASS : 'unknown'}>{allergenName(id, locale)}</span>
        </li>
      ))}
    </ul>
  )
}

type DishProps = { context: PageContext; dish: DishView; place: Place; columns: readonly PageText[] }

const classOf = ({ dish, place }: DishProps): string =>
  ['dish', dish.image && WITH_PHOTO_CLASS, place.card, !dish.available && SOLD_OUT_CLASS].filter(Boolean).join(' ')

/** What stands on one line under the name where there is room: sold out, allergens, and the script's warning. */
function Facts({ context, dish }: { context: PageContext; dish: DishView }) {
  if (dish.available && dish.allergensDeclared && dish.allergens.length === 0) return null
  return (
    <div className="facts" {...hook(DISH_FACTS)}>
      {!dish.available && (
        <p className="mark sold-out" {...hook(DISH_SOLD_OUT)}>
          {context.texts.soldOut}
        </p>
      )}
      <Allergens context={context} dish={dish} />
    </div>
  )
}

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
 * script opens the sheet of the dish instead. `.leader` is the line of dots of the classic look.
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
            {prices.length > 0 && context.style === 'classic' && <span className={LEADER_CLASS} aria-hidden="true" />}
          </h3>
          <div className="dish-details" {...hook(DISH_DETAILS)}>
            <Description context={context} dish={dish} />
            <Facts context={context} dish={dish} />
          </div>
        </div>
        <DishPrices context={context} prices={prices} columns={columns} />
        {image && <DishPicture image={image} place={place} />}
      </div>
    </li>
  )
}
