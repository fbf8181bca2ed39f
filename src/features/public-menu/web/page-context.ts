import type { ReactNode } from 'react'
import type { Locale } from '#shared/locale.ts'
import type { PublicZone } from '#features/prices/public-prices.ts'
import type { ThemeColors } from '#features/theme/theme.rules.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { Menu, MenuImage } from '#features/menu/menu-snapshot.ts'
import type { DaysView } from '#features/restaurants/opening/diners/day-view.ts'
import type { OldPaper } from '../old-paper.ts'
import type { LateView } from '../late/late-view.ts'
import type { SetMenuPage } from '../set-menus/set-menu-page.ts'
import type { SetMenuView } from '../set-menus/set-menu-view.ts'
import type { SectionView } from '../public-menu.rules.ts'
import type { PublicMenuTexts } from '../public-menu.texts.ts'
import type { PageData } from './page-data.ts'

/** The set menus of the day. `isAsked`: this is the own address of the menu of the day. */
export type SetMenusOfPage = { menus: readonly SetMenuView[]; page: SetMenuPage; isAsked: boolean }

/** What the parts of a menu page share. */
export type PageContext = {
  restaurant: Menu['restaurant']
  /** The zone whose prices the page shows. */
  zone: PublicZone | undefined
  logo: MenuImage | null
  style: Style
  colors: ThemeColors
  locale: Locale
  texts: PublicMenuTexts
  /** URL of the same page in each language. */
  links: Record<Locale, string>
  data: PageData
  /** Of changed hours and notices; undefined for a menu without any. */
  days: DaysView | undefined
  /** What the diner holds, where it says something else; null for every other page. */
  oldPaper: OldPaper | null
  /** Undefined for a menu without any. */
  setMenus: SetMenusOfPage | undefined
  /** It says other things at another time of day, and has a clock. */
  isTimed: boolean
  /** No dish is on the page. */
  isEmpty: boolean
  /** Of what is served when; undefined where that is whenever the house is open. */
  late: LateView | undefined
  /** What features put into the page's places. */
  parts: MenuParts
  /** True when the header is hardly darker or lighter than the page. */
  headerLine: boolean
  /** True for a draft in the owner's dashboard: links to other sites then open in a new tab. */
  preview: boolean
  year: number
}

/**
 * Where a part can stand: at the end of the header's first row, of its last row, before the categories of the bar and
 * at its end, below that bar, and before the dishes of the carta.
 */
export type MenuPlace = 'headerTop' | 'headerActions' | 'barStart' | 'bar' | 'belowBar' | 'aboveMenu'

export type PartProps = { context: PageContext; sections: SectionView[] }

/**
 * A part of the diner's page that a feature fills in, at one or more places. `css` is for the first paint of a menu
 * with these sections; what comes later stands in `styles/deferred/`, and its script in
 * `app/site/menu-actions.ts`.
 */
export type MenuPart = { [Place in MenuPlace]?: (props: PartProps) => ReactNode } & {
  css?: (sections: readonly SectionView[], context: PageContext) => string
}
export type MenuParts = Readonly<Record<string, MenuPart>>
