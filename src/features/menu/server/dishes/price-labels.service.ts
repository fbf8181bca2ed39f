import { AppError, type FieldErrors, throwIfInvalid } from '#shared/app-error.ts'
import type { Trx } from '#platform/db/database.ts'
import { isPriceLabel, type PriceLine } from '#features/prices/price-line.ts'
import { labelUsedText, priceErrors } from '#features/prices/prices.errors.ts'
import { priceTexts } from '#features/prices/prices.texts.ts'
import { listLabelNames } from '#features/prices/server/index.ts'
import type { MenuWrite } from '../menu.transaction.ts'
import { clearLabelOfDeleted, countDishesWithLabel } from './price-labels.store.ts'

type PricedChange = {
  body: { prices?: readonly PriceLine[] | undefined }
  before?: readonly PriceLine[] | null | undefined
  /** Of its errors: `items.2.`. */
  path?: string
}

const ownLabels = (lines: readonly PriceLine[] | null | undefined): string[] =>
  (lines ?? []).flatMap(({ label }) => (label === null || isPriceLabel(label) ? [] : [label]))

/**
 * Throws 400 for a label that is none of this house; one that the dish has already may stay. No statement where no
 * label of a house is sent.
 */
export async function throwIfLabelUnknown({ trx, access }: MenuWrite, changes: readonly PricedChange[]): Promise<void> {
  const isNew = changes.some(({ body, before }) => {
    const had = new Set(ownLabels(before))
    return ownLabels(body.prices).some(label => !had.has(label))
  })
  if (!isNew) return
  const known = await listLabelNames(trx, access.restaurantId)
  const errors: FieldErrors = {}
  for (const { body, before, path = '' } of changes) {
    const had = new Set(ownLabels(before))
    for (const [at, { label }] of (body.prices ?? []).entries())
      if (label !== null && !isPriceLabel(label) && !known.has(label) && !had.has(label))
        errors[`${path}prices.${at}.label`] = priceTexts.unknownLabel
  }
  throwIfInvalid(errors)
}

/** Throws 409 `label_used`. A deleted dish loses the label: whoever restores it gets the price without. */
export async function throwIfLabelUsed(trx: Trx, label: { restaurantId: string; labelId: string }): Promise<void> {
  const dishes = await countDishesWithLabel(trx, label)
  if (dishes > 0) throw new AppError(priceErrors.labelUsed, { message: labelUsedText(dishes) })
  await clearLabelOfDeleted(trx, label)
}
