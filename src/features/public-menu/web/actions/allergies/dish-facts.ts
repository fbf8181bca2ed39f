import {
  answerFor,
  type Profile,
  type SafetyAnswer,
  type SafetyFacts,
  type SafetyHouse,
} from '#features/allergens/answer-for.ts'
import {
  attributeOf,
  COUNTED_DISH,
  DIET_SINCE,
  DISH,
  DISH_SAFETY,
  PANEL_DIET,
  UNDECLARED,
} from '#features/public-menu/menu-dom.ts'
import { allergensOf } from '../dish-allergens.ts'

/** What the page says of a dish. */
export type DishFacts = SafetyFacts & { readonly reviewed?: string }

const saidOf = (dish: Element): string =>
  dish.querySelector(DISH_SAFETY)?.getAttribute(attributeOf(DISH_SAFETY)) ?? '{}'

export const factsOf = (dish: Element): DishFacts => ({
  ...(JSON.parse(saidOf(dish)) as Partial<DishFacts>),
  allergens: allergensOf(dish),
  allergensDeclared: !dish.matches(UNDECLARED),
})

/** By diet, since when all its dishes are marked. */
export function houseOf(panel: Element): SafetyHouse {
  const diets = [...panel.querySelectorAll(PANEL_DIET)]
  const of = (diet: Element, hook: string): string => diet.getAttribute(attributeOf(hook)) ?? ''
  return { dietsComplete: Object.fromEntries(diets.map(diet => [of(diet, PANEL_DIET), of(diet, DIET_SINCE)])) }
}

/** Dishes of which the page says just the same: their answer is one. */
export type Alike = {
  facts: DishFacts
  dishes: HTMLElement[]
  /** A line of a set menu that is a dish of the carta, too, is answered and not counted. */
  counted: number
}

/** The dishes of the page, those together that say the same; a long carta has few that differ. */
export function readDishes(): Alike[] {
  const all = new Map<string, Alike>()
  for (const dish of document.querySelectorAll<HTMLElement>(DISH)) {
    const key = `${allergensOf(dish)} ${dish.matches(UNDECLARED)} ${saidOf(dish)}`
    const alike = all.get(key) ?? { facts: factsOf(dish), dishes: [], counted: 0 }
    all.set(key, alike)
    alike.dishes.push(dish)
    if (dish.matches(COUNTED_DISH)) alike.counted++
  }
  return [...all.values()]
}

export type Answers = {
  of: Map<HTMLElement, SafetyAnswer>
  counts: Record<SafetyAnswer['answer'], number>
}

/** The answer of each dish, and how many have each; none while nothing is chosen. */
export function answersOf(alike: readonly Alike[], profile: Profile, house: SafetyHouse): Answers {
  const answers: Answers = { of: new Map(), counts: { safe: 0, ask: 0, no: 0 } }
  for (const { facts, dishes, counted } of alike) {
    const answer = answerFor(facts, profile, house)
    if (!answer) continue
    answers.counts[answer.answer] += counted
    for (const dish of dishes) answers.of.set(dish, answer)
  }
  return answers
}
