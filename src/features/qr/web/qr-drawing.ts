import { encode } from 'uqr'
import { QR_LEVEL, QR_PNG_SIZE_PX } from '../qr.limits.ts'
import { blackRuns, pixelLayout, type QrMatrix } from '../qr.rules.ts'

/** The modules of a URL at error correction level H, without a quiet zone. */
export const qrMatrix = (text: string): QrMatrix => encode(text, { ecc: QR_LEVEL, border: 0 }).data

/**
 * Draws black modules of whole pixels on white, by default 200 × 200 px on any screen. Throws when the browser has no
 * canvas.
 */
export function drawQr(canvas: HTMLCanvasElement, matrix: QrMatrix, sizePx: number = QR_PNG_SIZE_PX): void {
  canvas.width = sizePx
  canvas.height = sizePx
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('no canvas')
  const { modulePx, offsetPx } = pixelLayout(matrix.length, sizePx)
  context.fillStyle = 'white'
  context.fillRect(0, 0, sizePx, sizePx)
  context.fillStyle = 'black'
  for (const { x, y, length } of blackRuns(matrix))
    context.fillRect(offsetPx + x * modulePx, offsetPx + y * modulePx, length * modulePx, modulePx)
}

/** Rejects when the browser cannot encode the picture. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
