import { menuTheme, type ThemeColors } from '#features/theme/theme.rules.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import { LOOK_FONTS } from './fonts.ts'
import allergens from './styles/allergens.css?inline'
import base from './styles/base.css?inline'
import classicDishes from './styles/classic/dishes.css?inline'
import classicHeader from './styles/classic/header.css?inline'
import dishLink from './styles/dish-link.css?inline'
import dishes from './styles/dishes.css?inline'
import empty from './styles/empty.css?inline'
import loading from './styles/loading.css?inline'
import minimalDishes from './styles/minimal/dishes.css?inline'
import minimalHeader from './styles/minimal/header.css?inline'
import modernCards from './styles/modern/cards.css?inline'
import modernColumns from './styles/modern/columns.css?inline'
import modernHeader from './styles/modern/header.css?inline'
import modernRows from './styles/modern/rows.css?inline'
import textMenu from './styles/text-menu.css?inline'

const LOOKS: Record<Style, string> = {
  classic: textMenu + classicHeader + classicDishes,
  minimal: textMenu + minimalHeader + minimalDishes,
  modern: modernHeader + modernCards + modernColumns + modernRows,
}

/** The dot beside 'Abierto ahora', on the page and on the primary color; the text beside it says the same. */
const OPEN = '#2f9d55'
const OPEN_ON_COLOR = '#8ce0a5'
const UI_FONT = '"Hanken Grotesk","Hanken Fallback","Helvetica Neue",Arial,sans-serif'

/** The restaurant's colors, as given and derived, as variables of the whole page (S1 §2). */
export function themeVariables(colors: ThemeColors): string {
  const declarations = Object.entries(menuTheme(colors)).map(([name, value]) => `--m-${name}:${value}`)
  return `:root{${declarations.join(';')};--m-open:${OPEN};--m-open-on-color:${OPEN_ON_COLOR};--font-ui:${UI_FONT}}`
}

/**
 * The CSS that the first paint of a menu page needs, in one look. It is inlined, so that the paint waits for no file.
 * Only for screens: on paper all looks are the same.
 */
export const menuCss = (style: Style, colors: ThemeColors): string =>
  `${LOOK_FONTS[style].faces}${themeVariables(colors)}@media screen{${base}${dishes}${allergens}${LOOKS[style]}${dishLink}}`

/** More CSS for a menu without dishes. */
export const emptyCss: string = empty

/** More CSS for the preview's skeleton. */
export const loadingCss: string = loading
