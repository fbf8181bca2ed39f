import jsqr from 'jsqr'
import { PNG } from 'pngjs'

export type ReadCode = { text: string | undefined; width: number; height: number }

/** Reads the QR of a PNG as a phone would; `text` is undefined where there is none. */
export function readQr(png: Buffer): ReadCode {
  const { data, width, height } = PNG.sync.read(png)
  // A CommonJS package: what Node imports is the module, its function is `default` once more.
  const code = jsqr.default(new Uint8ClampedArray(data), width, height)
  return { text: code?.data, width, height }
}
