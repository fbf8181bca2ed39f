/** Pixels as a canvas has them: red, green, blue, alpha, each from 0 to 255. */
export type Pixels = Uint8ClampedArray

/** How light a picture is, from 0 to 1: of each pixel, its strongest color counts. */
export type Brightness = {
  mean: number
  /** One pixel of a hundred is lighter. */
  highlight: number
}

const FULL = 255
/** A photo of food in daylight has a mean brightness of about 0.6. */
const DARK = 0.4
const TARGET = 0.55
/** More would show the noise of the dark parts. */
const GAIN_MAX = 3
const EXPONENT_MIN = 0.45
/** A white plate in a dim room is gray: it becomes nearly white again, but a candle stays the lightest thing. */
const WHITE = 0.92
const SCALE_MAX = 2
const HIGHLIGHT = 0.99

const strongestAt = (pixels: Pixels, at: number): number =>
  Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)

/** Measures a picture; transparent pixels do not count. */
export function brightnessOf(pixels: Pixels): Brightness {
  const values: number[] = []
  for (let at = 0; at < pixels.length; at += 4) if (pixels[at + 3] !== 0) values.push(strongestAt(pixels, at) / FULL)
  if (values.length === 0) return { mean: 1, highlight: 1 }
  const sorted = values.toSorted((a, b) => a - b)
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    highlight: sorted[Math.floor(HIGHLIGHT * (sorted.length - 1))] ?? 1,
  }
}

/** True for a photo that gains from more light (DAILY-WORK §3). */
export const isDark = ({ mean }: Brightness): boolean => mean < DARK

/**
 * Makes a dark photo lighter in place. The three colors of a pixel grow by one factor, so hue and saturation stay: the
 * dish keeps its colors (DAILY-WORK §5). Dark parts grow most, nothing becomes lighter than white.
 */
export function improveLight(pixels: Pixels, { mean, highlight }: Brightness): void {
  const scale = Math.max(1, Math.min(SCALE_MAX, WHITE / Math.max(highlight, 1 / FULL)))
  const scaled = Math.min(TARGET, Math.max(mean * scale, 1 / FULL))
  const exponent = Math.max(EXPONENT_MIN, Math.log(TARGET) / Math.log(scaled))
  const gains = Array.from({ length: FULL + 1 }, (_, value) => {
    const before = value / FULL
    return before === 0 ? GAIN_MAX : Math.min(GAIN_MAX, Math.min(1, before * scale) ** exponent / before)
  })
  for (let at = 0; at < pixels.length; at += 4) {
    const gain = gains[strongestAt(pixels, at)] ?? 1
    for (let channel = at; channel < at + 3; channel++) pixels[channel] = (pixels[channel] ?? 0) * gain
  }
}
