import { memberName } from '#features/allergens/members.ts'
import { DIET_NAMES } from '#features/allergens/diets.ts'
import { nameIn } from '#features/prices/names.ts'
import type { SaidOfDish } from '#features/public-menu/allergies/said-of-dish.ts'
import { DISH_SAID, DISH_TRACES, hook } from '#features/public-menu/menu-dom.ts'
import { allergenName } from '#features/public-menu/public-menu.rules.ts'
import type { PageContext } from '../../page-context.ts'
import { AllergenIcon } from '../icons.tsx'

type SaidProps = { context: PageContext; said: SaidOfDish }

const inSentence = (name: string, locale: PageContext['locale']): string => name.toLocaleLowerCase(locale)

/** ' (trigo, centeno)' behind the name of an allergen of which the house has said the kinds. */
export function Kinds({ context: { locale }, said: { members }, id }: SaidProps & { id: string }) {
  const kinds = Object.entries(members ?? {}).find(([allergen]) => allergen === id)?.[1] ?? []
  if (kinds.length === 0) return null
  return <small>{` (${kinds.map(kind => inSentence(memberName(id, kind, locale), locale)).join(', ')})`}</small>
}

/** True where there are words beside the list of allergens. */
const saysMore = ({ traces, without, diets, reported }: SaidOfDish): boolean =>
  Boolean(traces ?? without ?? diets ?? reported)

function Traces({ context, said }: SaidProps) {
  const { locale, texts } = context
  const ids = said.traces ?? []
  if (ids.length === 0) return null
  return (
    <>
      <b>{texts.mayContain}</b>
      <ul className="dish-traces" {...hook(DISH_TRACES)} aria-label={texts.mayContain}>
        {ids.map(id => (
          <li key={id}>
            <AllergenIcon id={id} />
            <span>{allergenName(id, locale)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * What the house says of a dish beside its list, in words: read at the dish without a script and on paper; with it, in
 * the sheet of the dish.
 */
export function Said({ context, said }: SaidProps) {
  const { locale, texts, restaurant } = context
  if (!saysMore(said)) return null
  return (
    <div className="said" {...hook(DISH_SAID)}>
      {said.reported && <p className="ask">{texts.reported}</p>}
      <Traces context={context} said={said} />
      {Object.entries(said.without ?? {}).map(([id, asks]) => {
        const ask = nameIn(asks, locale, restaurant.defaultLocale)
        const name = inSentence(allergenName(id, locale), locale)
        return (
          <p key={id}>
            <b>{texts.madeWithout.replace('{x}', () => name)}</b> <span lang={ask.lang}>{ask.text}</span>
          </p>
        )
      })}
      {said.diets && (
        <ul className="diets">
          {said.diets.map(diet => (
            <li key={diet}>{DIET_NAMES[diet][locale]}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
