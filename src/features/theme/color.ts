import { relativeLuminance } from '#shared/color/luminance.ts'

/** Colors as `#rrggbb`; luminance and contrast as WCAG 2 defines them. */
export const BLACK = '#000000'
export const WHITE = '#ffffff'

type Channels = [number, number, number]

/** Red, green and blue, 0 to 255. */
export const channels = (hex: string): Channels =>
  [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)) as Channels

const toHex = (values: number[]): string =>
  `#${values
    .map(value =>
      Math.round(Math.max(0, Math.min(255, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Mixes two colors: `part` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, part: number): string {
  const target = channels(to)
  return toHex(channels(from).map((value, index) => value + ((target[index] ?? value) - value) * part))
}

/** Relative luminance from 0 (black) to 1 (white). */
export const luminance = (hex: string): number => relativeLuminance(channels(hex))

/** Contrast ratio from 1 (equal) to 21 (black on white); the order does not matter. */
export function contrast(one: string, other: string): number {
  const first = luminance(one)
  const second = luminance(other)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Black or white, whichever has more contrast with a color: always at least 4.58. */
export const blackOrWhiteOn = (background: string): string =>
  contrast(BLACK, background) >= contrast(WHITE, background) ? BLACK : WHITE
