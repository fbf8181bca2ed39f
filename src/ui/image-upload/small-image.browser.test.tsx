import { expect, onTestFinished, test, vi } from 'vitest'
import { answer, sentCalls } from '#test/browser/server.ts'
import { drawPicture } from '#test/browser/pictures.ts'
import { finishImage } from './finish-image.ts'

/** A picture with detail everywhere, as a photo has; its left half transparent where wanted. */
async function photo(width: number, height: number, type: string, isHalfClear = false): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  const tile = context.createImageData(64, 64)
  for (let at = 0; at < tile.data.length; at++) tile.data[at] = at % 4 === 3 ? 255 : (at * 2654435761) % 251
  for (let x = isHalfClear ? width / 2 : 0; x < width; x += 64)
    for (let y = 0; y < height; y += 64) context.putImageData(tile, x, y)
  const blob = await canvas.convertToBlob({ type, quality: 0.97 })
  return new File([blob], 'IMG_0001.jpeg', { type })
}

/** A JPEG as a phone held upright writes it: pixels lie on their side, and the metadata says so. */
async function withOrientation(jpeg: File): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
  const exif = [...new TextEncoder().encode('Exif\0\0'), ...tiff]
  const segment = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif])
  return new File([bytes.subarray(0, 2), segment, bytes.subarray(2)], jpeg.name, { type: jpeg.type })
}

const sizeOf = async (file: File) => {
  const { width, height } = await createImageBitmap(file)
  return { width, height }
}
const textOf = async (file: File) => new TextDecoder('latin1').decode(await file.arrayBuffer())

test('a phone’s photo becomes 2000 px, upright, WebP without metadata, and far smaller', async () => {
  const from = await withOrientation(await photo(2200, 660, 'image/jpeg'))
  expect(await sizeOf(from)).toEqual({ width: 660, height: 2200 })
  const made = await finishImage(from, {})
  expect(await sizeOf(made)).toEqual({ width: 600, height: 2000 })
  expect([made.type, made.name]).toEqual(['image/webp', 'IMG_0001.webp'])
  expect(await textOf(made)).not.toMatch(/Exif|EXIF/)
  expect(made.size).toBeLessThan(from.size / 2)
})

test('a small photo loses its metadata too; a small picture without any goes up as it is', async () => {
  const plain = await photo(64, 32, 'image/jpeg')
  expect(await finishImage(plain, {})).toBe(plain)
  const made = await finishImage(await withOrientation(plain), {})
  expect(await sizeOf(made)).toEqual({ width: 32, height: 64 })
  expect(await textOf(made)).not.toMatch(/Exif|EXIF/)
})

/** As Safari: asked for WebP, it writes PNG. */
function withoutWebp(): void {
  const { convertToBlob } = OffscreenCanvas.prototype
  vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(function (this: OffscreenCanvas, options) {
    return convertToBlob.call(this, options?.type === 'image/webp' ? { type: 'image/png' } : options)
  })
  onTestFinished(() => void vi.restoreAllMocks())
}

async function alphaAt(file: File, part: number): Promise<number | undefined> {
  const bitmap = await createImageBitmap(file)
  const context = new OffscreenCanvas(1, 1).getContext('2d')!
  context.drawImage(bitmap, Math.floor(bitmap.width * part), 1, 1, 1, 0, 0, 1, 1)
  return context.getImageData(0, 0, 1, 1).data[3]
}

test.for([
  ['WebP where it can be written', false, 'image/webp'],
  ['PNG where it cannot', true, 'image/png'],
] as const)('a logo stays transparent: %s', async ([, isSafari, type]) => {
  const from = await photo(2400, 640, 'image/png', true)
  if (isSafari) withoutWebp()
  const made = await finishImage(from, {})
  expect(made.type).toBe(type)
  expect(await sizeOf(made)).toEqual({ width: 2000, height: 533 })
  expect([await alphaAt(made, 0.2), await alphaAt(made, 0.8)]).toEqual([0, 255])
})

test('a browser without WebP writes a photo as JPEG', async () => {
  const from = await photo(2200, 440, 'image/jpeg')
  withoutWebp()
  const made = await finishImage(from, {})
  expect([made.type, made.name]).toEqual(['image/jpeg', 'IMG_0001.jpg'])
  expect(await sizeOf(made)).toEqual({ width: 2000, height: 400 })
})

test('what the browser cannot make smaller goes up as it came, and the log hears of it', async () => {
  await answer('POST /browser-failures', { data: null })
  const from = await photo(2200, 64, 'image/jpeg')
  vi.spyOn(window, 'createImageBitmap').mockRejectedValue(new DOMException('no memory', 'InvalidStateError'))
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await finishImage(from, {})).toBe(from)
  await expect.poll(sentCalls).toContainEqual({
    method: 'POST',
    path: '/browser-failures',
    body: { part: 'canvas', error: expect.any(String), page: location.pathname },
  })
})

test('a square is cut out and made small in one drawing', async () => {
  const from = await drawPicture(2600, 2400)
  const drawn = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'drawImage')
  onTestFinished(() => void vi.restoreAllMocks())
  const made = await finishImage(from, { area: { x: 0, y: 0, width: (2400 / 2600) * 100, height: 100 } })
  expect(drawn).toHaveBeenCalledTimes(1)
  expect(await sizeOf(made)).toEqual({ width: 2000, height: 2000 })
})
