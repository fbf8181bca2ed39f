import { ALLERGEN_IDS } from '#features/menu/allergens.ts'
import { allergenName } from '../../public-menu.rules.ts'
import type { PageContext } from '../page-context.ts'
import { AllergenIcon } from './icons.tsx'

/**
 * All 14 allergens with their names (S1 §2). Without a script, a `<details>` with the list; with it, a panel of
 * switches that filters the menu (DESIGN §7). The script gets its texts as data attributes.
 */
export function AllergenPanel({ context: { texts, locale } }: { context: PageContext }) {
  const data = {
    'data-view': texts.viewAllergens,
    'data-hide': texts.hideAllergens,
    'data-contains': texts.contains,
    'data-one-count': texts.dishCount,
    'data-many-count': texts.dishesCount,
    'data-one': texts.oneDish,
    'data-many': texts.manyDishes,
    'data-none': texts.noDish,
    'data-one-undeclared': texts.oneUndeclared,
    'data-many-undeclared': texts.manyUndeclared,
  }
  return (
    <details className="alp-d" id="alergenos" {...data}>
      <summary>{texts.viewAllergens}</summary>
      <section className="alp" aria-labelledby="al-t">
        <div className="alp-h">
          <div>
            <h2 id="al-t" tabIndex={-1}>
              {texts.allergens}
            </h2>
            <p className="jo">{texts.allergensHint}</p>
          </div>
          <button type="button" className="mlink clear jo">
            {texts.clearFilters}
          </button>
        </div>
        <ul>
          {ALLERGEN_IDS.map(id => (
            <li key={id} data-id={id}>
              <span>
                <b>
                  <AllergenIcon id={id} />
                </b>
                {allergenName(id, locale)}
              </span>
            </li>
          ))}
        </ul>
        <p className="alp-f jo" role="status" />
      </section>
    </details>
  )
}
