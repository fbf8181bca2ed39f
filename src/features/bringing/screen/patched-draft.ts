import type { SentPrice } from '#features/prices/price-fields.ts'
import type { Draft, SentChange } from '../draft.contract.ts'
import type { DraftDish } from './review.rules.ts'

const shown = (price: SentPrice): DraftDish['prices'][number] => ({
  label: price.label ?? null,
  amount: price.amount == null || price.amount === '' ? null : Number(price.amount),
  market: price.market ?? false,
  unit: price.unit ?? null,
  minPersons: price.minPersons ?? null,
})

type Change<Key extends string> = Extract<SentChange, Record<Key, unknown>>

function changedDish(dish: DraftDish, { set }: Change<'dish'>): DraftDish {
  const { names, descriptions, prices, choice, ...rest } = set
  return {
    ...dish,
    ...(rest as Partial<DraftDish>),
    ...(names && { names: { ...dish.names, ...names } }),
    ...(descriptions && { descriptions: { ...dish.descriptions, ...descriptions } }),
    ...(Array.isArray(prices) && { prices: prices.map(shown) }),
    ...(choice !== undefined && dish.match && { match: { ...dish.match, choice } }),
  }
}

function answeredDish(dish: DraftDish, { doubt: id, set }: Change<'doubt'>): DraftDish {
  const doubt = dish.doubts.find(({ _id }) => _id === id)
  if (!doubt) return dish
  const { answer } = set
  const reading = typeof answer === 'number' ? doubt.readings[answer] : undefined
  return {
    ...dish,
    ...(reading && 'prices' in reading && { prices: reading.prices }),
    doubts: dish.doubts.map(each =>
      each._id === id ? { ...each, answer: typeof answer === 'number' || answer === null ? answer : 0 } : each,
    ),
  }
}

function patchedDish(dish: DraftDish, change: SentChange): DraftDish {
  if ('dish' in change) return change.dish === dish._id ? changedDish(dish, change) : dish
  if ('doubt' in change) return answeredDish(dish, change)
  if ('category' in change && change.set.included !== undefined && change.category === dish.categoryId)
    return { ...dish, included: change.set.included }
  if ('all' in change && dish.proposals.length > 0) return { ...dish, allergensDeclared: change.all.allergensDeclared }
  return dish
}

/** The draft as it will be, until the server's own comes: a tap shows at once. */
export const patchedDraft = (draft: Draft, changes: readonly SentChange[]): Draft =>
  changes.reduce<Draft>(
    (now, change) => ({
      ...now,
      dishes: now.dishes.map(dish => patchedDish(dish, change)),
      categories: now.categories.map(category =>
        'category' in change && change.category === category._id
          ? {
              ...category,
              names: { ...category.names, ...change.set.names },
              included: change.set.included ?? category.included,
            }
          : category,
      ),
      leftovers: now.leftovers.map(line =>
        'line' in change && change.line === line._id && change.set.as === 'out' ? { ...line, kind: 'out' } : line,
      ),
    }),
    draft,
  )
