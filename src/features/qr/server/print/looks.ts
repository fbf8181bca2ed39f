import type { BaseStyle, Drawing, PaintedTheme } from '#features/theme/looks.ts'
import type { Face } from '#platform/typeset/faces.ts'

/** How a look is printed; lengths in millimeters. */
export type PrintLook = {
  /** Whose places the parts of cards and sticker have. */
  layout: BaseStyle
  name: { face: Face; spacing: number; lineHeight: number }
  /** The house's name in capitals; with the painted shadow of a sign. */
  capitals?: boolean
  shadow?: boolean
  /** The first phrase, and the others below it. */
  phrases: readonly [Face, Face]
  phraseScale: number
  centered: boolean
  /** Of the plate's side. */
  platePadding: number
  plateRadius: (side: number) => number
  /** A line around the plate: from it to the line's middle, and its color. */
  plateRing?: { gap: number; color: keyof PaintedTheme }
  /** The logo stands on the paper itself where it can be seen there. */
  bareLogo?: boolean
  codeRadius: number
  /** A line around the white of the code. */
  codeFrame?: keyof PaintedTheme
  /** On the ground of a sheet, and along its edges. */
  ground?: 'gingham'
  frame?: 'double' | 'sign'
  /** What hangs from the fold of a tent. */
  hangs?: 'awning' | 'bunting'
  text: keyof PaintedTheme
  nameColor: keyof PaintedTheme
}

/** REAL-CONTENT "Print and kit", EXTRA-LOOKS §6 11; the ground is `PAPER_GROUND`. */
export const PRINT_LOOKS: Record<Drawing, PrintLook> = {
  modern: {
    layout: 'modern',
    name: { face: 'familjen', spacing: -0.03, lineHeight: 0.98 },
    phrases: ['hankenBold', 'hanken'],
    phraseScale: 1,
    centered: false,
    platePadding: 0.12,
    plateRadius: side => side * 0.27,
    codeRadius: 4,
    ground: 'gingham',
    text: 'on-primary',
    nameColor: 'on-primary',
  },
  classic: {
    layout: 'classic',
    name: { face: 'ibarra', spacing: -0.01, lineHeight: 1 },
    phrases: ['ibarraItalic', 'ibarraItalic'],
    phraseScale: 1.15,
    centered: true,
    platePadding: 0.17,
    plateRadius: side => side / 2,
    plateRing: { gap: 0.65, color: 'accent' },
    codeRadius: 0,
    frame: 'double',
    text: 'text',
    nameColor: 'primary-text',
  },
  minimal: {
    layout: 'minimal',
    name: { face: 'hanken', spacing: -0.04, lineHeight: 1.04 },
    phrases: ['hankenBold', 'hanken'],
    phraseScale: 1,
    centered: false,
    platePadding: 0.12,
    plateRadius: () => 1,
    codeRadius: 0.8,
    text: 'text',
    nameColor: 'text',
  },
  tavern: {
    layout: 'classic',
    name: { face: 'amarante', spacing: 0.03, lineHeight: 1.04 },
    capitals: true,
    shadow: true,
    phrases: ['piazzollaBold', 'piazzolla'],
    phraseScale: 1,
    centered: true,
    platePadding: 0.17,
    plateRadius: side => side / 2,
    plateRing: { gap: 0.65, color: 'sign' },
    codeRadius: 0,
    frame: 'sign',
    text: 'on-primary',
    nameColor: 'sign',
  },
  counter: {
    layout: 'modern',
    name: { face: 'belanosima', spacing: -0.01, lineHeight: 0.98 },
    phrases: ['hankenBold', 'hanken'],
    phraseScale: 1,
    centered: false,
    platePadding: 0.12,
    plateRadius: side => side * 0.2,
    bareLogo: true,
    codeRadius: 4,
    codeFrame: 'primary-ui',
    hangs: 'awning',
    text: 'text',
    nameColor: 'primary-text',
  },
  fiesta: {
    layout: 'modern',
    name: { face: 'verbena', spacing: 0, lineHeight: 0.88 },
    capitals: true,
    phrases: ['hankenBold', 'hanken'],
    phraseScale: 1,
    centered: false,
    platePadding: 0.12,
    plateRadius: side => side / 2,
    codeRadius: 0,
    hangs: 'bunting',
    text: 'on-primary',
    nameColor: 'on-primary',
  },
}
