import type { MenuImage } from '#features/menu/menu-snapshot.ts'

/** Nothing may show behind a picture with transparent parts when it has come. */
const OPAQUE = 0.995
/** Every second hexadecimal digit, and white: each rule more is a dozen bytes of every page. */
const STEP = 34
const DIGIT_MAX = 15

/** Three coarse digits are near enough for a color behind a picture, and pictures of one color share a rule. */
function shortColorOf({ tone }: MenuImage): string | undefined {
  if (!tone || tone.alpha < OPAQUE) return undefined
  return [1, 3, 5]
    .map(at =>
      Math.min(DIGIT_MAX, 2 * Math.round(Number.parseInt(tone.color.slice(at, at + 2), 16) / STEP)).toString(16),
    )
    .join('')
}

/**
 * The class of a picture's place: it has the picture's mean color until the picture is there (REAL-CONTENT "Bloom").
 */
export function bloomClass(image: MenuImage): string {
  const color = shortColorOf(image)
  return color ? ` tone-${color}` : ''
}

/** The rules of these classes, for the page's inline style: its policy allows no style attributes. */
export function bloomCss(images: readonly MenuImage[]): string {
  const colors = new Set(images.map(shortColorOf).filter(color => color !== undefined))
  return [...colors].map(color => `.tone-${color}{background:#${color}}`).join('')
}
