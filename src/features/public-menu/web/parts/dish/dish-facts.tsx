import { isAllergenId } from '#features/allergens/allergens.ts'
import { DISH_ALLERGENS, DISH_FACTS, DISH_SOLD_OUT, HIDDEN_TEXT_CLASS, hook } from '#features/public-menu/menu-dom.ts'
import { allergenName, type DishView } from '#features/public-menu/public-menu.rules.ts'
import type { PageContext } from '../../page-context.ts'
import { AllergenIcon, Icon } from '../icons.tsx'

type Declared = Pick<DishView, 'allergens' | 'allergensDeclared' | 'available'>
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

function AllergenIcons({ context: { locale, texts }, dish }: FactsProps) {
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

/** What stands on one line under the name where there is room: sold out, allergens, and the script's warning. */
export function Facts({ context, dish }: FactsProps) {
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
