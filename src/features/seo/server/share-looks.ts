import type { MenuTheme } from '#features/theme/theme.rules.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { TextStyle } from '#platform/text-setting/measure.ts'

/** Pixels that all networks accept. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

export type Box = { x: number; y: number; width: number; height: number }

/** Measures of one share picture in pixels, as drawn. */
export type Look = {
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
  /** The name in its largest size. */
  name: TextStyle
  nameLine: number
  nameColor: keyof MenuTheme
  text: TextStyle
  textLine: number
  textGap: number
  textColor: keyof MenuTheme
  /** Widest line of the description, in digits. */
  characters: number
  place: TextStyle
  placeGap: number
  placeColor: keyof MenuTheme
  /** A rule above the place, and the space from it to the text. */
  rule: boolean
  ruleGap: number
}

const modern: Look = {
  ground: 'primary',
  box: { x: 64, y: 60, width: 1072, height: 510 },
  logo: 112,
  logoGap: 0,
  logoShift: 0,
  plateRadius: 30,
  name: { font: 'familjenBoldShared', size: 112, spacing: -0.035 },
  nameLine: 0.92,
  nameColor: 'on-primary',
  text: { font: 'hanken', size: 31 },
  textLine: 1.3,
  textGap: 24,
  textColor: 'on-primary',
  characters: 30,
  place: { font: 'hankenBoldShared', size: 25 },
  placeGap: 20,
  placeColor: 'on-primary-2',
  rule: false,
  ruleGap: 0,
}
const classic: Look = {
  ground: 'bg',
  box: { x: 90, y: 56, width: 1020, height: 518 },
  centered: true,
  logo: 120,
  logoGap: 14,
  logoShift: 0,
  plateRadius: 60,
  name: { font: 'ibarraMedium', size: 132, spacing: -0.015 },
  nameLine: 0.95,
  nameColor: 'primary-text',
  text: { font: 'ibarraItalic', size: 36 },
  textLine: 1.25,
  textGap: 18,
  textColor: 'text',
  characters: 30,
  place: { font: 'ibarra', size: 28 },
  placeGap: 22,
  placeColor: 'text',
  rule: true,
  ruleGap: 19,
}
const minimal: Look = {
  ground: 'bg',
  box: { x: 64, y: 60, width: 1072, height: 510 },
  logo: 92,
  logoGap: 0,
  logoShift: -10,
  plateRadius: 14,
  name: { font: 'hanken', size: 168, spacing: -0.05 },
  nameLine: 1,
  nameColor: 'text',
  text: { font: 'hanken', size: 33 },
  textLine: 1.35,
  textGap: 20,
  textColor: 'text-2',
  characters: 34,
  place: { font: 'hankenMedium', size: 26 },
  placeGap: 30,
  placeColor: 'primary-text',
  rule: true,
  ruleGap: 24,
}

/** The three looks, each with a photo of a dish and without. */
export const LOOKS: Record<Style, Record<'plain' | 'photo', Look>> = {
  modern: {
    plain: modern,
    photo: {
      ...modern,
      box: { x: 60, y: 56, width: 520, height: 522 },
      photo: { x: 620, y: 0, width: 580, height: SHARE_HEIGHT },
      name: { ...modern.name, size: 82 },
      text: { ...modern.text, size: 27 },
    },
  },
  classic: {
    plain: classic,
    photo: {
      ...classic,
      box: { x: 70, y: 56, width: 610, height: 518 },
      photo: { x: 700, y: 110, width: 410, height: 410 },
      name: { ...classic.name, size: 96 },
      text: { ...classic.text, size: 31 },
    },
  },
  minimal: {
    plain: minimal,
    photo: {
      ...minimal,
      box: { x: 64, y: 60, width: 616, height: 510 },
      photo: { x: 730, y: 0, width: 470, height: SHARE_HEIGHT },
      name: { ...minimal.name, size: 132 },
      text: { ...minimal.text, size: 29 },
    },
  },
}
