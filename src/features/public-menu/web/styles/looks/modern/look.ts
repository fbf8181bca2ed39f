import familjenCore from '#ui/assets/fonts/familjen-grotesk-core.woff2?url&no-inline'
import { face, fallback, hankenCore, hankenFaces, SANS_BOLD } from '#features/public-menu/web/fonts.ts'
import type { LookStyles } from '#features/public-menu/web/look-styles.ts'
import cards from './cards.css?inline'
import columns from './columns.css?inline'
import days from './days.css?inline'
import header from './header.css?inline'
import late from './late.css?inline'
import later from './later.css?url&no-inline'
import oldPaper from './old-paper.css?inline'
import prices from './prices.css?inline'
import rows from './rows.css?inline'
import setMenus from './set-menus.css?inline'
import zone from './zone.css?inline'

const faces =
  face({ family: 'Familjen Grotesk', weight: '400 700' }, familjenCore) +
  fallback({ family: 'Familjen Fallback', weight: '400 700' }, SANS_BOLD, [92.6, 110.8, 24.3]) +
  hankenFaces

/** Moderno: color and large photos (DESIGN §7). */
export const look: LookStyles = {
  css: header + cards + columns,
  rows,
  days,
  late,
  prices,
  setMenus,
  zone,
  oldPaper,
  later,
  fonts: { faces, preload: [familjenCore], files: [familjenCore, hankenCore] },
}
