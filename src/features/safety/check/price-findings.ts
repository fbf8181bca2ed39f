import type { PriceAnswer } from '#features/prices/price-fields.ts'
import { answerOf } from '#features/prices/price-fields.ts'
import { plainLine } from '#features/prices/price-line.ts'
import { DAY_MS } from '#shared/time.ts'
import { MARKET_WEEK_DAYS, ODD_PRICE_DISHES_MIN, ODD_PRICE_TIMES } from '../check.limits.ts'
import { type CheckedDish, type FindingParts, type MenuToCheck, ofDishes } from './finding.ts'

/** Without lines, `price` is all there is. */
const pricesOf = ({ price, prices }: CheckedDish): PriceAnswer[] =>
  prices ?? [answerOf(plainLine(price === 0 ? null : Math.round(price * 100)))]

/** 'Según mercado' is a price, whether today's is said or not. */
export const withoutPrice = ({ dishes }: MenuToCheck): FindingParts[] =>
  ofDishes(dishes.filter(dish => pricesOf(dish).every(({ amount, market }) => amount === null && !market)))

/**
 * 'Según mercado' without today's price, where others of the house have had one within a week. Only once a house has
 * said such prices for a week: before, nobody knows whether it means to (4-beyond §5). What is sold out needs none.
 */
export function marketWithoutToday({ dishes, marketSaid, now }: MenuToCheck): FindingParts[] {
  const weekAgo = now.getTime() - MARKET_WEEK_DAYS * DAY_MS
  const said = Object.entries(marketSaid)
  if (!said.some(([, { first }]) => Date.parse(first) <= weekAgo)) return []
  const lately = said.filter(([, { last }]) => Date.parse(last) > weekAgo).map(([id]) => id)
  return ofDishes(
    dishes.filter(
      dish =>
        dish.available &&
        pricesOf(dish).some(({ market, amount }) => market && amount === null) &&
        lately.some(id => id !== dish._id),
    ),
  )
}

type Priced = { dish: CheckedDish; line: PriceAnswer; amount: number }

const medianOf = (sorted: readonly number[]): number => {
  const middle = sorted.length / 2
  const around = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]].map(Number)
  return around.reduce((sum, each) => sum + each, 0) / around.length
}

/** Prices that are three times off the median of their category, label and unit. What the market says is no fault. */
export function oddPrices({ dishes }: MenuToCheck): FindingParts[] {
  const priced = dishes.flatMap(dish =>
    pricesOf(dish).flatMap((line): Priced[] =>
      line.amount === null || line.market ? [] : [{ dish, line, amount: line.amount }],
    ),
  )
  const groups = Map.groupBy(priced, ({ dish, line }) => [dish.categoryId, line.label, line.unit].join(' '))
  return [...groups.values()].flatMap(oddIn)
}

function oddIn(group: readonly Priced[]): FindingParts[] {
  if (new Set(group.map(({ dish }) => dish._id)).size < ODD_PRICE_DISHES_MIN) return []
  const sorted = group.map(({ amount }) => amount).toSorted((one, other) => one - other)
  const usual = medianOf(sorted)
  const isOdd = (amount: number): boolean => amount > usual * ODD_PRICE_TIMES || amount * ODD_PRICE_TIMES < usual
  const others = sorted.filter(amount => !isOdd(amount))
  const low = others[0] ?? usual
  const high = others.at(-1) ?? usual
  return group
    .filter(({ amount }) => isOdd(amount))
    .map(({ dish, line: { label, unit }, amount }) => {
      const instead = shiftedPoint(amount, { low, high })
      return {
        about: [dish._id, label ?? 'plain', unit ?? 'each'].join('.'),
        dishIds: [dish._id],
        values: { amount, label, unit, low, high, ...(instead !== null && { instead }) },
        since: dish.updatedAt,
        facts: amount,
      }
    })
}

/** '18,00' among 1,80 and 4,80 is 1,80 with the comma in another place; null: it is something else. */
function shiftedPoint(amount: number, { low, high }: { low: number; high: number }): number | null {
  const cents = Math.round(amount * 100)
  const shifted = [cents / 10, cents / 100, cents * 10, cents * 100].filter(Number.isInteger).map(each => each / 100)
  return shifted.find(each => each >= low && each <= high) ?? null
}
