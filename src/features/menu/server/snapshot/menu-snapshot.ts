import { imageKey, type ImageTone } from '#shared/image-file.ts'
import { descriptionOf } from '#features/restaurants/profile/profile.rules.ts'
import { presentOpening, profileOf, storedOpeningOf } from '#features/restaurants/server/presented.ts'
import type { PublicOpening } from '#features/restaurants/opening/opening.contract.ts'
import { nextPriceEnd } from '#features/prices/stored-prices.ts'
import { publicDishOf } from '../../dish.rules.ts'
import type { Menu, MenuImage } from '../../menu-snapshot.ts'
import { presentCategory, presentDishRow } from '../present-row.ts'
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
   * of the notices and days of the house. Null: never.
   */
  readonly changesAt: number | null
  /** Somebody has opened it before, or may have its slug on paper. */
  readonly isSlugUsed: boolean
  /** Present and former slugs; the present one is `menu.restaurant.slug`. */
  readonly slugs: readonly string[]
  readonly menu: Menu
}

/** `imagesUrl`: what addresses of images begin with. */
export type ReadContext = { imagesUrl: string; now: Date }

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

function presentRestaurant(imagesUrl: string, row: MenuRow, opening: PublicOpening): Menu['restaurant'] {
  const profile = profileOf(row)
  return {
    _id: row.id,
    slug: row.slugs.find(({ is_current: current }) => current)?.slug ?? '',
    ...profile,
    description: descriptionOf(profile),
    logoUrl: row.logo ? imageUrlOf(imagesUrl, row.logo) : '',
    ...(row.price_labels.length > 0 && { priceLabels: row.price_labels }),
    ...(row.zones.length > 0 && { zones: row.zones }),
    ...opening,
  }
}

function nextChange({ dishes }: MenuRow, now: Date, opening: number | null): number | null {
  const ends = dishes.flatMap(dish => nextPriceEnd(dish, now) ?? []).map(end => Date.parse(end))
  const moments = opening === null ? ends : [...ends, opening]
  return moments.length === 0 ? null : Math.min(...moments)
}

const imageUrlOf = (imagesUrl: string, { folder, widths }: Pick<ImageColumns, 'folder' | 'widths'>): string => {
  const width = widths?.at(-1)
  return folder && width !== undefined ? `${imagesUrl}${imageKey(folder, width)}` : ''
}

/** A row that came as JSON: times are text. */
type JsonRow = Omit<MenuRow, 'inactive_since'> & { inactive_since: string | null }

/** The menu as it was read in one statement, with what has ended by `now` left out. */
export function readStoredMenu({ json }: Pick<StoredMenu, 'json'>, { imagesUrl, now }: ReadContext): MenuSnapshot {
  const { inactive_since: since, ...others } = JSON.parse(json) as JsonRow
  const inactiveSince = since === null ? null : new Date(since)
  const row: MenuRow = { ...others, inactive_since: inactiveSince }
  const { opening, changesAt } = presentOpening(storedOpeningOf(row), now)
  return {
    id: row.id,
    ownerId: row.owner_id,
    version: row.menu_version,
    status: row.status,
    inactiveSince,
    isSuspended: row.is_suspended,
    changesAt: nextChange(row, now, changesAt),
    isSlugUsed: row.slug_used_at !== null,
    slugs: row.slugs.map(({ slug }) => slug),
    menu: {
      restaurant: presentRestaurant(imagesUrl, row, opening),
      logo: presentImage(imagesUrl, row.logo),
      categories: row.categories.map(presentCategory),
      dishes: row.dishes.map(dish => {
        const image = imageOf(dish)
        return {
          ...publicDishOf(presentDishRow(dish, imageUrlOf(imagesUrl, image), now)),
          image: presentImage(imagesUrl, image),
        }
      }),
    },
  }
}
