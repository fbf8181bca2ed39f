import type { Locale } from '#shared/locale.ts'
import type { RenderedPage } from '#shared/rendered-page.ts'
import type { PublicZone } from '#features/prices/public-prices.ts'
import type { PublicRestaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { ThemeColors } from '#features/theme/theme.rules.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { OldPaper } from './old-paper.ts'
import type { DayDraft } from './set-menus/day-draft.ts'
import type { MenuFiles, SharedDish } from '#features/seo/seo.input.ts'

/** URLs of built files that only the server knows. */
export type MenuAssets = {
  /** URL of the menu page's first script. */
  menuScript: string
  /** URL of its second one, which a touch loads; those of the others follow from it (`on-demand-url.ts`). */
  menuActions: string
}

export type MenuPageInput = {
  menu: Menu
  locale: Locale
  /** The zone whose prices the page shows. */
  zone?: PublicZone | undefined
  /** Origin of `PUBLIC_URL`, without a slash at its end. */
  publicUrl: string
  assets: MenuAssets
  /** Shown beside the name in the footer. */
  year: number
  /** The own address of the menu of the day (4-beyond §3). */
  asksDaily?: boolean | undefined
  /** The edition of the printed carta that the diner holds, where it says something else (4-beyond §8). */
  oldPaper?: OldPaper | null | undefined
  /** In the dashboard: the only set menu is a day that is being written. */
  dayDraft?: DayDraft | undefined
}
/**
 * `version`: of the menu (`bumpMenuVersion`), so that an open page can tell whether it is the present one; `changesAt`:
 * when it becomes another one by itself, in milliseconds since 1970, or null; `pricesEndAt`: when today's prices end.
 * `dish`: the one that the link names; the
 * page says so in its title, and where it is shared.
 */
export type PublishedPageInput = MenuPageInput & {
  files: MenuFiles
  version: number
  changesAt: number | null
  pricesEndAt?: number | null
  dish?: SharedDish | undefined
}
/** A draft of the look or of the menu of the day, shown only to the people of the restaurant. */
export type PreviewPageInput = MenuPageInput & { style: Style; colors: ThemeColors; links: Record<Locale, string> }
export type UnavailablePageInput = {
  restaurant: Pick<PublicRestaurant, 'name' | 'address' | 'contact'>
  locale: Locale
}

/** The pages of this feature as pure functions; the build of `app/site/ssr.tsx` gives them to the server. */
export type MenuRenderer = {
  renderMenuPage: (input: PublishedPageInput) => RenderedPage
  renderPreviewPage: (input: PreviewPageInput) => RenderedPage
  renderUnavailablePage: (input: UnavailablePageInput) => RenderedPage
  /** Of a later feature: it has the frame of the public pages; `year` stands in its footer. */
  renderNotFoundPage: (year: number) => RenderedPage
  renderErrorPage: () => RenderedPage
  /** For a menu that the operator has suspended; says nothing about it. */
  renderSuspendedPage: (locale: Locale) => RenderedPage
  /** For diners without a network whose menu is not saved. */
  renderOfflinePage: (assets: MenuAssets) => RenderedPage
  /** The text of `/sw.js`. */
  serviceWorker: string
}
