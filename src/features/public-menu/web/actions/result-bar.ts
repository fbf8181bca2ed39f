import type { MenuActionTexts } from '../../menu-actions.texts.ts'
import { countAvoiding, resultOf } from '../../avoided-allergens.rules.ts'
import {
  attributeOf,
  MENU_AGE,
  MENU_ID,
  RESULT_BAR,
  RESULT_CLAIM,
  RESULT_CLEAR,
  RESULT_COUNT,
  RESULT_TO_MENU,
  UNDECLARED,
} from '../../menu-dom.ts'
import { actionTexts } from './action-texts.ts'
import { allergensOf } from './dish-marks.ts'

const declarationOf = (dish: HTMLElement) => ({ allergens: allergensOf(dish), declared: !dish.matches(UNDECLARED) })

/**
 * How many dishes avoid the chosen allergens, at the lower edge of the screen while the menu is filtered; stands behind
 * the panel, on which its link to the menu hangs.
 */
export function addResultBar(panel: HTMLElement, texts: MenuActionTexts): HTMLElement {
  const bar = document.createElement('aside')
  bar.className = 'result-bar'
  bar.setAttribute(attributeOf(RESULT_BAR), '')
  bar.setAttribute('aria-label', texts.allergens)
  const claim = attributeOf(RESULT_CLAIM)
  bar.innerHTML = `<p role="status"><span ${claim}></span><b ${attributeOf(RESULT_COUNT)}></b><span ${claim}></span></p>
<small ${attributeOf(MENU_AGE)}></small>
<a class="to-menu" href="#${MENU_ID}" ${attributeOf(RESULT_TO_MENU)}>${texts.viewMenu}</a>
<button type="button" ${attributeOf(RESULT_CLEAR)} aria-label="${texts.clearFilters}">${texts.clear}</button>`
  panel.after(bar)
  return bar
}

/** Writes into the bar how many of these dishes avoid the chosen allergens; `names` as inside a sentence. */
export function showResult(
  bar: HTMLElement,
  dishes: HTMLElement[],
  chosen: ReadonlySet<string>,
  names: string[],
): void {
  const found = countAvoiding(dishes.map(declarationOf), chosen)
  const parts = names.length ? resultOf(actionTexts(), names, { found, total: dishes.length }) : []
  for (const [index, part] of bar.querySelectorAll([RESULT_CLAIM, RESULT_COUNT].join()).entries())
    part.textContent = parts[index] ?? ''
}
