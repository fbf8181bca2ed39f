/** What a picture looks like from far away, measured on what is drawn in it: transparent parts do not count. */
export type ImageTone = {
  /** Mean color as `#rrggbb`. */
  color: string
  /** Relative luminance of that color, from 0 (black) to 1 (white), as WCAG 2 defines it. */
  luminance: number
  /** Mean opacity: 1 for a photo, less for a logo with a transparent ground. */
  alpha: number
}
