import { PRINT_LOOKS } from '#features/qr/server/index.ts'
import { luminance, mix, WHITE } from '#features/theme/color.ts'
import { LOOKS, type Style, themeOf } from '#features/theme/looks.ts'
import { menuTheme, type ThemeColors } from '#features/theme/theme.rules.ts'
import type { LookHead, PaperHouse } from './parts/house.ts'

const CLASSIC_RULE = '#ad8a3c'
const INK = '#1d1916'
/** Of a ground on which black and grey letters are read as on white paper. */
const PALE = 0.8

/** The head of a look that has one of its own: the letters and the ornament of its tent. */
function headOf(style: Style, colors: ThemeColors, title: string): LookHead | null {
  const { print, sheet } = LOOKS[style]
  const { name, capitals = false, frame, hangs, nameColor, plateRadius } = PRINT_LOOKS[print]
  const ornament = hangs ?? (frame === 'sign' ? 'board' : undefined)
  if (print === sheet || !ornament) return null
  const theme = themeOf(style, colors)
  const { primary, card, text, accent, bg, sign } = theme
  // What hangs leaves the paper white under the name; a board and pennants have a ground.
  const ink = ornament === 'awning' ? title : theme[nameColor]
  const drawn = { primary, card, text, accent, bg, sign }
  return { ...name, isCapitals: capitals, ornament, ink, drawn, plateRadius: plateRadius(1) }
}

/** How a look is printed: on the sheet of its nearest base, with a head of its own (decision 0393). */
export function lookOnPaper(style: Style, chosen: ThemeColors): Pick<PaperHouse, 'style' | 'colors' | 'head'> {
  const { sheet } = LOOKS[style]
  const own = menuTheme(chosen)
  const isPale = luminance(own.bg) >= PALE
  // On a dark ground titles are pale: on paper, which stays white, they would not be read.
  const theme = isPale ? own : menuTheme({ ...chosen, secondaryColor: WHITE })
  return {
    style: sheet,
    head: headOf(style, chosen, theme['primary-text']),
    colors: {
      ground: theme.primary,
      onGround: theme['on-primary'],
      title: theme['primary-text'],
      pale: mix(theme.primary, WHITE, 0.7),
      rule: sheet === 'classic' ? CLASSIC_RULE : INK,
      stripe: mix(theme.primary, theme.gingham, 0.045),
      crossing: theme.crossing,
      paper: isPale ? theme.bg : WHITE,
    },
  }
}
