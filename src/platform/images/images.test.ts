import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { IMAGE_BYTES_MAX } from '#shared/image-file.errors.ts'
import { createImages } from './images.ts'
import { nextTry, VARIANT_BYTES_MAX } from './variants.ts'

/** The clock stands still: on a busy machine pictures would be refused for how long the last ones took. */
const images = createImages(() => 0)
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c21d03' } })
const refusal = {
  notAnImage: { status: 415, message: 'Solo se permiten archivos de imagen.' },
  tooLarge: { status: 413, message: 'La imagen es demasiado grande. Máximo 15MB.' },
}

/** A PNG with only a header, which claims this size. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(17)
  header.write('IHDR', 0, 'latin1')
  header.writeUInt32BE(width, 4)
  header.writeUInt32BE(height, 8)
  header.set([8, 6, 0, 0, 0], 12)
  const chunk = (body: Buffer) => {
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(body.length - 4, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk(header), chunk(Buffer.from('IDAT')), chunk(Buffer.from('IEND'))])
}

test('a large picture gets every width, WebP for each, AVIF where it is smaller', async () => {
  const made = await images.process(await plain(2000, 1500).jpeg().toBuffer())
  expect(made).toMatchObject({ width: 1600, height: 1200, widths: [320, 640, 960, 1600] })
  for (const file of made.files) {
    const { format, width, height, compression } = await sharp(file.bytes).metadata()
    expect({ width, height }).toEqual({ width: file.width, height: file.height })
    expect(file.format === 'webp' ? format : compression).toBe(file.format === 'webp' ? 'webp' : 'av1')
    expect(file.key).toBe(`${made.folder}/${file.width}.${file.format}`)
  }
  for (const width of made.avifWidths) {
    const [webp, avif] = ['webp', 'avif'].map(format =>
      made.files.find(file => file.width === width && file.format === format),
    )
    expect(avif!.bytes.length).toBeLessThan(webp!.bytes.length)
  }
})

test.each(['png', 'webp', 'avif'] as const)('%s is taken too', async format => {
  expect(await images.process(await plain(400, 300).toFormat(format).toBuffer())).toMatchObject({ width: 400 })
})

test('a small picture is never enlarged', async () => {
  expect(await images.process(await plain(800, 600).png().toBuffer())).toMatchObject({
    width: 800,
    widths: [320, 640, 800],
  })
  expect(await images.process(await plain(20, 10).png().toBuffer())).toMatchObject({
    width: 20,
    height: 10,
    widths: [20],
  })
})

test("a phone's photo becomes upright and loses its position", async () => {
  const photo = await plain(600, 400)
    .withExif({ IFD3: { GPSLatitude: '40/1 24/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Copyright: 'Ana' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const made = await images.process(photo)
  expect(made).toMatchObject({ width: 400, height: 600 })
  for (const { bytes } of made.files) {
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
    expect(bytes.includes('Ana')).toBe(false)
  }
})

test('transparency stays', async () => {
  const logo = await sharp({ create: { width: 100, height: 100, channels: 4, background: '#c21d0300' } })
    .png()
    .toBuffer()
  const { files } = await images.process(logo)
  expect((await sharp(files[0]!.bytes).stats()).channels[3]!.max).toBe(0)
})

test('no file is 400 KB or more, not even of noise', async () => {
  // Narrow, so that few variants are encoded; at this size no quality of WebP is small enough, so it becomes smaller.
  const noise = await sharp(randomBytes(640 * 2000 * 3), { raw: { width: 640, height: 2000, channels: 3 } })
    .jpeg()
    .toBuffer()
  const { files, width } = await images.process(noise)
  expect(width).toBeLessThan(640)
  for (const { bytes } of files) expect(bytes.length).toBeLessThan(VARIANT_BYTES_MAX)
})

test('one frame of an animation is kept', async () => {
  const frames = await sharp(randomBytes(40 * 80 * 3), { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
    .webp({ loop: 0 })
    .toBuffer()
  const { files, height } = await images.process(frames)
  expect(height).toBe(40)
  expect((await sharp(files[0]!.bytes).metadata()).pages ?? 1).toBe(1)
})

test.each([
  ["a text file with a picture's name", Buffer.from('hola')],
  ['nothing', Buffer.alloc(0)],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a PNG signature and nothing else', pngHeader(10, 10).subarray(0, 8)],
  ['a PNG without pixels', pngHeader(10, 10)],
])('%s is refused', async (_, bytes) => {
  await expect(images.process(bytes)).rejects.toMatchObject(refusal.notAnImage)
})

test('half a photo is refused', async () => {
  const photo = await plain(900, 900).jpeg().toBuffer()
  await expect(images.process(photo.subarray(0, photo.length / 2))).rejects.toMatchObject(refusal.notAnImage)
})

test('a file of 15 000 001 bytes is refused without decoding', async () => {
  await expect(images.process(Buffer.alloc(IMAGE_BYTES_MAX + 1))).rejects.toMatchObject(refusal.tooLarge)
})

test('50 megapixels are taken, one row more is not', async () => {
  await expect(images.process(await plain(10_000, 5001).png().toBuffer())).rejects.toMatchObject(refusal.tooLarge)
  expect(await images.process(await plain(10_000, 5000).png().toBuffer())).toMatchObject({ width: 1600, height: 800 })
})

test('a header of 30 000 × 30 000 costs no memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-images-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'bomb.png')
  await writeFile(path, pngHeader(30_000, 30_000))
  await expect(images.process(pngHeader(10, 10))).rejects.toMatchObject(refusal.notAnImage) // The first run is slower.
  // Decoded it would be 3.6 GB; other work of this process may take some memory meanwhile.
  const before = process.memoryUsage.rss()
  await expect(images.process(path)).rejects.toMatchObject(refusal.tooLarge)
  expect(process.memoryUsage.rss() - before).toBeLessThan(500_000_000)
})

test.each([
  { width: 1600, quality: 80, bytes: 450_000, next: { width: 1600, quality: 64 } },
  { width: 1600, quality: 80, bytes: 900_000, next: { width: 1600, quality: 20 } },
  { width: 1600, quality: 20, bytes: 500_000, next: { width: 1221, quality: 20 } },
])('after $bytes bytes at $quality, $next is tried', ({ next, ...tried }) => {
  expect(nextTry(tried)).toEqual(next)
})

test('noise of 1600 × 4800 gets few variants, each smaller than 400 KB', async () => {
  const noise = sharp(randomBytes(800 * 2400 * 3), { raw: { width: 800, height: 2400, channels: 3 } })
  const { files, widths } = await images.process(
    await noise.resize(1600, 4800, { kernel: 'nearest' }).jpeg().toBuffer(),
  )
  expect(widths.length).toBeLessThanOrEqual(3)
  for (const { bytes } of files) expect(bytes.length).toBeLessThan(VARIANT_BYTES_MAX)
})

test('an owner’s second picture waits for the first; one that nobody waits for is dropped', async () => {
  // Not those that have learned above how long noise takes.
  const images = createImages()
  const photo = await plain(400, 300).jpeg().toBuffer()
  const gone = new AbortController()
  const first = images.process(photo, { owner: 'ana' })
  const second = images.process(photo, { owner: 'ana', signal: gone.signal })
  gone.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
  expect((await first).width).toBe(400)
  const many = Array.from({ length: 10 }, () => images.process(photo, { owner: 'luis' }))
  const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { status: 429, code: 'busy' } }])
})
