import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { hugePng } from '#test/photos.ts'
import { drawPicture } from '#test/pictures.ts'
import { isLong, MARK } from './payloads.ts'
import { createTally } from './tally.ts'
import { createHostileWorld } from './world.ts'

const tally = createTally('uploads')

const SCRIPT = `<script>${MARK}()</script>`
const CRC = Buffer.alloc(4)
/** A chunk of a PNG; its checksum is not looked at for what is no picture. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, CRC])
}
const SIGNATURE_BYTES = 33

/** A good PNG with more in it: a comment after its header, and bytes after its end. */
async function stuffedPng(): Promise<Buffer> {
  const png = await drawPicture({ width: 40, height: 30 })
  const zip = Buffer.from(`PK\x03\x04${SCRIPT}%PDF-1.7\n1 0 obj<</JS(${MARK}())>>`)
  const text = chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`))
  return Buffer.concat([png.subarray(0, SIGNATURE_BYTES), text, png.subarray(SIGNATURE_BYTES), zip])
}

/** A picture whose metadata speak: EXIF, ICC by name, and a comment of JPEG. */
async function talkingJpeg(): Promise<Buffer> {
  const jpeg = await sharp(await drawPicture({ width: 40, height: 30 }))
    .withMetadata({
      exif: { IFD0: { ImageDescription: SCRIPT, Artist: SCRIPT }, IFD3: { GPSLatitude: '40/1 24/1 0/1' } },
    })
    .jpeg()
    .toBuffer()
  const comment = Buffer.from(SCRIPT)
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)])
}

/** A compressed comment that unpacks to 200 MB. */
async function textBomb(): Promise<Buffer> {
  const png = await drawPicture({ width: 40, height: 30 })
  const bomb = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(200_000_000))]))
  return Buffer.concat([png.subarray(0, SIGNATURE_BYTES), bomb, png.subarray(SIGNATURE_BYTES)])
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${MARK}()"><image href="file:///etc/passwd"/></svg>`

const FILES: readonly (readonly [string, () => Promise<Buffer> | Buffer])[] = [
  ['a PNG with a script, an archive and a PDF in it', stuffedPng],
  ['a JPEG with a script and a place in its metadata', talkingJpeg],
  ['an SVG', () => Buffer.from(SVG)],
  ['a page that begins like a GIF', () => Buffer.from(`GIF89a/*${SCRIPT}*/=1`)],
  ['a page that begins like a JPEG', () => Buffer.from(`\xff\xd8\xff\xe0${SCRIPT}`, 'latin1')],
  ['a page that begins like a WebP', () => Buffer.from(`RIFF\x40\0\0\0WEBPVP8 ${SCRIPT}`, 'latin1')],
  ['an archive', () => Buffer.from(`PK\x03\x04${SCRIPT}`)],
  ['half a PNG', async () => (await drawPicture()).subarray(0, 300)],
  ['30 000 × 30 000 pixels', () => hugePng(30_000)],
  ['nothing', () => Buffer.alloc(0)],
  ...(isLong ? [['a comment that unpacks to 200 MB', textBomb] as const] : []),
]
const NAMES = ['../../../etc/cron.d/x.png', `x.html\r\nSet-Cookie: ${MARK}=1`, `${SCRIPT}.svg`, 'x.php\0.png', '..\\x']

test('of a file only pixels are ever served, whatever it holds, is called or says that it is', async () => {
  const app = await createTestApp()
  const { marta, world } = await createHostileWorld(app)
  const dish = `/api/menu/items/${world.dish.id}`
  const before = process.memoryUsage().rss
  for (const [index, [what, make]] of FILES.entries()) {
    const file = { field: 'image', content: await make(), type: index % 2 ? 'image/png' : 'text/html' }
    const name = NAMES[index % NAMES.length] ?? ''
    const answer = await app.request({ method: 'PUT', path: dish, as: marta, multipart: { file: { ...file, name } } })
    tally.count(what, answer, answer.text)
    expect([what, [200, 400, 413, 415].includes(answer.status)]).toEqual([what, true])
  }
  const keys = await app.files()
  expect(keys.length).toBeGreaterThan(0)
  for (const key of keys) {
    const served = tally.count(key, await app.request({ path: `/uploads/${key.replace(/^images\//, '')}` }))
    expect([key, /^image\/(webp|avif)$/.test(String(served.headers['content-type']))]).toEqual([key, true])
    expect(served.headers['x-content-type-options']).toBe('nosniff')
    if (/hostil|script|GPS|PK\x03\x04|%PDF/.test(served.bytes.toString('latin1')))
      tally.leak(`${key} holds what was sent`)
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000)
})
