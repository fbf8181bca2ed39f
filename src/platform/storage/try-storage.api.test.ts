import { expect, test, vi } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { drawPicture } from '#test/pictures.ts'
import { createLog } from '#platform/log/log.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { tryStorage } from './try-storage.ts'

test('where pictures cannot be written, a start and each upload say so, and everything else goes on', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'error', pretty: false }, { write: line => void lines.push(line) })
  const storage = createMemoryStorage()
  const app = await createTestApp({ storage, log })
  expect([await tryStorage(app.platform), await app.files(), lines]).toEqual([true, [], []])

  const put = vi.spyOn(storage.in('images/'), 'put')
  put.mockRejectedValue(Object.assign(new Error('permission denied'), { code: 'EACCES' }))
  expect(await tryStorage(app.platform)).toBe(false)
  expect(lines.splice(0).join()).toContain('pictures cannot be written')

  const user = await app.make.owner()
  const dish = await app.make.dish(await app.make.category(await app.make.restaurant(user)), {
    name: 'Pulpo',
    price: '9.50',
  })
  const change = { method: 'PUT', path: `/api/menu/items/${dish.id}`, as: await app.signIn(user) } as const
  const file = { field: 'image', name: 'pulpo.png', content: await drawPicture() }
  const refused = await app.request({ ...change, multipart: { fields: { price: 8 }, file } })
  expect(refused).toMatchObject({ status: 503, code: 'unavailable', message: expect.stringContaining('Inténtalo') })
  expect(lines.join()).toContain('permission denied')
  const kept = await app.request<{ price: number; imageUrl: string }>({ ...change, body: { available: false } })
  expect(kept).toMatchObject({ status: 200, data: { price: 9.5, imageUrl: '' } })
})
