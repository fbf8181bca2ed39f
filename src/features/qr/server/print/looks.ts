import type { Style } from '#features/theme/theme.contract.ts'
import type { MenuTheme } from '#features/theme/theme.rules.ts'
import type { Face } from '#platform/typeset/faces.ts'

/** How a look is printed; lengths in millimeters. */
export type PrintLook = {
  name: { face: Face; spacing: number; lineHeight: number }
  /** The first phrase, and the others below it. */
  phrases: readonly [Face, Face]
  phraseScale: number
  centered: boolean
  /** Of the plate's side. */
  platePadding: number
  plateRadius: (side: number) => number
  codeRadius: number
  ground: keyof MenuTheme
  text: keyof MenuTheme
  nameColor: keyof MenuTheme
}

/** REAL-CONTENT "Print and kit"; the modern look is printed on the primary color, the others on the menu's ground. */
export const PRINT_LOOKS: Record<Style, PrintLook> = {
  modern: {
    name: { face: 'familjen', spacing: -0.03, lineHeight: 0.98 },
    phrases: ['hankenBold', 'hanken'],
    phraseScale: 1,
    centered: false,
    platePadding: 0.12,
    plateRadius: side => side * 0.27,
    codeRadius: 4,
    ground: 'primary',
    text: 'on-primary',
    nameColor: 'on-primary',
  },
  classic: {
    name: { face: 'ibarra', spacing: -0.01, lineHeight: 1 },
    phrases: ['ibarraItalic', 'ibarraItalic'],
    phraseScale: 1.15,
    centered: true,
    platePadding: 0.17,
    plateRadius: side => side / 2,
    codeRadius: 0,
    ground: 'bg',
    text: 'text',
    nameColor: 'primary-text',
  },
  minimal: {
    name: { face: 'hanken', spacing: -0.04, lineHeight: 1.04 },
    phrases: ['hankenBold', 'hanken'],
    phraseScale: 1,
    centered: false,
    platePadding: 0.12,
    plateRadius: () => 1,
    codeRadius: 0.8,
    ground: 'bg',
    text: 'text',
    nameColor: 'text',
  },
}
