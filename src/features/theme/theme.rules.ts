import { BLACK, contrast, luminance, mix, blackOrWhiteOn, WHITE } from './color.ts'

/** Minimum contrast of WCAG AA for text, and for the parts of a control (DESIGN §2). */
export const TEXT_CONTRAST = 4.5
export const UI_CONTRAST = 3
/** Opacity of the gingham pattern over the primary color where its stripes cross, in the modern header (DESIGN §7). */
const CROSSING = 0.09
const CHIP = 0.14
const STEP = 0.03
const INK = '#1d1916'

export type ThemeColors = { primaryColor: string; secondaryColor: string; accentColor: string }

/** Every color of a menu page as `#rrggbb`. The keys are the names of its CSS variables without `--m-` (DESIGN §7). */
export type MenuTheme = {
  primary: string
  secondary: string
  accent: string
  bg: string
  surface: string
  raised: string
  text: string
  'text-2': string
  'on-primary': string
  'on-primary-2': string
  'primary-text': string
  'primary-ui': string
  'on-accent': string
  'accent-text': string
  'accent-soft': string
  line: string
  /** A card without a picture among cards that have one; the price and the lesser texts on it. */
  card: string
  'card-text': string
  'card-text-2': string
  /** Switches on the header in the primary color. */
  chip: string
  /** The gingham's color, and the color where its stripes cross. */
  gingham: string
  crossing: string
}

/** Every pair of text and background that a menu page uses; the property test checks them all. */
export const TEXT_PAIRS: readonly (readonly [keyof MenuTheme, keyof MenuTheme])[] = [
  ...(['text', 'text-2', 'primary-text', 'accent-text'] as const).flatMap(text =>
    (['bg', 'surface', 'raised'] as const).map(background => [text, background] as const),
  ),
  ['text', 'accent-soft'],
  ['accent-text', 'accent-soft'],
  ['text', 'card'],
  ['card-text-2', 'card'],
  ['card-text', 'card'],
  ['on-primary', 'primary'],
  ['on-primary', 'crossing'],
  ['on-primary', 'chip'],
  ['on-primary-2', 'primary'],
  ['on-primary-2', 'crossing'],
  ['on-accent', 'accent'],
]
/** Parts of controls, and lines that carry meaning: they need 3:1. */
export const UI_PAIRS: readonly (readonly [keyof MenuTheme, keyof MenuTheme])[] = [
  ['primary-ui', 'bg'],
  ['primary-ui', 'surface'],
  ['primary-ui', 'raised'],
]

const isReadable = (text: string, backgrounds: string[], minimum = TEXT_CONTRAST): boolean =>
  backgrounds.every(background => contrast(text, background) >= minimum)

/** The color itself, or mixed with as little black or white as needed, so that it can be read on all backgrounds. */
export function makeReadable(color: string, backgrounds: string[], extreme: string, minimum = TEXT_CONTRAST): string {
  for (let part = 0; part < 1; part += STEP) {
    const mixed = mix(color, extreme, part)
    if (isReadable(mixed, backgrounds, minimum)) return mixed
  }
  return extreme
}

/** Moves a background away from `extreme` (black or white) until text of that color can be read on it. */
function moveAway(background: string, extreme: string): string {
  const otherExtreme = extreme === BLACK ? WHITE : BLACK
  return makeReadable(background, [extreme], otherExtreme)
}

/** White where it has enough contrast, else ink, else black or white, whichever has more. */
function textOn(background: string): string {
  if (isReadable(WHITE, [background])) return WHITE
  return isReadable(INK, [background]) ? INK : blackOrWhiteOn(background)
}

/**
 * A tint of strength `part` over `background`: toward the text color where the text stays readable, else away from it.
 */
function tint(background: string, text: string, part: number): { over: string; result: string } {
  const mixed = mix(background, text, part)
  if (isReadable(text, [mixed])) return { over: text, result: mixed }
  const over = luminance(text) > 0.5 ? BLACK : WHITE
  return { over, result: mix(background, over, part) }
}

/**
 * Makes a readable menu from any three colors of an owner: text always has at least 4.5:1 on its background (DESIGN
 * §7). Where the algorithm of the design page misses that, backgrounds move away from the text, and text falls back to
 * black or white.
 */
export function menuTheme({ primaryColor: primary, secondaryColor: bg, accentColor: accent }: ThemeColors): MenuTheme {
  const extreme = blackOrWhiteOn(bg)
  const light = extreme === BLACK
  const ink = light ? mix(INK, bg, 0.02) : mix(WHITE, bg, 0.04)
  const surface = moveAway(mix(bg, ink, light ? 0.035 : 0.08), extreme)
  const raised = moveAway(mix(bg, WHITE, light ? 0.6 : 0.06), extreme)
  const soft = moveAway(mix(bg, accent, 0.16), extreme)
  const card = moveAway(mix(bg, primary, 0.07), extreme)
  const sheets = [bg, surface, raised]
  const text = makeReadable(ink, [...sheets, soft, card], extreme)
  const text2 = makeReadable(mix(text, bg, 0.38), sheets, extreme, TEXT_CONTRAST + 0.1)
  const onPrimary = textOn(primary)
  const gingham = tint(primary, onPrimary, CROSSING)
  const onPrimaryExtreme = luminance(onPrimary) > 0.5 ? WHITE : BLACK
  return {
    primary,
    secondary: bg,
    accent,
    bg,
    surface,
    raised,
    text,
    'text-2': text2,
    'on-primary': onPrimary,
    'on-primary-2': makeReadable(mix(onPrimary, primary, 0.16), [primary, gingham.result], onPrimaryExtreme),
    'primary-text': makeReadable(primary, sheets, extreme),
    'primary-ui': makeReadable(primary, sheets, extreme, UI_CONTRAST),
    'on-accent': textOn(accent),
    'accent-text': makeReadable(accent, [...sheets, soft], extreme),
    'accent-soft': soft,
    line: mix(bg, accent, 0.42),
    card,
    'card-text-2': makeReadable(text2, [card], extreme),
    'card-text': makeReadable(primary, [card], extreme),
    chip: tint(primary, onPrimary, CHIP).result,
    gingham: gingham.over,
    crossing: gingham.result,
  }
}

/** Below this contrast the header cannot be told from the page; it then gets a line (DESIGN §7). */
export const needsHeaderLine = (colors: ThemeColors): boolean =>
  contrast(colors.primaryColor, colors.secondaryColor) < 1.3

export type ThemeReport = {
  /**
   * True when the owner's color is darkened or lightened where it is used as text; the dashboard then says so (DESIGN
   * §7).
   */
  primaryAdjusted: boolean
  accentAdjusted: boolean
  /** The color of text on each of the two colors. */
  onPrimary: 'white' | 'black'
  onAccent: 'white' | 'black'
  headerLine: boolean
}

/** What the page had to change in the owner's colors so that everybody can read it. No color is ever refused. */
export function themeReport(colors: ThemeColors, theme = menuTheme(colors)): ThemeReport {
  const shade = (color: string) => (luminance(color) > 0.5 ? 'white' : 'black')
  return {
    primaryAdjusted: theme['primary-text'] !== theme.primary,
    accentAdjusted: theme['accent-text'] !== theme.accent,
    onPrimary: shade(theme['on-primary']),
    onAccent: shade(theme['on-accent']),
    headerLine: needsHeaderLine(colors),
  }
}
