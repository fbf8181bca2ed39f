import { qrPath, sizeWithQuietZone } from '../qr.rules.ts'
import { qrMatrix } from './qr-matrix.ts'

/**
 * Side of the printed square with the quiet zone: large enough that the code itself measures more than 3 cm for the
 * longest URL.
 */
const SIDE_MM = 60

/** The code of a URL as an SVG file: black modules on white, in whole units, with the quiet zone. */
export function qrSvg(url: string): string {
  const matrix = qrMatrix(url)
  const side = sizeWithQuietZone(matrix.length)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE_MM}mm" height="${SIDE_MM}mm" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<rect width="${side}" height="${side}" fill="#fff"/><path d="${qrPath(matrix)}" fill="#000"/></svg>`,
  ].join('')
}
