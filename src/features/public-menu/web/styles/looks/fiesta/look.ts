import verbena from '#ui/assets/fonts/verbena-cartel-core.woff2?url&no-inline'
import { face, fallback, hankenCore, hankenFaces, SANS_BOLD } from '#features/public-menu/web/fonts.ts'
import type { LookStyles } from '#features/public-menu/web/look-styles.ts'
import days from './days.css?inline'
import dishes from './dishes.css?inline'
import header from './header.css?inline'
import late from './late.css?inline'
import later from './later.css?url&no-inline'
import oldPaper from './old-paper.css?inline'
import prices from './prices.css?inline'
import setMenus from './set-menus.css?inline'
import zone from './zone.css?inline'

const NAMES = { family: 'Verbena Cartel', weight: '900' }
/** The metrics of a system font are those of Spanish names of dishes, and of capitals for house and bands. */
const faces =
  face(NAMES, verbena) +
  fallback({ ...NAMES, family: 'Verbena Fallback' }, SANS_BOLD, [78.9, 119.8, 30.2]) +
  fallback({ ...NAMES, family: 'Verbena Capitals' }, SANS_BOLD, [68.5, 138, 34.7]) +
  hankenFaces

/** Verbena: poster, bands of color, bunting, paper tickets (EXTRA-LOOKS §3). */
export const look: LookStyles = {
  css: header + dishes,
  days,
  late,
  prices,
  setMenus,
  zone,
  oldPaper,
  later,
  fonts: { faces, preload: [verbena], files: [verbena, hankenCore] },
}
