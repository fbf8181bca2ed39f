import type { FieldErrors } from '#shared/app-error.ts'
import type { Locale } from '#shared/locale.ts'
import { textLength } from '#shared/text.ts'
import type { DishState } from '#features/menu/dish.fields.ts'
import type { NewDish } from '#features/menu/menu.contract.ts'
import { CATEGORY_NAME_MIN } from '#features/menu/menu.limits.ts'
import { isSameLine, type PriceLine } from '#features/prices/price-line.ts'
import { priceLines, sentPrice } from '#features/prices/price-fields.ts'
import { linesOf } from '#features/prices/stored-prices.ts'
import { draftTexts as texts } from '../../bringing.texts.ts'
import { type DraftContent, type DraftDish, nameOf } from './draft-content.ts'
import { isSameText } from '../../plain-name.ts'
import type { ReadPrice, SaidWith, Texts } from '../../reading/draft.ts'

export type Locales = { defaultLocale: Locale; supportedLocales: readonly Locale[] }
/** Doubts that nobody has answered: their dishes come as they stand, or not at all. */
export type OpenDoubts = 'asIs' | 'skip'

type Existing = Pick<DishState, 'translations' | 'price' | 'prices'>
type Decided =
  | { dish: DraftDish; as: 'add' }
  | { dish: DraftDish; as: 'update'; dishId: string }
  | { dish: DraftDish; as: 'skip' }

/** What happens with each dish that is to come; an update needs a dish that is there. */
export function decideDishes(
  { dishes }: DraftContent,
  doubts: OpenDoubts,
  isThere: (dishId: string) => boolean,
): Decided[] {
  const taken = new Set<string>()
  return dishes
    .filter(({ included }) => included)
    .map(dish => {
      const { match } = dish
      const isOpen = dish.doubts.some(({ answer }) => answer === null)
      const choice = match?.choice ?? (match?.kind === 'same' ? 'update' : 'add')
      if (choice === 'skip' || (isOpen && doubts === 'skip')) return { dish, as: 'skip' }
      if (choice === 'add' || !match || !isThere(match.dishId) || taken.has(match.dishId)) return { dish, as: 'add' }
      taken.add(match.dishId)
      return { dish, as: 'update', dishId: match.dishId }
    })
}

/** What cannot be stored, by its place in the draft: it holds the whole import up (BRINGING §4.6). */
export function blockedBy(content: DraftContent, decided: readonly Decided[], { defaultLocale }: Locales): FieldErrors {
  const errors: FieldErrors = {}
  const used = new Set(decided.flatMap(({ dish, as }) => (as === 'add' ? [dish.categoryId] : [])))
  for (const { _id, names, existingId } of content.categories)
    if (used.has(_id) && existingId === null && textLength(nameOf(names, defaultLocale).trim()) < CATEGORY_NAME_MIN)
      errors[`categories.${_id}.name`] = texts.nameRequired
  for (const { dish, as } of decided) {
    if (as === 'skip') continue
    if (!dish.names[defaultLocale]?.trim()) errors[`dishes.${dish._id}.name`] = texts.nameRequired
    const checked = priceLines.safeParse(dish.prices.map(sentPrice))
    if (!checked.success) errors[`dishes.${dish._id}.price`] = checked.error.issues[0]?.message ?? ''
  }
  return errors
}

/** Only languages that the carta has: others are asked, never added silently (BRINGING §4.9). */
const spoken = (texts: Texts, { supportedLocales }: Locales): [Locale, string][] =>
  supportedLocales.flatMap(locale => {
    const text = texts[locale]?.trim()
    return text ? [[locale, text]] : []
  })

export const categoryTexts = (names: Texts, locales: Locales): Partial<Record<Locale, { name: string }>> =>
  Object.fromEntries(spoken(names, locales).map(([locale, name]) => [locale, { name }]))

/** Lines of a dish with the labels of the house. */
type LinesOf = (prices: readonly ReadPrice[]) => PriceLine[]
/** What a dish of this house may have. */
type House = { locales: Locales; linesFor: LinesOf }

/** What to ask for is told in the main language, or not at all. */
function saidIn({ saidWith }: DraftDish, { defaultLocale }: Locales): SaidWith {
  if (!saidWith?.without) return { ...saidWith }
  const told = Object.entries(saidWith.without).filter(([, names]) => names?.[defaultLocale])
  return { ...saidWith, without: Object.fromEntries(told) }
}

/** A dish as the form would send it. */
export function newDishOf(dish: DraftDish, { locales, linesFor }: House): NewDish {
  const names = spoken(dish.names, locales)
  const descriptions = new Map(spoken(dish.descriptions, locales))
  return {
    translations: Object.fromEntries(
      names.map(([locale, name]) => [locale, { name, description: descriptions.get(locale) ?? '' }]),
    ),
    prices: linesFor(dish.prices),
    // What nobody has ticked is not declared, whatever the paper says (BRINGING §4.10).
    ...(dish.allergensDeclared && {
      allergens: [...dish.proposals],
      allergensDeclared: true,
      ...saidIn(dish, locales),
      ...(dish.diets && { diets: dish.diets }),
    }),
    ...(dish.available === false && { available: false }),
    ...(dish.published === false && { published: false }),
  }
}

const differs = (text: string, before: string | undefined): boolean => !isSameText(text, before ?? '')

/** Of a dish that is there, what came and differs; nothing is emptied, and the rest is not touched (BRINGING §4.7). */
export function updateOf(dish: DraftDish, before: Existing, { locales, linesFor }: House): NewDish {
  const translations: NonNullable<NewDish['translations']> = {}
  for (const [locale, name] of spoken(dish.names, locales))
    if (differs(name, before.translations[locale]?.name)) translations[locale] = { name }
  for (const [locale, description] of spoken(dish.descriptions, locales)) {
    const isNamed = translations[locale]?.name !== undefined || before.translations[locale]?.name
    if (isNamed && differs(description, before.translations[locale]?.description))
      translations[locale] = { ...translations[locale], description }
  }
  const prices = linesFor(dish.prices)
  const present = linesOf(before)
  const isPriced = prices.some(({ cents, market }) => cents !== null || market)
  const isSame = prices.length === present.length && prices.every((line, at) => isSameLine(line, present[at] ?? line))
  return {
    ...(Object.keys(translations).length > 0 && { translations }),
    ...(isPriced && !isSame && { prices }),
  }
}
