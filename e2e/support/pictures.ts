import { PNG } from 'pngjs'

/** A PNG of this size with visible content: stripes. */
export function drawPng(width: number, height: number): Buffer {
  const png = new PNG({ width, height })
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      png.data.set([194, (x + y) % 256, Math.floor((255 * y) / height), 255], at)
    }
  return PNG.sync.write(png)
}
