import belanosima from '#ui/assets/fonts/belanosima-core.woff2?url&no-inline'
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

const NAMES = { family: 'Belanosima', weight: '600' }
const faces =
  face(NAMES, belanosima) +
  fallback({ ...NAMES, family: 'Belanosima Fallback' }, SANS_BOLD, [92.8, 99.6, 22]) +
  hankenFaces

/** Vitrina: awning, label, shelves with price tags (EXTRA-LOOKS §3). */
export const look: LookStyles = {
  css: header + dishes,
  days,
  late,
  prices,
  setMenus,
  zone,
  oldPaper,
  later,
  fonts: { faces, preload: [belanosima], files: [belanosima, hankenCore] },
}
