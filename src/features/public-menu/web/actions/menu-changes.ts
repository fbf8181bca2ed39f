import {
  attributeOf,
  DISH,
  DISH_DETAILS,
  DISH_FACTS,
  DISH_NAME,
  DISH_SOLD_OUT,
  MENU_ID,
  PANEL,
  SOLD_OUT_CLASS,
  UNDECLARED,
  UNDECLARED_NOTE,
} from '../../menu-dom.ts'
import { allergensOf } from './dish-marks.ts'

/** The names of the dishes that were brought up to date. `texts`: anything else of the menu is another one. */
export type MenuChanges = { allergens: string[]; availability: string[]; texts: boolean }

const declared = (dish: Element): string => `${allergensOf(dish).join()} ${dish.matches(UNDECLARED)}`
const isSoldOut = (dish: Element): boolean => dish.querySelector(DISH_SOLD_OUT) !== null

/** Every text of the carta but what dishes declare. */
function textsOf(page: Document): string {
  const menu = page.getElementById(MENU_ID)?.cloneNode(true) as Element | undefined
  for (const facts of menu?.querySelectorAll(DISH_FACTS) ?? []) facts.remove()
  return menu?.textContent ?? ''
}

/** Only what a dish declares is exchanged: its name keeps the focus, and its picture stays. */
function takeFacts(dish: Element, present: Element): void {
  dish.querySelector(DISH_FACTS)?.remove()
  const facts = present.querySelector(DISH_FACTS)
  if (facts) dish.querySelector(DISH_DETAILS)?.append(facts)
  dish.toggleAttribute(attributeOf(UNDECLARED), present.matches(UNDECLARED))
  dish.classList.toggle(SOLD_OUT_CLASS, isSoldOut(dish))
}

function takeNote(present: Document): void {
  const note = present.querySelector(UNDECLARED_NOTE)
  document.querySelector(UNDECLARED_NOTE)?.remove()
  if (note) document.querySelector(`${PANEL} section`)?.append(note)
}

/**
 * Brings what the open page says about allergens and what is sold out up to the present page of the same menu, and
 * answers what was another.
 */
export function takeDeclarations(present: Document): MenuChanges {
  const changes: MenuChanges = { allergens: [], availability: [], texts: textsOf(document) !== textsOf(present) }
  for (const dish of document.querySelectorAll(DISH)) {
    const now = present.getElementById(dish.id)
    if (!now?.matches(DISH)) continue
    const name = dish.querySelector(DISH_NAME)?.textContent ?? ''
    const others = declared(dish) !== declared(now)
    if (others) changes.allergens.push(name)
    else if (isSoldOut(dish) !== isSoldOut(now)) changes.availability.push(name)
    else continue
    takeFacts(dish, now)
  }
  takeNote(present)
  return changes
}
