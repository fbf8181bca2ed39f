import { ALLERGEN_IDS } from '#features/menu/allergens.ts'
import { allergenName, type SectionView } from '../../public-menu.rules.ts'
import { fill } from '../../public-menu.texts.ts'
import type { PageContext } from '../page-context.ts'
import { AllergenIcon } from './icons.tsx'

type PanelProps = { context: PageContext; sections: SectionView[] }

/**
 * All 14 allergens with their names (S1 §2). Without a script, a `<details>` with the list; with it, a panel of
 * switches that filters the menu (DESIGN §7). The script gets its texts as data attributes.
 */
export function AllergenPanel({ context: { texts, locale }, sections }: PanelProps) {
  const undeclared = sections.flatMap(({ dishes }) => dishes).filter(dish => !dish.allergensDeclared).length
  const data = {
    'data-view': texts.viewAllergens,
    'data-hide': texts.hideAllergens,
    'data-contains': texts.contains,
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
        {undeclared > 0 && (
          <p className="alp-f">
            {fill(undeclared === 1 ? texts.oneUndeclared : texts.manyUndeclared, { n: undeclared })}
          </p>
        )}
      </section>
    </details>
  )
}
