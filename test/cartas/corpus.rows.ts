import type { Camera } from './as-photo.ts'
import type { CsvEncoding, SheetStyle } from './as-sheet.ts'
import type { Setting } from './sheet-of-paper.ts'
import type { Style } from './style.ts'

/** How a house is written, one row for each carta of the corpus. */
export type TextRow = readonly [house: string, style: Partial<Style>]
export type SheetRow = readonly [
  house: string,
  style: SheetStyle,
  format: 'xlsx' | readonly [separator: string, encoding: CsvEncoding],
]
export type PdfRow = readonly [house: string, style: Partial<Style>, setting: Partial<Setting>, face: 'sans' | 'serif']
export type PhotoRow = readonly [...PdfRow, camera: Partial<Camera>]
