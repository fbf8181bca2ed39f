import { isAllergenId } from '#features/menu/allergens.ts'
import { allergenName, type DishView } from '../../public-menu.rules.ts'
import type { PageContext } from '../page-context.ts'
import { DishPicture, type Place } from './dish-picture.tsx'
import { AllergenIcon, Icon } from './icons.tsx'

/** The first letter as people see it; an emoji is not cut. */
const initialOf = (name: string): string => {
  const [first] = new Intl.Segmenter().segment(name)
  return (first?.segment ?? '').toLocaleUpperCase()
}

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

type DishProps = { context: PageContext; dish: DishView; place: Place; wide: boolean }

const classOf = ({ context, dish, wide }: DishProps): string =>
  ['it', wide && 'wide', !dish.available && 'out', !dish.image && context.style !== 'modern' && 'bare']
    .filter(Boolean)
    .join(' ')

/**
 * One dish: picture, name, price, description, allergens; also 'sold out' and 'not declared' (3-decisions §6). Its name
 * is a link to itself that covers the whole dish; the script opens the sheet of the dish instead.
 */
export function Dish(props: DishProps) {
  const { context, dish, place } = props
  return (
    <li
      id={dish.anchor}
      className={classOf(props)}
      data-al={dish.allergens.join(' ') || undefined}
      data-und={dish.allergensDeclared ? undefined : ''}
    >
      {dish.image ? (
        <DishPicture image={dish.image} style={context.style} place={place} />
      ) : (
        context.style === 'modern' && (
          <div className="it-img tile" aria-hidden="true">
            {initialOf(dish.name.text)}
          </div>
        )
      )}
      <div className="it-b">
        <div className="it-h">
          <h3 dir="auto" lang={dish.name.lang}>
            <a className="d-o" href={`#${dish.anchor}`}>
              {dish.name.text}
            </a>
          </h3>
          {dish.price && (
            <>
              <span className="dots" aria-hidden="true" />
              <span className="pr">{dish.price}</span>
            </>
          )}
        </div>
        {!dish.available && <p className="sold">{context.texts.soldOut}</p>}
        {dish.description.text && (
          <p className="tx" dir="auto" lang={dish.description.lang}>
            {dish.description.text}
          </p>
        )}
        <Allergens context={context} dish={dish} />
      </div>
    </li>
  )
}
