import type { Db } from '#platform/db/database.ts'
import { isPriceLabel } from '#features/prices/price-line.ts'
import { listLabelNames } from '#features/prices/server/index.ts'
import { linesOf, type StoredPrice, toStored } from '#features/prices/stored-prices.ts'
import type { DishState } from '../../dish.fields.ts'

type Back = { before: DishState; fields: Partial<DishState> }

/** What the market asks today stays as it is (4-beyond §6), with the portion of which it was said. */
const withToday = (lines: readonly StoredPrice[], present: readonly StoredPrice[]): StoredPrice[] =>
  lines.map(line => {
    const today = present.find(({ market, label, unit }) => market && label === line.label && unit === line.unit)
    if (!line.market || !today) return line
    return { ...line, cents: today.cents, ...(today.until !== undefined && { until: today.until }) }
  })

const linesBack = ({ before, fields }: Back): StoredPrice[] =>
  withToday(fields.prices ?? linesOf({ price: fields.price ?? before.price, prices: null }), linesOf(before))

/**
 * Prices that go back, as they can be now: without labels that the house has deleted since, as with deleted dishes that
 * come back.
 */
export async function withPricesBack(db: Db, restaurantId: string, backs: readonly Back[]): Promise<DishState[]> {
  const isPriced = ({ fields }: Back): boolean => fields.prices !== undefined
  const own = backs
    .filter(isPriced)
    .flatMap(linesBack)
    .some(({ label }) => label !== null && !isPriceLabel(label))
  const known = own ? await listLabelNames(db, restaurantId) : new Map()
  const isThere = (label: string | null): boolean => label === null || isPriceLabel(label) || known.has(label)
  return backs.map(back => {
    const after = { ...back.before, ...back.fields }
    if (!isPriced(back)) return after
    return {
      ...after,
      ...toStored(linesBack(back).map(line => (isThere(line.label) ? line : { ...line, label: null }))),
    }
  })
}
