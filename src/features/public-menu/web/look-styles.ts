import type { Style } from '#features/theme/theme.contract.ts'
import type { Fonts } from './fonts.ts'

/** What a look is made of on the page: style sheets as texts, by when a menu needs them, and its fonts. */
export type LookStyles = {
  /** Header and dishes of every menu. */
  css: string
  /** More for a menu of which some category has no cards. */
  rows?: string
  /**
   * More for changed hours and notices, hours of the carta, prices that are more than one amount, set menus, zones, and
   * for who holds an old paper.
   */
  days: string
  late: string
  prices: string
  setMenus: string
  zone: string
  oldPaper: string
  /** URL of what the first paint does not need. */
  later: string
  fonts: Fonts
}

/** Every folder below `styles/looks/` is a look: a new one needs no line here (decision 0373). */
const FOLDERS = import.meta.glob<LookStyles>('./styles/looks/*/look.ts', { eager: true, import: 'look' })

/** The styles of a look; its folder has the look's name. */
export function stylesOf(style: Style): LookStyles {
  const found = FOLDERS[`./styles/looks/${style}/look.ts`]
  if (!found) throw new Error(`No styles of ${style}`)
  return found
}
