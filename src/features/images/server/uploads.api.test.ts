import { expect, test, vi } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { imageKey } from '#shared/image-file.ts'
import { createMemoryStorage } from '#platform/storage/memory-storage.ts'
import { deleteFiles } from './image-files.ts'

const FOLDER = '0123456789abcdef0123456789abcdef'
const FILE = { folder: FOLDER, widths: [320], avifWidths: [] }
const BYTES = Buffer.from('a picture of a dish')
const path = `/uploads/${imageKey(FOLDER, 320)}`

/** A product with one picture, and how often its file was read. */
async function world() {
  const storage = createMemoryStorage()
  const images = storage.in('images/')
  const read = vi.spyOn(images, 'read')
  await images.put(imageKey(FOLDER, 320), BYTES, { type: 'image/webp' })
  const app = await createTestApp({ storage })
  return {
    app,
    images,
    read,
    ask: (headers = {}, method: 'GET' | 'HEAD' = 'GET') => app.request({ path, headers, method }),
  }
}

test('a picture is read once, and each answer of it has the same headers', async () => {
  const { app, read, ask } = await world()
  const compared = [
    'content-type',
    'content-length',
    'cache-control',
    'etag',
    'accept-ranges',
    'x-content-type-options',
  ]
  const headersOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => compared.map(name => String(headers[name]))
  const first = await ask({}, 'HEAD')
  expect(headersOf(first)).toEqual([
    'image/webp',
    String(BYTES.length),
    'public, max-age=31536000, immutable',
    `"${FOLDER}-320.webp"`,
    'bytes',
    'nosniff',
  ])
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const answer = await ask({}, method)
    expect([answer.status, headersOf(answer)]).toEqual([200, headersOf(first)])
    expect(answer.bytes.equals(method === 'GET' ? BYTES : Buffer.of())).toBe(true)
  }
  const known = await ask({ 'if-none-match': `"other", "${FOLDER}-320.webp"` })
  expect([known.status, known.bytes.length, known.headers['etag']]).toEqual([304, 0, first.headers['etag']])
  expect((await ask({ 'if-none-match': `"other-${FOLDER}"` })).status).toBe(200)
  expect(read).toHaveBeenCalledTimes(1)
  expect((await app.request({ path: path.replace('320', '640'), method: 'HEAD' })).status).toBe(404)
})

test.each([
  ['bytes=2-8', 206, 'picture', 'bytes 2-8/19'],
  ['bytes=10-', 206, 'of a dish', 'bytes 10-18/19'],
  ['bytes=-4', 206, 'dish', 'bytes 15-18/19'],
  ['bytes=15-400', 206, 'dish', 'bytes 15-18/19'],
  ['bytes=19-', 416, '', 'bytes */19'],
  ['bytes=-0', 416, '', 'bytes */19'],
  ['bytes=8-2', 200, String(BYTES), undefined],
  ['bytes=0-1,4-5', 200, String(BYTES), undefined],
  ['lines=1-2', 200, String(BYTES), undefined],
])('%s is %i', async (range, status, text, contentRange) => {
  const { ask } = await world()
  for (const place of ['file', 'memory']) {
    const answer = await ask({ range })
    expect([place, answer.status, answer.text, answer.headers['content-range']]).toEqual([
      place,
      status,
      text,
      contentRange,
    ])
  }
})

test('a part is sent of the file that the client has begun, of another one the whole', async () => {
  const { ask } = await world()
  const range = 'bytes=0-0'
  expect((await ask({ range, 'if-range': `"${FOLDER}-320.webp"` })).status).toBe(206)
  expect((await ask({ range, 'if-range': '"another"' })).status).toBe(200)
  expect((await ask({ range, 'if-none-match': `"${FOLDER}-320.webp"` })).status).toBe(304)
})

test('a picture that was deleted is gone at once', async () => {
  const { app, ask } = await world()
  expect((await ask()).status).toBe(200)
  await deleteFiles(app.platform, FILE)
  expect((await ask()).status).toBe(404)
})
