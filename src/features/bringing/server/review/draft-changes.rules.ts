import { type FieldErrors, throwIfInvalid } from '#shared/app-error.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { normalizeAllergens } from '#features/allergens/allergens.ts'
import { isPriceLabel } from '#features/prices/price-line.ts'
import { LABEL_NAMES } from '#features/prices/price-words.ts'
import { draftTexts as texts } from '../../bringing.texts.ts'
import type { DraftChange } from '../../draft.contract.ts'
import { type DraftCategory, type DraftContent, type DraftDish, newDish } from './draft-content.ts'
import type { Doubt, Reading, ReadPrice, Texts } from '../../reading/draft.ts'
import { cutText, DRAFT_LIMITS } from '../../reading/storable.ts'
import { proposalsBy } from './proposals.rules.ts'

type Change<Key extends string> = Extract<DraftChange, Record<Key, unknown>>
type Problem = readonly [field: string, text: string]

/** Texts by language; an emptied one goes, but for the main language, whose lack blocks. */
const mergeTexts = (before: Texts, change: Partial<Record<Locale, string | undefined>>, main?: Locale): Texts =>
  Object.fromEntries(
    LOCALES.flatMap(locale => {
      const text = change[locale] ?? before[locale]
      return text === undefined || (text === '' && locale !== main) ? [] : [[locale, text]]
    }),
  )

/** 'tapa', 'media botella'; '' where the paper has no word. */
const portionWord = ({ label, word = '' }: ReadPrice, locale: Locale): string =>
  (label !== null && isPriceLabel(label) ? LABEL_NAMES[label][locale] : word).toLowerCase()
/** Without its portion, which the name says now. */
const whole = ({ word: _, ...price }: ReadPrice): ReadPrice => ({ ...price, label: null })

/** A draft while changes come in; later ones see the earlier ones. */
class Changing {
  readonly content: DraftContent
  readonly #locale: Locale
  /** Names have changed: what is in the menu already must be looked for again. */
  isRenamed = false

  constructor(content: DraftContent, locale: Locale) {
    this.content = structuredClone(content)
    this.#locale = locale
  }

