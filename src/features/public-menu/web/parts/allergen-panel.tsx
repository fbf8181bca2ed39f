import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { DIET_NAMES, DIETS } from '#features/allergens/diets.ts'
import { nameIn } from '#features/prices/names.ts'
import { allergenName } from '../../public-menu.rules.ts'
import { fill } from '../../public-menu.texts.ts'
import {
  DIET_SINCE,
  hook,
  hookWith,
  KITCHEN_NOTICE,
  PANEL,
  PANEL_CHOICE,
  PANEL_DIET,
  PANEL_ID,
  UNDECLARED_NOTE,
} from '../../menu-dom.ts'
import type { PageContext, PartProps } from '../page-context.ts'
import { AllergenIcon, DayIcon } from './icons.tsx'

/** The diets of which the house says that all its dishes are marked; without a script there is nothing to filter. */
function Diets({ context: { texts, locale, restaurant } }: { context: PageContext }) {
  const offered = DIETS.filter(diet => restaurant.dietsComplete?.[diet])
  if (offered.length === 0) return null
  return (
    <div className="diet-choice script-only">
      <h3>{texts.diets}</h3>
      {offered.map(diet => (
        <span key={diet} {...hookWith(PANEL_DIET, diet)} {...hookWith(DIET_SINCE, restaurant.dietsComplete?.[diet])}>
          {DIET_NAMES[diet][locale]}
        </span>
      ))}
    </div>
  )
}

/** What holds for the whole kitchen, in its own words. */
function KitchenNotice({ context: { texts, locale, restaurant } }: { context: PageContext }) {
  const said = nameIn(restaurant.allergenNotice ?? {}, locale, restaurant.defaultLocale)
  if (!said.text) return null
  const [before, after] = texts.houseSays.split('{x}')
  return (
    <p className="kitchen-notice" {...hook(KITCHEN_NOTICE)}>
      <DayIcon name="kitchen" />
      <span>
        {before}
        <span lang={said.lang}>{said.text}</span>
        {after}
      </span>
    </p>
  )
}

/**
 * All 14 allergens with their names (S1 §2). Without a script, a `<details>` with the list; with it, a panel of
 * switches that filters the menu (DESIGN §7).
 */
export function AllergenPanel({ context, sections }: PartProps) {
  const { texts, locale, setMenus } = context
  const lines = (setMenus?.menus ?? [])
    .filter(({ soldOut, isAhead }) => !soldOut && !isAhead)
    .flatMap(menu => menu.courses.flatMap(course => course.lines.filter(({ same }) => !same)))
  const all = [...lines, ...sections.flatMap(({ dishes }) => dishes)]
  const undeclared = all.filter(dish => !dish.allergensDeclared).length
  return (
    <details className="allergen-panel" id={PANEL_ID} {...hook(PANEL)}>
      <summary>{texts.viewAllergens}</summary>
      <section className="allergen-choice" aria-labelledby="allergens-title">
        <div className="allergen-heading">
          <div>
            <h2 id="allergens-title" tabIndex={-1}>
              {texts.allergens}
            </h2>
            <p className="script-only">{texts.allergensHint}</p>
          </div>
        </div>
        <ul>
          {ALLERGEN_IDS.map(id => (
            <li key={id} {...hookWith(PANEL_CHOICE, id)}>
              <span>
                <b>
                  <AllergenIcon id={id} />
                </b>
                {allergenName(id, locale)}
              </span>
            </li>
          ))}
        </ul>
        <Diets context={context} />
        <KitchenNotice context={context} />
        {undeclared > 0 && (
          <p className="allergen-note" {...hook(UNDECLARED_NOTE)}>
            {fill(undeclared === 1 ? texts.oneUndeclared : texts.manyUndeclared, { n: undeclared })}
          </p>
        )}
      </section>
    </details>
  )
}
