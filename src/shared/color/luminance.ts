const FULL = 255
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const

const linear = (value: number): number => {
  const part = value / FULL
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Relative luminance (WCAG 2) of red, green and blue from 0 to 255: 0 is black, 1 is white. */
export const relativeLuminance = (channels: readonly number[]): number =>
  WEIGHTS.reduce((sum, weight, channel) => sum + weight * linear(channels[channel] ?? 0), 0)
