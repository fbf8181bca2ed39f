import type { AllergenId } from '#features/allergens/allergens.ts'
import type { NewDish } from '#features/menu/menu.contract.ts'
import type { PriceLine } from '#features/prices/price-line.ts'
import type { Locale } from '#shared/locale.ts'
import type { Box } from './source-line.ts'

export type Texts = Partial<Record<Locale, string>>

/** A line of price; `word`: what the paper calls it, where that is no label that every house has. */
export type ReadPrice = PriceLine & { word?: string }

/**
 * Why something is asked (BRINGING §4.6): several amounts with words, or without; 'S/M'; an amount by weight, piece or
 * person; no price at all; a number that may be none; letters or digits that a photograph does not show well.
 */
export type DoubtKind = 'portions' | 'amounts' | 'market' | 'unit' | 'missing' | 'number' | 'unclear'
export type Reading = { prices: ReadPrice[] } | { name: string }
export type Doubt = {
  field: 'price' | 'name'
  kind: DoubtKind
  /** The first is what stands in the dish until somebody answers. */
  readings: [Reading, Reading, ...Reading[]]
  /** Doubts of one group are asked once, for all their dishes. */
  group: string
}

/** Where something was read. */
export type Origin = { page: number; line: number; text: string; box?: Box }

/** What is declared beside allergens. */
export type SaidWith = Pick<NewDish, 'traces' | 'members' | 'without'>

export type ReadCategory = { names: Texts; origin: Origin }
export type ReadDish = {
  /** Place in `categories`; none before the first heading. */
  category: number | null
  names: Texts
  descriptions: Texts
  prices: ReadPrice[]
  /** What the paper says about allergens: numbers, letters or words. */
  marks: string[]
  /** What the marks mean by the key: nothing is declared. */
  proposals: AllergenId[]
  doubts: Doubt[]
  origin: Origin
  /** Of an own copy: false is 'Agotado'. */
  available?: boolean
  /** Of an own copy: false is a draft there, and stays one. */
  published?: boolean
  /** Of an own copy: its allergens were declared there. */
  isDeclared?: boolean
  /** Of an own copy: what was said there beside its allergens, which a tick declares with them. */
  saidWith?: SaidWith
  diets?: string[]
}
export type LeftoverKind = 'note' | 'unknown'
export type KeyEntry = { mark: string; allergen: AllergenId }

/** What was read of a carta. Nothing is left out: what is no dish, description or category is a leftover. */
export type ReadDraft = {
  categories: ReadCategory[]
  dishes: ReadDish[]
  leftovers: { text: string; page: number; kind: LeftoverKind }[]
  /** Empty where the paper has no marks. */
  key: KeyEntry[]
  /** False: numbers without a key, taken in the European order, to be confirmed. */
  isKeyRead: boolean
}
