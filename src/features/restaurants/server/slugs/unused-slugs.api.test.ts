import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { Restaurant } from '../../restaurants.contract.ts'

const create = (app: TestApp, as: SignedIn, slug: string) =>
  app.request<Restaurant>({ method: 'POST', path: '/api/restaurants', as, body: { name: 'Casa', slug } })
const move = (app: TestApp, as: SignedIn, id: string, slug: string) =>
  app.request<Restaurant>({ method: 'PUT', path: `/api/restaurants/${id}`, as, body: { slug } })
const remove = (app: TestApp, as: SignedIn, id: string) =>
  app.request({ method: 'DELETE', path: `/api/restaurants/${id}`, as })
const isTaken = async (app: TestApp, slug: string) =>
  (await app.request<{ exists: boolean }>({ path: `/api/restaurants/check-slug/${slug}` })).data.exists

/** An owner with two restaurants, so that one may be deleted. */
async function open() {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner({ plan: {} }))
  await create(app, owner, 'primera')
  const { _id: id } = (await create(app, owner, 'probada')).data
  return { app, owner, id }
}

test('slugs that nobody has used are free when the restaurant is deleted within seven days, former ones too', async () => {
  const { app, owner, id } = await open()
  await move(app, owner, id, 'segunda')
  const { _id: late } = (await create(app, owner, 'tarde')).data
  app.clock.advance(7 * DAY_MS - 1)
  const later = await app.signIn(owner)
  await remove(app, later, id)
  for (const slug of ['probada', 'segunda']) expect([slug, await isTaken(app, slug)]).toEqual([slug, false])
  app.clock.advance(1)
  await remove(app, later, late)
  expect(await isTaken(app, 'tarde')).toBe(true)
  const other = await app.signIn(await app.make.owner({ plan: {} }))
  expect((await create(app, other, 'probada')).status).toBe(201)
  await app.request({ method: 'DELETE', path: '/api/auth/delete', as: other })
  expect(await isTaken(app, 'probada')).toBe(true)
})

const USES: [string, (app: TestApp, as: SignedIn, id: string) => Promise<unknown>][] = [
  ['pagina', app => app.request({ path: '/pagina' })],
  ['llamada', app => app.request({ path: '/api/public/llamada' })],
  ['platos', app => app.request({ path: '/api/public/platos/items' })],
  ['codigo', (app, as, id) => app.request({ path: `/api/restaurants/${id}/qr?format=svg`, as })],
  ['impreso', (app, as, id) => app.request({ path: `/api/restaurants/${id}/qr?format=svg&print=tent`, as })],
  ['bajado', (app, as, id) => app.request({ method: 'PUT', path: `/api/restaurants/${id}/qr-printed`, as })],
]

test('a slug stays taken once a diner or a program opened it, its QR page was opened or its code downloaded', async () => {
  const { app, owner } = await open()
  for (const [slug, use] of USES) {
    const { _id: id } = (await create(app, owner, slug)).data
    await use(app, owner, id)
    await move(app, owner, id, `${slug}-nueva`)
    await remove(app, owner, id)
    expect([slug, await isTaken(app, slug), await isTaken(app, `${slug}-nueva`)]).toEqual([slug, true, true])
  }
})

test('deleting it at the moment at which a print file is asked for: no file of a free slug', async () => {
  const { app, owner, id } = await open()
  const [file] = await Promise.all([
    app.request({ path: `/api/restaurants/${id}/qr?format=svg`, as: owner }),
    remove(app, owner, id),
  ])
  expect(await isTaken(app, 'probada')).toBe(file.status === 200)
})
