import type { ImageTone } from '#shared/image-file.ts'
import { luminance, WHITE } from './color.ts'
import { LOOKS, type Style } from './looks.ts'
import type { MenuTheme } from './theme.rules.ts'

/** Below this contrast with what it stands on, a logo gets a plate (REAL-CONTENT "Plate"). */
export const PLATE_CONTRAST = 2.5
/** From this mean opacity on, a logo is a tile with a ground of its own: only its corners are transparent. */
const OWN_GROUND_ALPHA = 0.9
const INK = '#1d1916'

const contrastOf = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** What a logo stands on in this look. */
const groundOf = (style: Style, theme: MenuTheme): string => theme[LOOKS[style].plate.ground]
function favored(style: Style, theme: MenuTheme): string {
  const { own } = LOOKS[style].plate
  return own in theme ? theme[own as keyof MenuTheme] : own
}

/**
 * The plate of a printed logo, which always has one: the look's own where the logo can be seen on it; else white, or
 * ink for a pale logo; else the best of them.
 */
export function paperPlate(style: Style, theme: MenuTheme, tone: ImageTone | null): string {
  const own = favored(style, theme)
  if (!tone || tone.alpha >= OWN_GROUND_ALPHA) return own
  const seen = [own, WHITE, INK].map(color => ({ color, contrast: contrastOf(luminance(color), tone.luminance) }))
  const best = seen.reduce((a, b) => (b.contrast > a.contrast ? b : a))
  return (seen.find(({ contrast }) => contrast >= PLATE_CONTRAST) ?? best).color
}

/**
 * The color of the plate that a logo needs, as `#rrggbb`; null when it can be seen without one. In some looks it always
 * has one, so that logos of all kinds look the same there. A logo that nobody has measured yet has none in the others.
 */
export function logoPlate(
  style: Style,
  theme: MenuTheme,
  tone: ImageTone | null,
  ground = groundOf(style, theme),
): string | null {
  if (LOOKS[style].plate.always) return paperPlate(style, theme, tone)
  if (!tone || tone.alpha >= OWN_GROUND_ALPHA) return null
  const isSeen = contrastOf(luminance(ground), tone.luminance) >= PLATE_CONTRAST
  return isSeen ? null : paperPlate(style, theme, tone)
}
