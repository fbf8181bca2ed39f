import type { PaintedTheme } from '#features/theme/looks.ts'
import type { MenuTheme } from '#features/theme/theme.rules.ts'
import type { TextStyle } from '#platform/text-setting/measure.ts'

/** Pixels that all networks accept. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

export type Box = { x: number; y: number; width: number; height: number }

/** Measures of one share picture in pixels, as drawn. */
export type ShareLook = {
  ground: keyof MenuTheme
  /** Where logo and texts stand. */
  box: Box
  photo?: Box
  centered?: boolean
  logo: number
  /** Between the logo and what stands below it. */
  logoGap: number
  logoShift: number
  plateRadius: number
  /** Of the plate's side; an eighth where it is absent. */
  platePadding?: number
  /** A line around the plate. */
  plateRing?: boolean
  /** The name in capitals; with the painted shadow of a sign. */
  capitals?: boolean
  shadow?: boolean
  /** The name in its largest size. */
  name: TextStyle
  nameLine: number
  nameColor: keyof PaintedTheme
  text: TextStyle
  textLine: number
  textGap: number
  textColor: keyof MenuTheme
  /** Widest line of the description, in digits. */
  characters: number
  place: TextStyle
  placeGap: number
  placeColor: keyof PaintedTheme
  /** The place on a paper ticket, with so much around it, and notches of this radius. */
  ticket?: { x: number; y: number; notch: number }
  /** A rule above the place, and the space from it to the text. */
  rule: boolean
  ruleGap: number
}
