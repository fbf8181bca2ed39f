import { blackOrWhiteOn, BLACK, contrast, mix, WHITE } from './color.ts'
import { makeReadable, type MenuTheme, menuTheme, TEXT_CONTRAST, type ThemeColors, UI_CONTRAST } from './theme.rules.ts'

/** A dark house's signs: letters and line on a board in the primary color, and the painted shadow under the letters. */
export type SignColors = { sign: string; shade: string }

/** So dark is the ground, by its contrast to white; a chosen secondary color that dark stays as it is. */
const GROUND_CONTRAST = 15.5
const OWN_GROUND_CONTRAST = 15
/** A ground that is darker is lifted: pure black looks like a hole. */
const NEARLY_BLACK = 19
const LETTER_CONTRAST = 7
const LESSER_CONTRAST = 4.6

/** The primary color, nearly black; the secondary one where the owner has chosen one that dark. */
function groundOf({ primaryColor: primary, secondaryColor: secondary }: ThemeColors): string {
  if (contrast(WHITE, secondary) >= OWN_GROUND_CONTRAST) return secondary
  const ground = makeReadable(primary, [WHITE], BLACK, GROUND_CONTRAST)
  return contrast(WHITE, ground) > NEARLY_BLACK ? mix(primary, WHITE, 0.07) : ground
}

/** True where the ground of a dark house is the secondary color itself, so that the letters cannot be. */
export const hasOwnGround = ({ secondaryColor }: Pick<ThemeColors, 'secondaryColor'>): boolean =>
  contrast(WHITE, secondaryColor) >= OWN_GROUND_CONTRAST

/**
 * The colors of a look that is dark whatever the owner chose: the ground comes from the primary color, the letters from
 * the secondary one (EXTRA-LOOKS §5). Readable for any three colors, as `menuTheme`.
 */
export function darkHouseTheme(colors: ThemeColors): MenuTheme & SignColors {
  const { primaryColor: primary, secondaryColor: secondary, accentColor: accent } = colors
  const bg = groundOf(colors)
  const theme = menuTheme({ ...colors, secondaryColor: bg })
  const card = makeReadable(mix(bg, primary, 0.16), [WHITE], BLACK)
  const sheets = [bg, theme.surface, theme.raised, card]
  const grounds = [...sheets, theme['accent-soft']]
  const letters = hasOwnGround(colors) ? mix(WHITE, primary, 0.06) : secondary
  const text = makeReadable(letters, grounds, WHITE, LETTER_CONTRAST)
  return {
    ...theme,
    card,
    text,
    'text-2': makeReadable(mix(text, bg, 0.27), sheets, WHITE, LESSER_CONTRAST),
    'primary-text': makeReadable(primary, sheets, WHITE),
    'primary-ui': makeReadable(primary, sheets, WHITE, UI_CONTRAST),
    'card-text': makeReadable(primary, [card], WHITE),
    'card-text-2': makeReadable(theme['text-2'], [card], WHITE),
    'accent-text': makeReadable(accent, grounds, WHITE),
    sign: makeReadable(accent, [primary], blackOrWhiteOn(primary)),
    shade: mix(primary, BLACK, contrast(WHITE, primary) >= TEXT_CONTRAST ? 0.5 : 0.22),
  }
}
