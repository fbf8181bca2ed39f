import type { Diet } from '#features/allergens/diets.ts'
import type { Locale } from '#shared/locale.ts'
import type { PriceUnit } from '#features/prices/price-line.ts'
import type { PublicZone } from '#features/prices/public-prices.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'

/** First segment of the URLs of what belongs to a menu; no slug can be this word. */
export const MENU_FILES = '/menu-files'

/** Paths of what is drawn for a menu beside its page. */
export type MenuFiles = { sharePicture: string; icon: string; touchIcon: string; manifest: string }

/** A dish that a link names: what the link shows where it is shared (3-decisions §10). */
export type SharedDish = {
  name: string
  description: string
  /** Path of the page with the dish's parameter. */
  path: string
  /** Path of its share picture. */
  picture: string
}

/** A menu in one language, as search engines and shared links read it. */
export type SeoInput = {
  menu: Menu
  locale: Locale
  /** Origin of `PUBLIC_URL`, without a slash at its end. */
  publicUrl: string
  files: MenuFiles
  /** The zone whose prices stand in it. */
  zone?: PublicZone | undefined
  dish?: SharedDish | undefined
}

/** The dishes of a category as the page lists them: in its language, names that are not empty. */
export type SeoSection = {
  name: { text: string }
  dishes: readonly {
    name: { text: string }
    description: { text: string }
    /** In whole cents of the restaurant's currency; null: by the market. */
    prices: readonly { label: { text: string } | undefined; cents: number | null; per: PriceUnit | null }[]
    available: boolean
    said: SeoDiets
  }[]
}

/** What a house says of the diets of a dish; `reported`: a guest's report of it waits for an answer. */
export type SeoDiets = { diets?: readonly Diet[] | undefined; reported?: boolean | undefined }
type SeoLine = { name: { text: string }; said: SeoDiets }

/** What search engines read of a set menu; `service`: from one minute to another, counted from 1970. */
export type SeoSetMenu = {
  name: { text: string }
  cents: number
  isSoldOut: boolean
  service: readonly [from: number, to: number]
  courses: readonly { name: { text: string }; lines: readonly SeoLine[] }[]
}
