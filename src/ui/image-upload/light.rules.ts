/** Pixels as a canvas has them: red, green, blue, alpha, each from 0 to 255. */
export type Pixels = Uint8ClampedArray

const FULL = 255
/** A photo of food in daylight has a mean brightness of about 0.6. */
const DARK = 0.4
const TARGET = 0.55
/** More would show the noise of the dark parts. */
const GAIN_MAX = 3
const EXPONENT_MIN = 0.45

/** Mean brightness from 0 to 1: of each pixel, its strongest color. Transparent pixels do not count. */
export function brightnessOf(pixels: Pixels): number {
  let sum = 0
  let count = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue
    sum += Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    count++
  }
  return count === 0 ? 1 : sum / count / FULL
}

/** True for a photo that gains from more light (DAILY-WORK §3). */
export const isDark = (brightness: number): boolean => brightness < DARK

/**
 * Makes a dark photo lighter in place. The three colors of a pixel grow by one factor, so hue and saturation stay: the
 * dish keeps its colors (DAILY-WORK §5). Dark parts grow most, nothing becomes lighter than white.
 */
export function improveLight(pixels: Pixels, brightness: number): void {
  const exponent = Math.max(EXPONENT_MIN, Math.log(TARGET) / Math.log(Math.max(brightness, 1 / FULL)))
  const gains = Array.from({ length: FULL + 1 }, (_, value) =>
    value === 0 ? GAIN_MAX : Math.min(GAIN_MAX, (value / FULL) ** (exponent - 1)),
  )
  for (let at = 0; at < pixels.length; at += 4) {
    const gain = gains[Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)] ?? 1
    for (let channel = at; channel < at + 3; channel++) pixels[channel] = (pixels[channel] ?? 0) * gain
  }
}
