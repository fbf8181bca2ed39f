import { QUIET_MODULES } from '../../qr.limits.ts'
import { blackRuns, type QrMatrix, sizeWithQuietZone } from '../../qr.rules.ts'

/** A square in millimeters, with the quiet zone. */
export type Square = { x: number; y: number; side: number }

/** Black modules on a white square, as vectors in one path. */
export function drawCode(document: PDFKit.PDFDocument, matrix: QrMatrix, square: Square): void {
  const module = square.side / sizeWithQuietZone(matrix.length)
  const left = square.x + QUIET_MODULES * module
  const top = square.y + QUIET_MODULES * module
  document.rect(square.x, square.y, square.side, square.side).fill('#ffffff')
  for (const run of blackRuns(matrix))
    document.rect(left + run.x * module, top + run.y * module, run.length * module, module)
  document.fill('#000000')
}
