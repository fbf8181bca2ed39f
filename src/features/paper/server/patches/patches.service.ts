import { AppError } from '#shared/app-error.ts'
import { orNotFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import type { Db } from '#platform/db/database.ts'
import { findRestaurant, type RestaurantCall } from '#features/restaurants/server/index.ts'
import { changesBetween, isUpToDate } from '../../changes.rules.ts'
import type { PaperContent } from '../../paper.content.ts'
import type { PaperChanges, PaperPatch, PatchBody, PatchOptions, SheetOptions } from '../../paper.contract.ts'
import { paperErrors } from '../../paper.errors.ts'
import { DISHES_MAX, STICKERS_MAX } from '../../paper.limits.ts'
import { lineName, linesOf } from '../../set-menu-lines.ts'
import { houseOf } from '../house-of.ts'
import { type EditionRow, type FileRow, findEdition, listFiles } from '../paper.store.ts'
import { type MadeEdition, planned, type PrintCall, printEdition } from '../print-edition.ts'
import { currentContent, footWordsOf, layOutWork, todayOf } from '../sheet-order.ts'
import type { PatchLaidOut, PatchOrder } from './patch-order.ts'
import { layOutPatch } from './patch.task.ts'

type PatchCall = PrintCall & { body: PatchBody }

const patchOf = ({ options }: FileRow): PatchOptions['patch'] | null => ('patch' in options ? options.patch : null)

function withoutPatch(options: SheetOptions | PatchOptions): SheetOptions {
  if (!('patch' in options)) return options
  const { patch: _patch, ...sheet } = options
  return sheet
}

/** The sheet that was printed whole last, of this edition or of the one that it mends; lists for the door come last. */
async function baseOf(db: Db, restaurantId: string, edition: EditionRow): Promise<PatchOrder['base']> {
  let row = edition
  for (;;) {
    const files = (await listFiles(db, restaurantId, [row.n])).toReversed()
    const whole = files.filter(file => patchOf(file) === null)
    const found = whole.find(({ options }) => options.format !== 'door') ?? whole[0]
    const mending = files[0]
    const mended = mending && patchOf(mending)
    const before =
      !found && mended && mended.from < row.n ? await findEdition(db, restaurantId, mended.from) : undefined
    if (before) row = before
    else {
      const file = orNotFound(found ?? mending)
      return { content: row.content, options: withoutPatch(file.options), look: file.look }
    }
  }
}

/** A new set menu: no sticker covers the place that it has not got. */
const newMenusOf = ({ added }: PaperChanges, { setMenus = [] }: PaperContent) =>
  added.filter(({ dishId }) => setMenus.some(({ _id }) => _id === dishId))

function dishIdsOf({ allergens, prices, added, texts }: PaperChanges, content: PaperContent): string[] {
  const touched = new Set([...allergens, ...prices, ...added, ...texts].map(({ dishId }) => dishId))
  return linesOf(content).flatMap(({ _id }) => (touched.has(_id) ? [_id] : []))
}

/** What a print of the changes since an edition needs. Throws 404, 409 `paper_unchanged` and `paper_limit`. */
async function preparedPatch(platform: Platform, { actor, access, body }: RestaurantCall & { body: PatchBody }) {
  const { db, clock } = platform
  const { restaurantId } = access
  const restaurant = orNotFound(await findRestaurant(db, restaurantId))
  const edition = orNotFound(await findEdition(db, restaurantId, body.from))
  const base = await baseOf(db, restaurantId, edition)
  const before = edition.content
  const today = todayOf(clock.now(), access.timezone)
  const after = await currentContent(platform, { actor, access }, { ...before, validFrom: today })
  if (after.dishes.length > DISHES_MAX) throw new AppError(paperErrors.dishes)
  const changes = changesBetween(before, after)
  if (isUpToDate(changes)) throw new AppError(paperErrors.unchanged)
  const newMenus = body.as === 'stickers' ? newMenusOf(changes, after) : []
  const dishIds = dishIdsOf(changes, after).filter(id => !newMenus.some(({ dishId }) => dishId === id))
  const goneIds = changes.gone.map(({ dishId }) => dishId)
  if (body.as === 'stickers' && dishIds.length * body.copies > STICKERS_MAX) throw new AppError(paperErrors.stickers)
  const options: PatchOptions = { ...base.options, validFrom: today, patch: body }
  return { restaurant, base, before, after, changes, dishIds, goneIds, order: { restaurant, content: after, options } }
}
type Prepared = Awaited<ReturnType<typeof preparedPatch>>

async function laidOut(platform: Platform, body: PatchBody, prepared: Prepared, n: number) {
  const { restaurant, order, base, ...facts } = prepared
  const [locale = order.content.defaultLocale] = order.options.locales
  const printed = await houseOf(platform, restaurant, { locale, edition: n })
  const job: PatchOrder = {
    ...facts,
    ...body,
    base,
    n,
    house: printed.house,
    words: footWordsOf(order, n),
  }
  const set = await layOutWork(platform, restaurant.owner_id, run => run(layOutPatch, job))
  return { ...printed, set }
}

function uncoveredOf({ changes, after }: Prepared, { tooTall }: PatchLaidOut, as: PatchBody['as']) {
  const { defaultLocale: locale } = after
  const named = (id: string): string => {
    const line = linesOf(after).find(({ _id }) => _id === id)
    return line ? lineName(line, locale) : ''
  }
  const texts = changes.texts.flatMap(({ name, what }) =>
    what === 'category' || what === 'note' || what === 'tax' ? [{ dishId: null, name, why: what }] : [],
  )
  return [
    ...tooTall.map(dishId => ({ dishId, name: named(dishId), why: 'tooTall' as const })),
    ...(as === 'stickers' ? changes.gone.map(each => ({ ...each, why: 'gone' as const })) : []),
    ...(as === 'stickers'
      ? newMenusOf(changes, after).map(({ dishId, name }) => ({ dishId, name, why: 'setMenu' as const }))
      : []),
    ...texts,
  ]
}

/** How many stickers or slips on how many sheets, and what they leave as it was. Throws as `makeStickers`. */
export async function previewStickers(platform: Platform, call: PatchCall): Promise<PaperPatch> {
  const prepared = await preparedPatch(platform, call)
  const { after, dishIds, order } = prepared
  const { n } = await planned(platform.db, order)
  const { set } = await laidOut(platform, call.body, prepared, n)
  const { defaultLocale: locale } = after
  return {
    n,
    stickers: set.stickers,
    sheets: set.pages.length,
    dishes: linesOf(after)
      .filter(({ _id }) => dishIds.includes(_id))
      .map(line => ({ dishId: line._id, name: lineName(line, locale) })),
    of: linesOf(after).length,
    uncovered: uncoveredOf(prepared, set, call.body.as),
  }
}

/**
 * Prints what has changed since an edition: the next edition, since the paper says then what it says. Throws 404, 409
 * `paper_unchanged`, `paper_limit`, `paper_sticker_too_large` where a dish would stay as it was, and as `makeEdition`.
 */
export async function makeStickers(platform: Platform, call: PatchCall): Promise<MadeEdition> {
  const prepared = await preparedPatch(platform, call)
  return printEdition(platform, call, prepared.order, async n => {
    const { house, files, set } = await laidOut(platform, call.body, prepared, n)
    if (set.tooTall.length > 0) throw new AppError(paperErrors.tooTall)
    return { pages: set.pages, house, files, look: prepared.base.look }
  })
}
