import { MINUTE_MS } from '#shared/time.ts'
import {
  attributeOf,
  DAY_FACT_CLASS,
  DAY_NOTICE_CLASS,
  DAY_WHEN,
  DISH,
  DISH_DETAILS,
  DISH_FACTS,
  DISH_NAME,
  DISH_SOLD_OUT,
  KITCHEN_NOTICE,
  DIET_SINCE,
  DISH_ANSWER,
  DISH_SAFETY,
  PANEL_DIET,
  HOURS_ID,
  MENU_ID,
  PANEL,
  SET_MENU,
  SOLD_OUT_CLASS,
  UNDECLARED,
  UNDECLARED_NOTE,
  withValue,
} from '#features/public-menu/menu-dom.ts'
import { allergensOf } from '../dish-allergens.ts'

/** The names of the dishes that were brought up to date, and what else is another. */
export type PageChanges = {
  allergens: string[]
  availability: string[]
  setMenus: boolean
  carta: boolean
  hours: boolean
  /** New ones in their own words, as a sentence; and whether one is gone. */
  notices: { now: string[]; gone: boolean }
}

const declared = (dish: Element): string => {
  const said = dish.querySelector(DISH_SAFETY)?.getAttribute(attributeOf(DISH_SAFETY))
  return `${allergensOf(dish).join()} ${dish.matches(UNDECLARED)} ${said}`
}
const isSoldOut = (dish: Element): boolean => dish.querySelector(DISH_SOLD_OUT) !== null

/** What holds for a time alone holds now; anything else always does. */
function holds(element: Element): boolean {
  const now = Date.now() / MINUTE_MS
  const [from, to] = element.getAttribute(attributeOf(DAY_WHEN))?.split(' ') ?? [0, Number.POSITIVE_INFINITY]
  return +from! <= now && now < +to!
}

/**
 * What a page says now in each of these places, but not what dishes declare nor what scripts write, and without
 * `others`.
 */
function saidIn(page: Document, places: string, others = DISH_ANSWER): string[] {
  return [...page.querySelectorAll(places)].filter(holds).map(place => {
    const copy = place.cloneNode(true) as Element
    for (const part of copy.querySelectorAll([DISH_FACTS, DISH_ANSWER, 'script', others].join())) part.remove()
    for (const part of copy.querySelectorAll(DAY_WHEN)) if (!holds(part)) part.remove()
    return copy.textContent.trim()
  })
}

const NOTICES = `.${DAY_NOTICE_CLASS}`
const HOURS = `#${HOURS_ID},.${DAY_FACT_CLASS}`

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** What a reader of the open page does not know of the present one. */
function othersIn(present: Document): Omit<PageChanges, 'allergens' | 'availability'> {
  const isOther = (places: string, others?: string): boolean =>
    saidIn(document, places, others).join('\n') !== saidIn(present, places, others).join('\n')
  const [before, now] = [saidIn(document, NOTICES), saidIn(present, NOTICES)]
  return {
    setMenus: isOther(SET_MENU),
    carta: isOther(`#${MENU_ID}`, SET_MENU),
    hours: isOther(HOURS),
    notices: {
      now: now.filter(notice => !before.includes(notice)).map(asSentence),
      gone: before.some(notice => !now.includes(notice)),
    },
  }
}

/** Only what a dish declares is exchanged: its name keeps the focus, and its picture stays. */
function takeFacts(dish: Element, present: Element): void {
  dish.querySelector(DISH_FACTS)?.remove()
  const facts = present.querySelector(DISH_FACTS)
  if (facts) dish.querySelector(DISH_DETAILS)?.append(facts)
  dish.toggleAttribute(attributeOf(UNDECLARED), present.matches(UNDECLARED))
  dish.classList.toggle(SOLD_OUT_CLASS, isSoldOut(dish))
}

/** What the panel says of the whole house. A diet that is no longer complete makes nobody sure. */
function takeNotes(present: Document): void {
  for (const place of [KITCHEN_NOTICE, UNDECLARED_NOTE]) {
    const note = present.querySelector(place)
    document.querySelector(place)?.remove()
    if (note) document.querySelector(`${PANEL} section`)?.append(note)
  }
  const since = attributeOf(DIET_SINCE)
  for (const diet of document.querySelectorAll(PANEL_DIET)) {
    const now = present.querySelector(withValue(PANEL_DIET, diet.getAttribute(attributeOf(PANEL_DIET)) ?? ''))
    diet.setAttribute(since, now?.getAttribute(since) ?? '')
  }
}

/**
 * Brings what the open page says about allergens and what is sold out up to the present page of the same menu, and
 * answers what was another.
 */
export function takeDeclarations(present: Document): PageChanges {
  const changes: PageChanges = { allergens: [], availability: [], ...othersIn(present) }
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
  takeNotes(present)
  return changes
}
