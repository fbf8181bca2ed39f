import { expect, test, vi } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { createMemoryStorage } from '#platform/storage/memory-storage.ts'

const FOLDER = '0123456789abcdef0123456789abcdef'

test('HEAD of a picture has the headers of GET, and reads nothing of the file', async () => {
  const storage = createMemoryStorage()
  const app = await createTestApp({ storage })
  const bytes = Buffer.from('a picture of a dish')
  await storage.in('images/').put(`${FOLDER}/320.webp`, bytes, { type: 'image/webp' })
  const streams = vi.fn()
  const images = storage.in('images/')
  const open = images.open.bind(images)
  vi.spyOn(images, 'open').mockImplementation(async key => {
    const file = await open(key)
    return file && { ...file, stream: () => (streams(), file.stream()) }
  })
  vi.spyOn(storage, 'in').mockReturnValue(images)
  const beside = await createTestApp({ storage, beside: app })
  const path = `/uploads/${FOLDER}/320.webp`
  const [head, get] = [await beside.request({ method: 'HEAD', path }), await beside.request({ path })]
  const compared = ['content-type', 'content-length', 'cache-control', 'etag', 'x-content-type-options']
  const pick = (headers: typeof get.headers) => compared.map(name => String(headers[name]))
  expect([head.status, pick(head.headers)]).toEqual([200, pick(get.headers)])
  expect([head.bytes.length, get.bytes.equals(bytes), streams.mock.calls.length]).toEqual([0, true, 1])
  expect(head.headers['content-length']).toBe(String(bytes.length))
  expect((await beside.request({ method: 'HEAD', path: path.replace('320', '640') })).status).toBe(404)
})
