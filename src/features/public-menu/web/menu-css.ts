import type { ThemeColors } from '#features/theme/theme.rules.ts'
import { LOOKS } from '#features/theme/looks.ts'
import { BLACK, blackOrWhiteOn, contrast } from '#features/theme/color.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import { type LateData, markClass } from '../late/late-view.ts'
import { stylesOf } from './look-styles.ts'
import allergens from './styles/allergens.css?inline'
import base from './styles/base.css?inline'
import days from './styles/days/days.css?inline'
import dishLink from './styles/dish-link.css?inline'
import dishes from './styles/dishes.css?inline'
import empty from './styles/empty.css?inline'
import lateStyles from './styles/late/late.css?inline'
import loading from './styles/loading.css?inline'

/** The dot beside 'Abierto ahora', on the page and on the primary color; the text beside it says the same. */
const OPEN = '#2f9d55'
const OPEN_ON_COLOR = '#8ce0a5'
/** Below, as on middle gray, the lesser text color is no sign: the names of marked dishes have a line. */
const DIFFERS = 1.3
const UI_FONT = '"Hanken Grotesk","Hanken Fallback","Helvetica Neue",Arial,sans-serif'

/**
 * The restaurant's colors, as given and derived, as variables of the whole page (S1 §2). What browsers draw themselves,
 * as scrollbars, is dark on a dark ground.
 */
export function themeVariables(style: Style, colors: ThemeColors): string {
  const theme = LOOKS[style].theme(colors)
  const declarations = Object.entries(theme).map(([name, value]) => `--m-${name}:${value}`)
  if (contrast(theme.text, theme['text-2']) < DIFFERS) declarations.push('--m-marked:underline dotted')
  const scheme = blackOrWhiteOn(theme.bg) === BLACK ? 'light' : 'dark'
  return `:root{color-scheme:${scheme};${declarations.join(';')};--m-open:${OPEN};--m-open-on-color:${OPEN_ON_COLOR};--font-ui:${UI_FONT}}`
}

/**
 * The CSS that the first paint of a menu page needs, in one look. It is inlined, so that the paint waits for no file.
 * Only for screens: on paper all looks are the same. `hasRows`: some category has no cards.
 */
export function menuCss(style: Style, colors: ThemeColors, hasRows: boolean): string {
  const { css, rows = '', fonts } = stylesOf(style)
  const look = css + (hasRows ? rows : '')
  return `${fonts.faces}${themeVariables(style, colors)}@media screen{${base}${dishes}${allergens}${look}${dishLink}}`
}

/** More CSS for a menu with changed hours or notices. */
export const daysCss = (style: Style): string => `@media screen{${days}${stylesOf(style).days}}`

/** Paper names the hours, and knows nothing of now. */
const ON_PAPER = '@media print{.served{margin-bottom:1.5mm;break-after:avoid}.served b{display:none}}'

/**
 * More CSS for a carta with hours of its own: `.is-late` is whatever has a mark that the root element names. So one
 * attribute, written before the first paint, changes all of it.
 */
export function lateCss(style: Style, { marks }: LateData): string {
  const late = marks.map((_, mark) => `[data-late~=${markClass(mark)}] .${markClass(mark)}`)
  const screen = (lateStyles + stylesOf(style).late).replaceAll('.is-late', `:is(${late.join()})`)
  return `@media screen{${screen}}${ON_PAPER}`
}

/** More CSS for a menu without dishes. */
export const emptyCss: string = empty

/** More CSS for the preview's skeleton. */
export const loadingCss: string = loading