  #next(letter: string): string {
    return `${letter}${this.content.next++}n`
  }

  apply(change: DraftChange): Problem | undefined {
    if ('dish' in change) return this.#dish(change)
    if ('category' in change) return this.#category(change)
    if ('line' in change) return this.#line(change)
    if ('doubt' in change) return this.#doubt(change)
    if ('page' in change) return this.#page(change)
    if ('key' in change) return this.#key(change)
    return this.#all(change)
  }

  #dishOf(id: string): DraftDish | undefined {
    return this.content.dishes.find(({ _id }) => _id === id)
  }

  #categoryOf(id: string): DraftCategory | undefined {
    return this.content.categories.find(({ _id }) => _id === id)
  }

  #dish({ dish: id, set }: Change<'dish'>): Problem | undefined {
    const dish = this.#dishOf(id)
    if (!dish) return ['dish', texts.unknownId]
    if (set.categoryId !== undefined && !this.#categoryOf(set.categoryId)) return ['set.categoryId', texts.unknownId]
    const { names, descriptions, prices, categoryId, included, proposals, allergensDeclared, choice } = set
    if (names) this.#rename(dish, mergeTexts(dish.names, names, this.#locale))
    if (descriptions) dish.descriptions = mergeTexts(dish.descriptions, descriptions)
    if (prices) {
      dish.prices = prices
      settle(dish, 'price', { prices })
    }
    if (categoryId !== undefined) dish.categoryId = categoryId
    if (included !== undefined) dish.included = included
    if (proposals) dish.proposals = normalizeAllergens(proposals)
    if (allergensDeclared !== undefined) dish.allergensDeclared = allergensDeclared
    if (choice !== undefined && dish.match) dish.match.choice = choice
    return undefined
  }

  #rename(dish: DraftDish, names: Texts): void {
    if (names[this.#locale] !== dish.names[this.#locale]) {
      this.isRenamed = true
      settle(dish, 'name', { name: names[this.#locale] ?? '' })
      dish.match = null
    }
    dish.names = names
  }

  #category({ category: id, set }: Change<'category'>): Problem | undefined {
    const category = this.#categoryOf(id)
    if (!category) return ['category', texts.unknownId]
    if (set.names) {
      category.names = mergeTexts(category.names, set.names, this.#locale)
      this.isRenamed = true
    }
    if (set.included !== undefined) {
      category.included = set.included
      for (const dish of this.content.dishes) if (dish.categoryId === id) dish.included = set.included
    }
    return undefined
  }

  #line({ line: id, set }: Change<'line'>): Problem | undefined {
    const { content } = this
    const line = content.leftovers.find(({ _id }) => _id === id)
    if (!line) return ['line', texts.unknownId]
    if (set.as === 'out') {
      line.kind = 'out'
      return undefined
    }
    const name = line.text.replace(/\s+/gu, ' ').trim()
    if (set.as === 'description') {
      const dish = this.#dishOf(set.dishId)
      if (!dish) return ['set.dishId', texts.unknownId]
      const before = dish.descriptions[this.#locale]
      const joined = cutText([before, name].filter(Boolean).join(' '), DRAFT_LIMITS.description)
      dish.descriptions = { ...dish.descriptions, [this.#locale]: joined }
    } else if (set.as === 'category') {
      const names: Texts = { [this.#locale]: cutText(name, DRAFT_LIMITS.name) }
      content.categories.push({ _id: this.#next('c'), names, existingId: null, included: true })
    } else {
      if (!this.#categoryOf(set.categoryId)) return ['set.categoryId', texts.categoryRequired]
      content.dishes.push(
        newDish(this.#next('d'), set.categoryId, { [this.#locale]: cutText(name, DRAFT_LIMITS.name) }, line),
      )
    }
    content.leftovers = content.leftovers.filter(({ _id }) => _id !== id)
    this.isRenamed = true
    return undefined
  }

  #doubt({ doubt: id, set: { answer } }: Change<'doubt'>): Problem | undefined {
    const dish = this.content.dishes.find(({ doubts }) => doubts.some(({ _id }) => _id === id))
    const doubt = dish?.doubts.find(({ _id }) => _id === id)
    if (!dish || !doubt) return ['doubt', texts.unknownId]
    if (answer === 'apart') return this.#apart(dish, doubt)
    const chosen = typeof answer === 'number' ? doubt.readings[answer] : (answer ?? doubt.readings[0])
    if (!chosen || 'prices' in chosen !== (doubt.field === 'price')) return ['set.answer', texts.unknownReading]
    doubt.answer = answer
    if ('prices' in chosen) dish.prices = chosen.prices
    else if (chosen.name !== dish.names[this.#locale]) {
      dish.names = { ...dish.names, [this.#locale]: chosen.name }
      this.isRenamed = true
    }
    return undefined
  }

  /** 'Son dos platos': 'Calamares, tapa' and 'Calamares, ración', each with its price. */
  #apart(dish: DraftDish, doubt: Doubt): Problem | undefined {
    const { kind, readings } = doubt
    const [several] = readings
    const prices = kind === 'portions' && 'prices' in several ? several.prices : []
    const words = prices.map(price => portionWord(price, this.#locale))
    if (prices.length < 2 || words.includes('')) return ['set.answer', texts.unknownReading]
    const named = (word: string): Texts => {
      const name = dish.names[this.#locale] ?? ''
      return { ...dish.names, [this.#locale]: `${cutText(name, DRAFT_LIMITS.name - word.length - 2)}, ${word}` }
    }
    const others = prices.slice(1).map((price, at): DraftDish => {
      const copy = { ...structuredClone(dish), _id: this.#next('d'), names: named(words[at + 1] ?? '') }
      return { ...copy, prices: [whole(price)], doubts: [], match: null }
    })
    const own = { prices: prices.slice(0, 1).map(whole) }
    settle(dish, 'price', own)
    // Another device may say the same: the others are there already.
    doubt.readings = [own, { prices: [] }]
    Object.assign(dish, { ...own, names: named(words[0] ?? ''), match: null })
    this.content.dishes.splice(this.content.dishes.indexOf(dish) + 1, 0, ...others)
    this.isRenamed = true
    return undefined
  }

  #page({ page, set: { included } }: Change<'page'>): Problem | undefined {
    if (!this.content.pages[page - 1]) return ['page', texts.unknownId]
    for (const dish of this.content.dishes) if (dish.origin.page === page) dish.included = included
    return undefined
  }

  /** What a mark means, for every dish that has it; a changed proposal must be ticked again. */
  #key({ key: mark, set: { allergen } }: Change<'key'>): Problem | undefined {
    const isMark = (other: string): boolean => other.toLowerCase() === mark.toLowerCase()
    const { content } = this
    if (!content.dishes.some(({ marks }) => marks.some(isMark)) && !content.key.some(entry => isMark(entry.mark)))
      return ['key', texts.unknownId]
    const others = content.key.filter(entry => !isMark(entry.mark))
    content.key = allergen ? [...others, { mark, allergen }] : others
    for (const dish of content.dishes) {
      if (!dish.marks.some(isMark)) continue
      dish.proposals = proposalsBy(content.key, dish.marks)
      dish.allergensDeclared = false
    }
    return undefined
  }

  /** No number on the paper is no statement; of an own copy, what was declared there. */
  #all({ all: { allergensDeclared } }: Change<'all'>): undefined {
    for (const dish of this.content.dishes)
      if (dish.isDeclared ?? dish.proposals.length > 0) dish.allergensDeclared = allergensDeclared
  }
}

/** Whoever types a value has answered what was asked about it. */
function settle(dish: DraftDish, field: Doubt['field'], answer: Reading): void {
  for (const doubt of dish.doubts) if (doubt.field === field) doubt.answer = answer
}

/**
 * The draft after changes, in their order: all of them or none. Throws 400 with the path of each that is about nothing
 * in the draft.
 */
export function changedContent(
  content: DraftContent,
  changes: readonly DraftChange[],
  locale: Locale,
): { content: DraftContent; isRenamed: boolean } {
  const changing = new Changing(content, locale)
  const errors: FieldErrors = {}
  for (const [at, change] of changes.entries()) {
    const problem = changing.apply(change)
    if (problem) errors[`changes.${at}.${problem[0]}`] = problem[1]
  }
  throwIfInvalid(errors)
  return changing
}
