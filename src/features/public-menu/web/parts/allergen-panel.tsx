import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { allergenName } from '../../public-menu.rules.ts'
import { fill } from '../../public-menu.texts.ts'
import { hook, hookWith, PANEL, PANEL_CHOICE, PANEL_ID, UNDECLARED_NOTE } from '../../menu-dom.ts'
import type { PartProps } from '../page-context.ts'
import { AllergenIcon } from './icons.tsx'

/**
 * All 14 allergens with their names (S1 §2). Without a script, a `<details>` with the list; with it, a panel of
 * switches that filters the menu (DESIGN §7).
 */
export function AllergenPanel({ context: { texts, locale, setMenus }, sections }: PartProps) {
  const lines = (setMenus?.menus ?? []).flatMap(menu =>
    menu.soldOut ? [] : menu.courses.flatMap(course => course.lines),
  )
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
        {undeclared > 0 && (
          <p className="allergen-note" {...hook(UNDECLARED_NOTE)}>
            {fill(undeclared === 1 ? texts.oneUndeclared : texts.manyUndeclared, { n: undeclared })}
          </p>
        )}
      </section>
    </details>
  )
}
