import { AppError, validationError } from '#shared/app-error.ts'
import { orNotFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import type { RunTask } from '#platform/work/task.ts'
import { costlyWork } from '#platform/work/costly-work.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { findMenu } from '#features/menu/server/index.ts'
import { listZones } from '#features/prices/server/index.ts'
import { findRestaurant, type RestaurantCall } from '#features/restaurants/server/index.ts'
import type { PaperContent } from '../paper.content.ts'
import type { SheetOptions } from '../paper.contract.ts'
import { paperErrors } from '../paper.errors.ts'
import { DISHES_MAX } from '../paper.limits.ts'
import { dateWords, PRINT_TEXTS } from '../paper.print-texts.ts'
import { sheetErrors } from '../paper.rules.ts'
import { placesOf } from '../set-menu-lines.ts'
import { contentOf } from './content/content-of.ts'
import { printedMenusOf } from './content/printed-menus.ts'
import { photoFiles, photosOf, type SheetPhotos, withFiles } from './sheet-photos.ts'
import { houseOf, type Printed } from './house-of.ts'
import type { LaidOut } from './sheets/lay-out-order.ts'
import { layOut } from './sheets/lay-out.task.ts'
import type { FootWords } from './parts/house.ts'

export type PaperCall = RestaurantCall & { body: SheetOptions }
type Restaurant = NonNullable<Awaited<ReturnType<typeof findRestaurant>>>
export type SheetOrder = { restaurant: Restaurant; content: PaperContent; options: SheetOptions; photos: SheetPhotos }

/** A place in the gate of costly work is waited for as long as one of the typesetter (4-beyond §8). */
const WAIT_MS = 8000
const RETRY_AFTER_S = 2

export const todayOf = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)

/** Today's carta as an edition has it, of some categories. Throws 404 for a restaurant that is gone. */
export async function currentContent(
  platform: Platform,
  call: RestaurantCall,
  options: ContentOptions,
): Promise<PaperContent> {
  return (await currentMenu(platform, call, options)).content
}
type ContentOptions = Pick<SheetOptions, 'categoryIds' | 'footNote' | 'validFrom' | 'tax'>

async function currentMenu(platform: Platform, call: RestaurantCall, options: ContentOptions) {
  const { restaurantId } = call.access
  const { menu } = orNotFound(await findMenu(platform, { id: restaurantId }))
  const zones = await listZones(platform, call)
  const paperZones = zones.map(({ _id, slug, names, kind, value, rounding }) => ({
    _id,
    slug,
    names,
    kind,
    value,
    rounding,
  }))
  const setMenus = await printedMenusOf(platform.db, restaurantId, menu)
  return { menu, content: contentOf({ menu, zones: paperZones, setMenus }, options) }
}

/**
 * What is to be printed. Throws 400 for options that the house cannot have, 409 `paper_limit` for more dishes than an
 * edition holds, 409 `paper_empty` for none.
 */
export async function orderOf(platform: Platform, { actor, access, body: options }: PaperCall): Promise<SheetOrder> {
  const restaurant = orNotFound(await findRestaurant(platform.db, access.restaurantId))
  const { menu, content: whole } = await currentMenu(platform, { actor, access }, { ...options, categoryIds: [] })
  const errors = sheetErrors(options, {
    today: todayOf(platform.clock.now(), access.timezone),
    supportedLocales: access.locales.supportedLocales,
    categories: placesOf(whole),
    zones: whole.zones,
  })
  if (Object.keys(errors).length > 0) throw validationError(errors)
  const isChosen = (id: string): boolean => options.categoryIds.length === 0 || options.categoryIds.includes(id)
  const { setMenus = [], ...rest } = whole
  const menus = setMenus.filter(({ _id }) => isChosen(_id))
  const content: PaperContent = {
    ...rest,
    categoryIds: options.categoryIds,
    categories: whole.categories.filter(({ _id }) => isChosen(_id)),
    dishes: whole.dishes.filter(({ categoryId }) => isChosen(categoryId)),
    ...(menus.length > 0 && { setMenus: menus }),
  }
  if (content.dishes.length === 0 && menus.length === 0) throw new AppError(paperErrors.empty)
  if (content.dishes.length > DISHES_MAX) throw new AppError(paperErrors.dishes)
  return { restaurant, content, options, photos: photosOf(menu, options) }
}

/** What is said at the foot of a sheet. */
export function footWordsOf({ content, options }: Pick<SheetOrder, 'content' | 'options'>, edition: number): FootWords {
  const [locale = content.defaultLocale] = options.locales
  const texts = PRINT_TEXTS[locale]
  const hasMarket = content.dishes.some(({ prices }) => prices.some(({ market }) => market))
  const hasMarks = !['none', 'names'].includes(options.allergens) && options.format !== 'door'
  return {
    edition: texts.edition(edition),
    validFrom: texts.validFrom(dateWords(content.validFrom, locale)),
    said: [texts.prices(content.currency, content.tax), hasMarket ? texts.marketNote : '', content.footNote].filter(
      Boolean,
    ),
    elsewhere: hasMarks ? texts.legendElsewhere : '',
    elsewhereShort: hasMarks ? texts.legendAtEnd : '',
  }
}

/** Work of the layout, in the gate of costly work. Throws 429 `busy` after 8 s of waiting. */
export function layOutWork<T>(platform: Platform, ownerId: string, work: (run: RunTask) => Promise<T>): Promise<T> {
  const refusal = () => new AppError(commonErrors.busy, { retryAfterS: RETRY_AFTER_S })
  return platform.services.get(costlyWork)({ ownerId, waitMs: WAIT_MS, refusal }, work)
}

export type LaidOutSheet = LaidOut & Printed

/** The sheet with everything in its place, as the edition with this number. Throws 429 `busy` after 8 s of waiting. */
export async function layOutOrder(
  platform: Platform,
  order: SheetOrder,
  { edition, withWays }: { edition: number; withWays: boolean },
): Promise<LaidOutSheet> {
  const { restaurant, content, options } = order
  const [locale = content.defaultLocale] = options.locales
  const printed = await houseOf(platform, restaurant, { locale, edition })
  const words = footWordsOf(order, edition)
  const laidOut = await layOutWork(platform, restaurant.owner_id, run =>
    run(layOut, { content, options, house: printed.house, words, photos: order.photos.photos, withWays }),
  )
  const { set } = laidOut
  if (!set || !options.photos) return { ...laidOut, ...printed }
  const files = { ...printed.files, ...(await photoFiles(platform, order.photos, set.pages)) }
  return { ...laidOut, ...printed, files, set: { ...set, pages: withFiles(set.pages, files) } }
}
