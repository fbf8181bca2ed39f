import type { CodeModules, SheetItem } from '#platform/typeset/sheet.ts'
import { QUIET_MODULES } from '../../qr.limits.ts'
import { blackRuns, sizeWithQuietZone } from '../../qr.rules.ts'
import { qrMatrix } from '../qr-matrix.ts'
import type { PrintContent } from './content.ts'

/** A square in millimeters, with the quiet zone. */
export type Square = { x: number; y: number; side: number }

/** What a code of a sheet is made of, with its quiet zone. */
export function codeModules(text: string): CodeModules {
  const matrix = qrMatrix(text)
  return {
    modules: sizeWithQuietZone(matrix.length),
    runs: blackRuns(matrix).map(({ x, y, length }) => [x + QUIET_MODULES, y + QUIET_MODULES, length] as const),
  }
}

/** The code as vectors, in black alone; heard as the place that it opens and the URL. */
export const codeItem = ({ code: { text, place }, url }: PrintContent, square: Square): SheetItem => ({
  kind: 'code',
  ...square,
  ...codeModules(text),
  alt: `QR: ${[place, url].filter(Boolean).join(', ')}`,
})
