import jsqr from 'jsqr'
import { PNG } from 'pngjs'

export type ReadCode = { text: string | undefined; width: number; height: number }

/** Reads the QR code of a PNG like a phone; `text` is undefined when there is none. */
export function readQr(png: Buffer): ReadCode {
  const { data, width, height } = PNG.sync.read(png)
  // A CommonJS package: Node's import gives the module, whose function is `default`.
  const code = jsqr.default(new Uint8ClampedArray(data), width, height)
  return { text: code?.data, width, height }
}
