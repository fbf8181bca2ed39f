import ibarraCore from '#ui/assets/fonts/ibarra-real-nova-core.woff2?url&no-inline'
import ibarraItalicCore from '#ui/assets/fonts/ibarra-real-nova-italic-core.woff2?url&no-inline'
import { face, fallback, SERIF, SERIF_ITALIC } from '#features/public-menu/web/fonts.ts'
import type { LookStyles } from '#features/public-menu/web/look-styles.ts'
import textMenu from '../text-menu.css?inline'
import days from './days.css?inline'
import dishes from './dishes.css?inline'
import header from './header.css?inline'
import late from './late.css?inline'
import later from './later.css?url&no-inline'
import oldPaper from './old-paper.css?inline'
import prices from './prices.css?inline'
import setMenus from './set-menus.css?inline'
import zone from './zone.css?inline'

const faces =
  face({ family: 'Ibarra Real Nova', weight: '400 700' }, ibarraCore) +
  face({ family: 'Ibarra Real Nova', weight: '400 700', italic: true }, ibarraItalicCore) +
  fallback({ family: 'Ibarra Fallback', weight: '400 449' }, SERIF, [102.6, 92.6, 29.2]) +
  fallback({ family: 'Ibarra Fallback', weight: '450 700' }, SERIF, [104.2, 91.2, 28.8]) +
  fallback({ family: 'Ibarra Fallback', weight: '400 700', italic: true }, SERIF_ITALIC, [97.9, 97, 30.6])

/** Clásico: like a printed carta (DESIGN §7). */
export const look: LookStyles = {
  css: textMenu + header + dishes,
  days,
  late,
  prices,
  setMenus,
  zone,
  oldPaper,
  later,
  fonts: { faces, preload: [ibarraCore], files: [ibarraCore, ibarraItalicCore] },
}
