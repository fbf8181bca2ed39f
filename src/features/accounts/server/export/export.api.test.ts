import { describe, expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { drawPicture } from '#test/pictures.ts'
import { unzip } from '#test/accounts/unzip.ts'

const download = (app: TestApp, as: SignedIn) => app.request({ path: '/api/auth/export', as })

async function createOwner(app: TestApp): Promise<SignedIn> {
  const owner = await app.signIn(await app.make.owner({ plan: {} }))
  const restaurant = await app.make.restaurant(owner, { name: 'Casa Marta' })
  await app.make.dish(await app.make.category(restaurant), { name: 'Tortilla' })
  const file = { field: 'logo' as const, name: 'logo.png', content: await drawPicture({ width: 400, height: 400 }) }
  await app.request({ method: 'PUT', path: `/api/restaurants/${restaurant.id}`, as: owner, multipart: { file } })
  return owner
}

describe('the export', () => {
  test('is one archive with all data and pictures', async () => {
    const app = await createTestApp()
    const owner = await createOwner(app)
    const answer = await download(app, owner)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename=sobremesa-export-2027-03-10.zip',
    })
    const files = await unzip(answer.bytes)
    const names = [...files.keys()]
    expect(names[0]).toBe('data.json')
    expect(names.filter(name => /^images\/[\w-]+\.webp$/.test(name))).toHaveLength(1)
    expect(
      files
        .get(names[1] ?? '')
        ?.subarray(8, 12)
        .toString(),
    ).toBe('WEBP')
    const text = files.get('data.json')?.toString() ?? ''
    for (const own of [owner.email, 'Casa Marta', 'Tortilla']) expect(text).toContain(own)
    expect(text).not.toMatch(/argon2|hash|hmac|token/i)
  })

  test('a picture that is gone meanwhile is an empty file, and the rest is there', async () => {
    const app = await createTestApp()
    const owner = await createOwner(app)
    const images = app.platform.storage.in('images/')
    for await (const key of images.list()) await images.delete(key)
    const files = await unzip((await download(app, owner)).bytes)
    expect([...files.values()].map(content => content.length > 0)).toEqual([true, false])
  })

  test('a lapsed owner and an admin get theirs, a worker none', async () => {
    const app = await createTestApp()
    const owner = await createOwner(app)
    await app.make.lapsedTrial(owner.id)
    expect((await download(app, owner)).status).toBe(200)
    expect((await download(app, await app.signIn(await app.make.admin()))).status).toBe(200)
    const worker = await app.make.worker([await app.make.restaurant(await app.make.owner())])
    expect(await download(app, await app.signIn(worker))).toMatchObject({ status: 403, code: 'forbidden' })
  })

  test('three a day', async () => {
    const app = await createTestApp({ rateLimits: true })
    const owner = await createOwner(app)
    for (let taken = 0; taken < 3; taken++) expect((await download(app, owner)).status).toBe(200)
    const limited = await download(app, owner)
    expect(limited).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(3600)
  })
})
