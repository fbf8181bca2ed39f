import { isAllergenId } from '#features/menu/allergens.ts'
import { allergenName, type DishView } from '../../public-menu.rules.ts'
import type { PageContext } from '../page-context.ts'
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
        <p className="und">
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
    <ul className="ial" aria-label={texts.allergens}>
      {dish.allergens.map(id => (
        <li key={id} title={allergenName(id, locale)}>
          <AllergenIcon id={id} />
          <span className={isAllergenId(id) ? 'vh' : 'raw'}>{allergenName(id, locale)}</span>
        </li>
      ))}
    </ul>
  )
}

type DishProps = { context: PageContext; dish: DishView; place: Place }

const classOf = ({ dish, place }: DishProps): string =>
  ['it', dish.image && 'ph', place.card, !dish.available && 'out'].filter(Boolean).join(' ')

/** What stands on one line under the name where there is room: sold out, allergens, and the script's warning. */
function Facts({ context, dish }: { context: PageContext; dish: DishView }) {
  if (dish.available && dish.allergensDeclared && dish.allergens.length === 0) return null
  return (
    <div className="ex">
      {!dish.available && <p className="sold">{context.texts.soldOut}</p>}
      <Allergens context={context} dish={dish} />
    </div>
  )
}

/**
 * One dish: name, price, description, allergens, picture; also 'sold out' and 'not declared' (3-decisions §6). Text
 * first, picture at its right or above it, in all looks. Its name is a link to itself that covers the whole dish; the
 * script opens the sheet of the dish instead. `.dots` is the leader of the classic look.
 */
export function Dish(props: DishProps) {
  const { context, dish, place } = props
  const { name, description, price, image } = dish
  return (
    <li
      id={dish.anchor}
      className={classOf(props)}
      data-al={dish.allergens.join(' ') || undefined}
      data-und={dish.allergensDeclared ? undefined : ''}
    >
      <div className="it-c">
        <div className="it-b">
          <h3>
            <a className="d-o nm" href={`#${dish.anchor}`} dir="auto" lang={name.lang}>
              {keepNumbers(name.text)}
            </a>
            {price && <span className="dots" aria-hidden="true" />}
          </h3>
          <div className="it-t">
            {description.text && (
              <p className="tx" dir="auto" lang={description.lang}>
                {keepNumbers(description.text)}
              </p>
            )}
            <Facts context={context} dish={dish} />
          </div>
        </div>
        {price && <span className="pr">{price}</span>}
        {image && <DishPicture image={image} place={place} />}
      </div>
    </li>
  )
}
