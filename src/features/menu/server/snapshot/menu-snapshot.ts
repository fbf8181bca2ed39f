import { type ImageTone, largestImageKey } from '#shared/image-file.ts'
import { planOf } from '#features/billing/billing.rules.ts'
import type { PublicHouseSafety } from '#features/allergens/public-allergens.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import { descriptionOf } from '#features/restaurants/profile/profile.rules.ts'
import {
  holidayCountryOf,
  openingOf,
  presentOpening,
  profileOf,
  shownLook,
  storedOpeningOf,
} from '#features/restaurants/server/presented.ts'
import { dayOfMinute, isoOfDay } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import type { PublicOpening } from '#features/restaurants/opening/opening.contract.ts'
import { nextPriceEnd } from '#features/prices/stored-prices.ts'
import { publicDishOf } from '../../dish.rules.ts'
import type { Menu, MenuImage, PublicExtras } from '../../menu-snapshot.ts'
import type { PublicSchedule } from '../../schedules/public-schedules.ts'
import { presentCategory, presentDishRow } from '../present-row.ts'
import type { CodeZones, MenuFacts, MenuPresenter } from './menu-extras.ts'
import type { MenuRow, StoredMenu } from './menu-snapshot.store.ts'

/** The whole menu of a restaurant at one version, with everything that decides whether diners may see it. Immutable. */
export type MenuSnapshot = {
  readonly id: string
  readonly ownerId: string
  readonly version: number
  readonly status: 'active' | 'inactive'
  readonly inactiveSince: Date | null
  /** By the operator, whatever its status is: diners see nothing of it. */
  readonly isSuspended: boolean
  /**
   * When something in it ends by the clock, in milliseconds since 1970: the next of today's market prices,
   * of the notices and days of the house, of a look that its plan no longer carries, of what later features add. Null:
   * never.
   */
  readonly changesAt: number | null
  /** When the first of today's market prices ends; null: it has none. */
  readonly pricesEndAt: number | null
  /** Somebody has opened it before, or may have its slug on paper. */
  readonly isSlugUsed: boolean
  /** Present and former slugs; the present one is `menu.restaurant.slug`. */
  readonly slugs: readonly string[]
  /** Which zone the codes of tables open, by their keys; looked up, and told to nobody (4-beyond §9). */
  readonly codeZones: CodeZones
  readonly menu: Menu
}

/** `imagesUrl`: what addresses of images begin with. `presenters`: of all that later features add to a menu. */
export type ReadContext = { imagesUrl: string; now: Date; presenters: readonly MenuPresenter[] }

type ImageColumns = {
  folder: string | null
  width: number | null
  height: number | null
  widths: number[] | null
  avif_widths: number[] | null
  mean_color: string | null
  luminance: number | null
  alpha: number | null
}

const toneOf = ({ mean_color: color, luminance, alpha }: ImageColumns): ImageTone | null =>
  color === null || luminance === null || alpha === null ? null : { color, luminance, alpha }

function presentImage(imagesUrl: string, columns: ImageColumns | null): MenuImage | null {
  if (!columns?.folder || !columns.width || !columns.height || !columns.widths?.length) return null
  const { folder, width, height, widths, avif_widths: avifWidths } = columns
  const base = `${imagesUrl}${folder}`
  return { base, width, height, widths, avifWidths: avifWidths ?? [], tone: toneOf(columns) }
}

const imageOf = (dish: MenuRow['dishes'][number]): ImageColumns => ({
  folder: dish.image_folder,
  width: dish.image_width,
  height: dish.image_height,
  widths: dish.image_widths,
  avif_widths: dish.image_avif_widths,
  mean_color: dish.mean_color,
  luminance: dish.luminance,
  alpha: dish.alpha,
})

/** The hours of what the menu has. */
function presentSchedules({ schedules, categories, dishes }: MenuRow): PublicSchedule[] {
  const ids = new Set([...categories, ...dishes].map(({ id }) => id))
  return schedules
    .map(({ days, slots, category_ids: categoryIds, dish_ids: dishIds }) => ({
      days,
      slots,
      categoryIds: categoryIds.filter(id => ids.has(id)),
      dishIds: dishIds.filter(id => ids.has(id)),
    }))
    .filter(({ categoryIds, dishIds }) => categoryIds.length + dishIds.length > 0)
}

/** What the whole house says of allergens; absent where it said nothing. */
function houseSafety({ allergen_notice: said }: MenuRow): PublicHouseSafety {
  const { notice = {}, dietsComplete = {} } = said ?? {}
  return {
    ...(Object.keys(notice).length > 0 && { allergenNotice: notice }),
    ...(Object.keys(dietsComplete).length > 0 && { dietsComplete }),
  }
}

type Told = { opening: PublicOpening; extras: PublicExtras; shownStyle: Style }

