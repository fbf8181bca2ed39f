import { AppError } from '#shared/app-error.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import type { Platform } from '#platform/platform.ts'
import { restaurantRights, writeRestaurant } from '#features/restaurants/server/index.ts'
import type { Edition, SheetOptions } from '../paper.contract.ts'
import { paperErrors } from '../paper.errors.ts'
import { editionNumber } from '../paper.rules.ts'
import { findEdition, updateRetired } from './paper.store.ts'
import { photoFiles } from './sheet-photos.ts'
import { presentEditions } from './present-editions.ts'
import { type MadeEdition, type PrintCall, printEdition } from './print-edition.ts'
import { layOutOrder, orderOf } from './sheet-order.ts'

type MakeCall = PrintCall & { body: SheetOptions }

/**
 * Prints a sheet. With the content of the last edition its file joins that one; otherwise it is the next number
 * (4-beyond §8). Throws 400, 409 `paper_limit` or `image_quota`, 429 `paper_rate` or `busy`.
 */
export async function makeEdition(platform: Platform, call: MakeCall): Promise<MadeEdition> {
  const order = await orderOf(platform, call)
  return printEdition(platform, call, order, async n => {
    const { set, house, files } = await layOutOrder(platform, order, { edition: n, withWays: false })
    if (!set) throw new AppError(order.options.format === 'trifold' ? paperErrors.tooSmall : paperErrors.pages)
    const { pages, k } = set
    const smaller = () => photoFiles(platform, order.photos, pages, { isSmaller: true })
    return { pages, house, files, look: { style: house.style, k }, ...(order.options.photos && { smaller }) }
  })
}

type RetireCall = PrintCall & { params: { n: string }; body: { retired: boolean }; ifMatch?: string | undefined }

/** 'Ya no usamos ese papel', and back (PAPER-AND-NUMBERS §5 9). Throws 404, 412 for another `ifMatch`. */
export function retireEdition(platform: Platform, call: RetireCall): Promise<Edition> {
  const { restaurantId } = call.access
  const n = editionNumber(call.params.n)
  return writeRestaurant(platform, { ...call, isUnseen: true }, async ({ trx, access, now, changerOf }) => {
    await restaurantRights.require(trx, access, ['print'])
    const row = orNotFound(n === null ? undefined : await findEdition(trx, restaurantId, n))
    const present = async (): Promise<Edition> =>
      orNotFound((await presentEditions(trx, restaurantId)).find(each => each.n === row.n))
    await throwIfMoved(call.ifMatch, row.updated_at, async () => ({
      current: await present(),
      changedBy: await changerOf(row.made_by),
    }))
    if ((row.retired_at !== null) !== call.body.retired)
      await updateRetired(trx, { restaurantId, n: row.n, retiredAt: call.body.retired ? now : null, now })
    return present()
  })
}
