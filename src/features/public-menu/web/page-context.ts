import type { Locale } from '#shared/locale.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import type { ThemeColors } from '#features/theme/theme.rules.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { MenuImage } from '#features/menu/menu-snapshot.ts'
import type { PublicMenuTexts } from '../public-menu.texts.ts'
import type { OpeningHours } from './inline/opening-status.ts'

/** What the parts of a menu page share. */
export type PageContext = {
  restaurant: PublicRestaurant
  logo: MenuImage | null
  style: Style
  colors: ThemeColors
  locale: Locale
  texts: PublicMenuTexts
  /** URL of the same page in each language. */
  links: Record<Locale, string>
  hours: OpeningHours
  /** True when the header is hardly darker or lighter than the page. */
  headerLine: boolean
  /** True for a draft in the owner's dashboard: links to other sites then open in a new tab. */
  preview: boolean
  year: number
}
