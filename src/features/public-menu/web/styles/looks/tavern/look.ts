import amarante from '@fontsource/amarante/files/amarante-latin-400-normal.woff2?url&no-inline'
import piazzolla from '#ui/assets/fonts/piazzolla-core.woff2?url&no-inline'
import { face, fallback, SERIF, SERIF_BOLD } from '#features/public-menu/web/fonts.ts'
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

const NAMES = { family: 'Amarante', weight: '400' }
/** The metrics of a system font are those of Spanish names of dishes, and of capitals for the signs. */
const faces =
  face(NAMES, amarante) +
  face({ family: 'Piazzolla', weight: '400 700' }, piazzolla) +
  fallback({ family: 'Amarante Fallback', weight: '400' }, SERIF, [110.4, 89.3, 23.9]) +
  fallback({ family: 'Amarante Capitals', weight: '400' }, SERIF, [89, 110.9, 29.6]) +
  fallback({ family: 'Piazzolla Fallback', weight: '400 549' }, SERIF, [109.4, 101.5, 28.3]) +
  fallback({ family: 'Piazzolla Fallback', weight: '550 700' }, SERIF_BOLD, [104.1, 106.6, 29.8])

/** Taberna: painted glass sign, gilt line, varnish (EXTRA-LOOKS §3). */
export const look: LookStyles = {
  css: header + dishes,
  days,
  late,
  prices,
  setMenus,
  zone,
  oldPaper,
  later,
  fonts: { faces, preload: [amarante], files: [amarante, piazzolla] },
}
