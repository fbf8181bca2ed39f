import { ALLERGEN_NAMES, isAllergenId } from '#features/allergens/allergens.ts'
import type { Profile, SafetyAnswer, SafetyHouse } from '#features/allergens/answer-for.ts'
import { DIET_NAMES, DIETS } from '#features/allergens/diets.ts'
import { DISH } from '#features/public-menu/menu-dom.ts'
import { type AllergyTexts, allergyTexts } from '#features/public-menu/allergies/allergies.texts.ts'
import { type TableTexts, tableTexts } from '#features/public-menu/allergies/at-the-table.texts.ts'
import { answerInWords } from '#features/public-menu/allergies/answer-words.ts'
import { isLocale, type Locale } from '#shared/locale.ts'
import { type Alike, type Answers, answersOf, houseOf, readDishes } from './dish-facts.ts'
import { keepProfile, keptProfile } from './kept.ts'

/** The language that the diner reads. */
export const pageLocale = (): Locale => {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : 'es'
}

const isDiet = (id: string): id is keyof typeof DIET_NAMES => (DIETS as readonly string[]).includes(id)

/** The name of an allergen or diet as inside a sentence. */
export function nameIn(id: string, locale: Locale): string {
  const names = isAllergenId(id) ? ALLERGEN_NAMES[id] : isDiet(id) ? DIET_NAMES[id] : undefined
  return names?.[locale].toLocaleLowerCase(locale) ?? id
}

/** Somebody who reads this carta: what they avoid, and the answer of each dish. */
export class Diner {
  readonly locale = pageLocale()
  readonly texts: AllergyTexts & TableTexts = { ...allergyTexts[this.locale], ...tableTexts[this.locale] }
  readonly panel: HTMLDetailsElement
  profile: Profile
  /** On this device, for every carta. */
  remember: boolean
  /** The browser has refused to keep it. */
  isRefused = false
  /** Dishes that are avoided are hidden. */
  hides = false
  answers: Answers
  #alike: Alike[]
  #house: SafetyHouse

  constructor(panel: HTMLDetailsElement) {
    this.panel = panel
    const { profile, remembered } = keptProfile()
    this.profile = profile
    this.remember = remembered
    this.#alike = readDishes()
    this.#house = houseOf(panel)
    this.answers = answersOf(this.#alike, this.profile, this.#house)
  }

  readonly nameOf = (id: string): string => nameIn(id, this.locale)

  get isFiltering(): boolean {
    return this.profile.allergens.length + this.profile.diets.length > 0
  }

  /** In the order of the carta. */
  get dishes(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(DISH)]
  }

  get total(): number {
    return this.#alike.reduce((sum, { counted }) => sum + counted, 0)
  }

  /** Another profile, or the same where it is to be kept otherwise. */
  take(profile: Profile, remember = this.remember): void {
    this.profile = profile
    this.remember = remember
    this.isRefused = !keepProfile(profile, remember)
    this.answers = answersOf(this.#alike, profile, this.#house)
    if (!this.isFiltering) this.hides = false
  }

  /** The page says something else of its dishes. */
  readAgain(): void {
    this.#alike = readDishes()
    this.#house = houseOf(this.panel)
    this.answers = answersOf(this.#alike, this.profile, this.#house)
  }

  readonly inWords = (answer: SafetyAnswer): string =>
    answerInWords(answer, this.profile, { texts: this.texts, nameOf: this.nameOf })
}
