import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { S3Settings } from '#platform/config/s3-settings.ts'
import { createS3Storage } from '#platform/storage/s3/s3-storage.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { menuOf } from '#test/menus/public-menus.ts'
import { drawPicture } from '#test/pictures.ts'
import type { TestS3 } from '#test/storage/signed-s3.ts'
import { testS3 } from '#test/storage/test-s3.ts'

const ON = { PUBLISH_MENUS: 'on' }
const WAIT = { timeout: 60_000, interval: 50 }

/** Two machines with folders of their own on one database and one bucket; Casa Lola has a dish with a photo. */
async function machines(s3: TestS3, given: Partial<S3Settings> = {}, options: { silenceMs?: number } = {}) {
  const storage = () => createS3Storage({ ...s3.settings, ...given }, options)
  const one = await createTestApp({ storage: storage(), env: ON })
  const made = await menuOf(one)
  const other = await createTestApp({ storage: storage(), env: ON, beside: one })
  expect(other.platform.config.dataDir).not.toBe(one.platform.config.dataDir)
  const owner = await one.signIn(made.owner)
  const path = `/api/menu/items/${made.dish.id}`
  const file = { field: 'image', name: 'croquetas.png', content: await drawPicture({ width: 120, height: 90 }) }
  const upload = (app: TestApp) =>
    app.request<Dish>({ method: 'PUT', path, as: owner, multipart: { fields: { price: 9 }, file } })
  return { ...made, one, other, owner, path, upload }
}

const ownPath = (url: string): string => url.replace(/^.*\/images\//, '/uploads/')
const pictures = ({ objects }: TestS3) => [...objects.keys()].filter(key => key.startsWith('images/'))

test('what one machine uploads the other shows and deletes, without a folder that they share', async () => {
  const s3 = await testS3()
  const { one, other, owner, path, upload } = await machines(s3)
  const { data } = await upload(one)
  const shown = await other.request<Dish[]>({ path: '/api/public/casa-lola/items' })
  expect(shown.data[0]?.imageUrl).toBe(data.imageUrl)
  const direct = await fetch(data.imageUrl)
  expect([direct.status, direct.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const bytes = Buffer.from(await direct.arrayBuffer())
  for (const app of [one, other]) {
    const proxied = await app.request({ path: ownPath(data.imageUrl) })
    expect([proxied.status, proxied.bytes.equals(bytes)]).toEqual([200, true])
  }
  const removed = await other.request({ method: 'PUT', path, as: owner, body: { imageUrl: '' } })
  expect(removed.status).toBe(200)
  await other.runJobs()
  expect([pictures(s3), (await fetch(data.imageUrl)).status]).toEqual([[], 404])
  await expect.poll(async () => (await one.request({ path: ownPath(data.imageUrl) })).status, WAIT).toBe(404)
})

test('a menu that one machine has published, a change at the other unpublishes', async () => {
  const s3 = await testS3()
  const { one, other, owner, path } = await machines(s3)
  const copy = () => s3.objects.has('menus/start/casa-lola.br')
  await one.request({ path: '/casa-lola' })
  await expect.poll(copy, WAIT).toBe(true)
  expect((await other.request({ method: 'PUT', path, as: owner, body: { price: 11 } })).status).toBe(200)
  await expect.poll(copy, WAIT).toBe(false)
  expect((await one.request({ path: '/casa-lola' })).text).toContain('11')
})

test('what a machine published on its disk before is gone from there: nobody would ever delete it', async () => {
  const s3 = await testS3()
  const { one } = await machines(s3)
  const folder = join(one.platform.config.dataDir, 'files/menus/start')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'casa-lola.br'), 'an old price')
  const again = await createTestApp({
    storage: createS3Storage(s3.settings),
    env: { DATA_DIR: one.platform.config.dataDir },
    beside: one,
  })
  const left = () => readdir(folder).catch(() => [])
  await expect.poll(left, WAIT).toEqual([])
  expect(again.platform.config.dataDir).toBe(one.platform.config.dataDir)
})

test.each(['closed', 'silent', 503] as const)(
  'with a bucket that is %s, uploads are refused clearly, pages stay',
  async how => {
    const s3 = await testS3()
    // Ten seconds of silence are too long for a test; where the bucket speaks, a busy machine may need them.
    const options = how === 'silent' ? { silenceMs: 2000 } : {}
    const { one, owner, path, upload } = await machines(s3, { publicUrl: undefined }, options)
    const { imageUrl } = (await upload(one)).data
    expect(imageUrl).toMatch(/^\/uploads\//)
    expect((await one.request({ path: imageUrl })).status).toBe(200)
    const before = pictures(s3)
    s3.away(how)
    expect(await upload(one)).toMatchObject({
      status: 503,
      code: 'unavailable',
      message: 'El servicio no está disponible ahora mismo. Inténtalo en unos minutos.',
    })
    const page = await one.request({ path: '/casa-lola' })
    expect([page.status, page.text.includes('Croquetas')]).toEqual([200, true])
    // Everything but the picture can be changed, and what is in memory is shown.
    expect((await one.request({ method: 'PUT', path, as: owner, body: { price: 12 } })).status).toBe(200)
    expect((await one.request({ path: imageUrl })).status).toBe(200)
    const ready = await one.request<{ status: string; checks: Record<string, string> }>({ path: '/api/health/ready' })
    expect([ready.status, ready.data.status, ready.data.checks['storage']]).toEqual([200, 'degraded', 'failing'])
    s3.away()
    expect(pictures(s3)).toEqual(before)
    expect((await upload(one)).status).toBe(200)
  },
)