function presentRestaurant(imagesUrl: string, row: MenuRow, { opening, extras, shownStyle }: Told): Menu['restaurant'] {
  const profile = profileOf(row)
  const schedules = presentSchedules(row)
  return {
    _id: row.id,
    slug: row.slugs.find(({ is_current: current }) => current)?.slug ?? '',
    ...profile,
    theme: { ...profile.theme, style: shownStyle },
    description: descriptionOf(profile),
    logoUrl: row.logo ? imageUrlOf(imagesUrl, row.logo) : '',
    ...(row.price_labels.length > 0 && { priceLabels: row.price_labels }),
    ...(row.zones.length > 0 && { zones: row.zones }),
    ...opening,
    ...(opening.specialDays && { holidayCountry: holidayCountryOf(row) }),
    ...houseSafety(row),
    ...extras,
    ...(schedules.length > 0 && { schedules }),
  }
}

function earliest(moments: readonly (number | null)[]): number | null {
  const known = moments.flatMap(moment => moment ?? [])
  return known.length === 0 ? null : Math.min(...known)
}

const endOfPrices = ({ dishes }: MenuRow, now: Date): number | null =>
  earliest(dishes.flatMap(dish => nextPriceEnd(dish, now) ?? []).map(end => Date.parse(end)))

/** What later features say of the menu, and the moments at which that changes by the clock. */
function presentExtras(presenters: readonly MenuPresenter[], { extras: values }: MenuRow, facts: MenuFacts) {
  const told = Object.entries(values as Record<string, unknown>).map(([name, value]) => {
    const presenter = presenters.find(each => each.name === name)
    if (!presenter) throw new Error(`Nobody presents ${name}`)
    return presenter.present(value, facts)
  })
  return {
    extras: Object.assign({}, ...told.map(({ extras }) => extras)) as PublicExtras,
    moments: told.map(({ changesAt }) => changesAt),
    codeZones: Object.assign({}, ...told.map(one => one.codeZones)) as CodeZones,
  }
}

function imageUrlOf(imagesUrl: string, image: Pick<ImageColumns, 'folder' | 'widths'>): string {
  const key = largestImageKey(image)
  return key === undefined ? '' : `${imagesUrl}${key}`
}

/** Times of its own, and of its owner's plan. */
const TIMES = [
  'inactive_since',
  'plan_trial_ends_at',
  'plan_ends_at',
  'plan_past_due_since',
  'plan_looks_ended_at',
] as const
type Time = (typeof TIMES)[number]
/** A row that came as JSON: times are text. */
type JsonRow = Omit<MenuRow, Time> & Record<Time, string | null>

function rowOf(json: string): MenuRow {
  const row = JSON.parse(json) as JsonRow
  const times = TIMES.map(name => [name, row[name] === null ? null : new Date(row[name])])
  return { ...row, ...(Object.fromEntries(times) as Record<Time, Date | null>) }
}

/** The menu as it was read in one statement, with what has ended by `now` left out. */
export function readStoredMenu({ json }: Pick<StoredMenu, 'json'>, context: ReadContext): MenuSnapshot {
  const { imagesUrl, now, presenters } = context
  const row = rowOf(json)
  const look = shownLook({ ...row, needsNoPlan: row.needs_no_plan, subscription: planOf(row) }, now)
  const stored = storedOpeningOf(row)
  const { opening, changesAt } = presentOpening(stored, now)
  const categories = row.categories.map(presentCategory)
  const dayOf = (time: string): string => isoOfDay(dayOfMinute(houseMinute(Date.parse(time), row.timezone)))
  const dishes = row.dishes.map(dish => {
    const image = imageOf(dish)
    return {
      ...publicDishOf(presentDishRow(dish, imageUrlOf(imagesUrl, image), now), dayOf),
      image: presentImage(imagesUrl, image),
    }
  })
  const house = { opening: openingOf(stored, now), holidayCountry: holidayCountryOf(row) }
  const facts = { categories, dishes, house, defaultLocale: row.default_locale, now }
  const { extras, moments, codeZones } = presentExtras(presenters, row, facts)
  const pricesEndAt = endOfPrices(row, now)
  return {
    id: row.id,
    ownerId: row.owner_id,
    version: row.menu_version,
    status: row.status,
    inactiveSince: row.inactive_since,
    isSuspended: row.is_suspended,
    changesAt: earliest([pricesEndAt, changesAt, look.fallsAt, ...moments]),
    pricesEndAt,
    isSlugUsed: row.slug_used_at !== null,
    slugs: row.slugs.map(({ slug }) => slug),
    codeZones,
    menu: {
      restaurant: presentRestaurant(imagesUrl, row, { opening, extras, shownStyle: look.shownStyle }),
      logo: presentImage(imagesUrl, row.logo),
      categories,
      dishes,
    },
  }
}
