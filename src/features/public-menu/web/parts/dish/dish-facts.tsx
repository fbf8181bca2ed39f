import { isAllergenId } from '#features/allergens/allergens.ts'
import { comparedOf } from '#features/public-menu/allergies/said-of-dish.ts'
import {
  DISH_ALLERGENS,
  DISH_FACTS,
  DISH_SAFETY,
  DISH_SOLD_OUT,
  HIDDEN_TEXT_CLASS,
  hook,
  hookWith,
} from '#features/public-menu/menu-dom.ts'
import { allergenName, type DishView } from '#features/public-menu/public-menu.rules.ts'
import type { PageContext } from '../../page-context.ts'
import { AllergenIcon, Icon } from '../icons.tsx'
import { Kinds, Said } from './dish-said.tsx'

type Declared = Pick<DishView, 'allergens' | 'allergensDeclared' | 'available' | 'said'>
type FactsProps = { context: PageContext; dish: Declared }

/** A dish that is not declared can have allergens: somebody added one to several dishes at once (3-decisions §6). */
function Allergens({ context, dish }: FactsProps) {
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

function AllergenIcons({ context, dish }: FactsProps) {
  const { locale, texts } = context
  if (dish.allergens.length === 0) return null
  return (
    <ul className="dish-allergens" {...hook(DISH_ALLERGENS)} aria-label={texts.allergens}>
      {dish.allergens.map(id => (
        <li key={id} title={allergenName(id, locale)}>
          <AllergenIcon id={id} />
          <span className={isAllergenId(id) ? HIDDEN_TEXT_CLASS : 'unknown'}>
            {allergenName(id, locale)}
            <Kinds context={context} said={dish.said} id={id} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What stands on one line under the name where there is room: sold out, allergens, and what else the house says. */
export function Facts({ context, dish }: FactsProps) {
  const compared = comparedOf(dish.said, context.restaurant)
  if (dish.available && dish.allergensDeclared && dish.allergens.length === 0 && !compared) return null
  return (
    <div className="facts" {...hook(DISH_FACTS)} {...hookWith(DISH_SAFETY, compared)}>
      {!dish.available && (
        <p className="mark sold-out" {...hook(DISH_SOLD_OUT)}>
          {context.texts.soldOut}
        </p>
      )}
      <Allergens context={context} dish={dish} />
      <Said context={context} said={dish.said} />
    </div>
  )
}
