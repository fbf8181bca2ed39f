import { qrPath, sizeWithQuietZone } from '../qr.rules.ts'
import { qrMatrix } from './qr-matrix.ts'

/** Side of the printed square, quiet zone included: the code itself is then above 3 cm, however long the address. */
const SIDE_MM = 60

/** The code of an address as an SVG file: black modules on white, whole units, quiet zone included. */
export function qrSvg(url: string): string {
  const matrix = qrMatrix(url)
  const side = sizeWithQuietZone(matrix.length)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE_MM}mm" height="${SIDE_MM}mm" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<rect width="${side}" height="${side}" fill="#fff"/><path d="${qrPath(matrix)}" fill="#000"/></svg>`,
  ].join('')
}
