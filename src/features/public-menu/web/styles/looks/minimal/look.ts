import { hankenCore, hankenFaces } from '#features/public-menu/web/fonts.ts'
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

/** Minimalista: air and text (DESIGN §7). */
export const look: LookStyles = {
  css: textMenu + header + dishes,
  days,
  late,
  prices,
  setMenus,
  zone,
  oldPaper,
  later,
  fonts: { faces: hankenFaces, preload: [hankenCore], files: [hankenCore] },
}
