import { expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { Restaurant } from '../../restaurants.contract.ts'

const move = (app: TestApp, as: SignedIn, id: string, slug: string) =>
  app.request<Restaurant>({ method: 'PUT', path: `/api/restaurants/${id}`, as, body: { slug } })
const create = (app: TestApp, as: SignedIn, slug: string) =>
  app.request<Restaurant>({ method: 'POST', path: '/api/restaurants', as, body: { name: 'Casa', slug } })

async function ownerWithRestaurant(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(options)
  const person = await app.make.owner({ plan: {} })
  const owner = await app.signIn(person)
  const { data } = await create(app, owner, 'primera')
  return { app, person, owner, id: data._id }
}

test('five changes a day for an owner; what changes nothing or fails does not count', async () => {
  const { app, owner, id } = await ownerWithRestaurant({ rateLimits: true })
  const another = (await create(app, owner, 'ocupada')).data._id
  for (let change = 1; change <= 4; change++) expect((await move(app, owner, id, `casa-${change}`)).status).toBe(200)
  for (let time = 0; time < 3; time++) expect((await move(app, owner, id, 'ocupada')).code).toBe('slug_exists')
  for (let time = 0; time < 3; time++) expect((await move(app, owner, id, 'Casa 4')).status).toBe(200)
  expect((await move(app, owner, another, 'casa-5')).status).toBe(200)
  const refused = await move(app, owner, id, 'casa-6')
  expect(refused).toMatchObject({
    status: 429,
    message: 'Has cambiado la dirección demasiadas veces hoy. Inténtalo mañana.',
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const name = await app.request({ method: 'PUT', path: `/api/restaurants/${id}`, as: owner, body: { name: 'Otra' } })
  expect(name.status).toBe(200)
})

test('twenty former slugs for an owner; taking one back frees its place', async () => {
  const { app, owner, id } = await ownerWithRestaurant()
  for (let change = 1; change <= 20; change++) expect((await move(app, owner, id, `casa-${change}`)).status).toBe(200)
  const refused = await move(app, owner, id, 'una-mas')
  expect(refused).toMatchObject({
    status: 409,
    code: 'slug_limit',
    message: 'Has llegado al máximo de direcciones anteriores.',
  })
  expect((await app.request({ path: '/api/restaurants/check-slug/una-mas' })).data).toEqual({ exists: false })
  expect((await move(app, owner, id, 'primera')).status).toBe(200)
  expect((await move(app, owner, id, 'casa-7')).status).toBe(200)
  expect((await move(app, owner, id, 'una-mas')).code).toBe('slug_limit')
})

test('two changes at once do not pass the twenty', async () => {
  const { app, owner, id } = await ownerWithRestaurant()
  const another = (await create(app, owner, 'segunda')).data._id
  for (let change = 1; change <= 19; change++) await move(app, owner, id, `casa-${change}`)
  const answers = await Promise.all([move(app, owner, id, 'una'), move(app, owner, another, 'dos')])
  expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('creating restaurants and deleting them, once they were opened, is no way around it', async () => {
  const { app, owner } = await ownerWithRestaurant()
  let taken = 0
  for (; taken < 30; taken++) {
    const made = await create(app, owner, `local-${taken}`)
    if (made.status !== 201) {
      expect(made.code).toBe('slug_limit')
      break
    }
    await app.request({ path: `/api/public/local-${taken}` })
    await app.request({ method: 'DELETE', path: `/api/restaurants/${made.data._id}`, as: owner })
  }
  expect(taken).toBe(21)
})

test('a slug of the form of a UUID is refused, given or derived', async () => {
  const { app, owner, id } = await ownerWithRestaurant()
  const uuid = '01890a5d-ac96-774b-bcce-b302099a8057'
  for (const answer of [await move(app, owner, id, uuid.toUpperCase()), await create(app, owner, uuid)]) {
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual({ slug: 'El slug solo puede contener letras minúsculas, números y guiones.' })
  }
  const derived = await app.request<Restaurant>({
    method: 'POST',
    path: '/api/restaurants',
    as: owner,
    body: { name: uuid },
  })
  expect(derived.data.slug).toMatch(/^restaurante-[1-9]\d{3}$/)
})
