import { describe, expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { Restaurant } from '../restaurants.contract.ts'

const NOBODYS = '01900000-0000-7000-8000-000000000000'

/** Every role of the table in 3-decisions §3, around one restaurant; its owner has a second one. */
async function everybody() {
  const app = await createTestApp()
  const person = await app.make.owner({ name: 'Ana', email: 'ana@ejemplo.com', plan: {} })
  const restaurant = await app.make.restaurant(person)
  await app.make.restaurant(person)
  const stranger = await app.make.owner()
  const strangers = await app.make.restaurant(stranger)
  const people = {
    owner: await app.signIn(person),
    worker: await app.signIn(await app.make.worker([restaurant])),
    admin: await app.signIn(await app.make.admin()),
    stranger: await app.signIn(stranger),
    'worker of another': await app.signIn(await app.make.worker([strangers])),
    anonymous: undefined,
  }
  return { app, restaurant, people }
}
type Actor = keyof Awaited<ReturnType<typeof everybody>>['people']

const CALLS = {
  read: id => ({ method: 'GET', path: `/api/restaurants/${id}` }),
  change: id => ({ method: 'PUT', path: `/api/restaurants/${id}`, body: { name: 'Casa Nueva' } }),
  move: id => ({ method: 'PUT', path: `/api/restaurants/${id}`, body: { slug: 'otra-calle' } }),
  verify: id => ({ method: 'PUT', path: `/api/restaurants/${id}/verify-status` }),
  delete: id => ({ method: 'DELETE', path: `/api/restaurants/${id}` }),
} satisfies Record<string, (id: string) => { method: 'GET' | 'PUT' | 'DELETE'; path: string; body?: object }>

const EXPECTED: Record<Actor, Record<keyof typeof CALLS, number>> = {
  owner: { read: 200, change: 200, move: 200, verify: 200, delete: 200 },
  worker: { read: 200, change: 200, move: 403, verify: 200, delete: 403 },
  admin: { read: 200, change: 200, move: 200, verify: 200, delete: 200 },
  stranger: { read: 404, change: 404, move: 404, verify: 404, delete: 404 },
  'worker of another': { read: 404, change: 404, move: 404, verify: 404, delete: 404 },
  anonymous: { read: 401, change: 401, move: 401, verify: 401, delete: 401 },
}

describe.each(Object.keys(EXPECTED) as Actor[])('%s', actor => {
  test('may do exactly what the table says', async () => {
    const { app, restaurant, people } = await everybody()
    const as = people[actor]
    for (const [name, call] of Object.entries(CALLS)) {
      const answer = await app.request({ ...call(restaurant.id), ...(as && { as }) })
      expect([name, answer.status]).toEqual([name, EXPECTED[actor][name as keyof typeof CALLS]])
    }
  })
})

test('a worker is told whose restaurant it is, to know whom to ask; the owner is not', async () => {
  const { app, restaurant, people } = await everybody()
  const ownerNameFor = async (as: SignedIn) =>
    (await app.request<Restaurant>({ path: `/api/restaurants/${restaurant.id}`, as })).data.ownerName
  expect(await ownerNameFor(people.worker)).toBe('Ana')
  expect(await ownerNameFor(people.owner)).toBeUndefined()
})

test('a restaurant that is not yours answers exactly like one that does not exist, and like an invalid id', async () => {
  const { app, restaurant, people } = await everybody()
  for (const call of Object.values(CALLS)) {
    const answers = await Promise.all(
      [restaurant.id, NOBODYS, 'no-uuid', '%00'].map(id => app.request({ ...call(id), as: people.stranger })),
    )
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, answers[0]?.text])
  }
})

test('access is checked before the body is read', async () => {
  const { app, restaurant, people } = await everybody()
  const path = `/api/restaurants/${restaurant.id}`
  const broken = { method: 'PUT', path, body: '{' } as const
  expect((await app.request({ ...broken, as: people.stranger })).status).toBe(404)
  expect((await app.request(broken)).status).toBe(401)
  expect((await app.request({ ...broken, headers: { origin: 'https://evil.example' } })).code).toBe('csrf')
})

describe('lists', () => {
  const list = async (app: TestApp, as: SignedIn, query = '') =>
    app.request<Restaurant[]>({ path: `/api/restaurants${query}`, as })

  test("have the actor's restaurants, oldest first; also for workers and admins", async () => {
    const { app, restaurant, people } = await everybody()
    const own = (await list(app, people.owner)).data
    expect(own).toHaveLength(2)
    expect(own[0]?._id).toBe(restaurant.id)
    expect((await list(app, people.worker)).data.map(one => one._id)).toEqual([restaurant.id])
    expect((await list(app, people.admin)).data).toEqual([])
    expect(own.every(one => one.owner === undefined)).toBe(true)
  })

  test("an admin searches all by name, slug or owner's email, and sees the owners", async () => {
    const { app, people } = await everybody()
    const other = await app.make.owner({ email: 'beto_x@ejemplo.com' })
    const odd = await app.make.restaurant(other, { name: '100% Ñam', slug: 'carta-rara' })
    const found = async (q: string) =>
      (await list(app, people.admin, `?q=${encodeURIComponent(q)}`)).data.map(one => one._id)
    expect(await found('100%')).toEqual([odd.id])
    expect(await found('RARA')).toEqual([odd.id])
    expect(await found('beto_X@')).toEqual([odd.id])
    expect(await found('beto%x')).toEqual([])
    expect(await found('ana@ejemplo.com')).toHaveLength(2)
    const [first] = (await list(app, people.admin, '?q=rara')).data
    expect(first?.owner).toEqual({ name: other.name, email: other.email })
    expect(first?.readOnly).toBeNull()
  })

  test('pages hold fifty', async () => {
    const app = await createTestApp()
    const owner = await app.make.owner()
    for (let made = 0; made < 53; made++) await app.make.restaurant(owner, { name: `Página ${made}` })
    const admin = await app.signIn(await app.make.admin())
    const [first, second] = [await list(app, admin, '?q=página'), await list(app, admin, '?q=página&page=2')]
    expect([first.data.length, second.data.length]).toEqual([50, 3])
    expect(new Set([...first.data, ...second.data].map(one => one._id)).size).toBe(53)
    expect((await list(app, admin, '?q=x&page=0')).status).toBe(400)
    expect((await list(app, admin, '?q=x%00')).status).toBe(400)
  })

  test('nobody else searches', async () => {
    const { app, people } = await everybody()
    for (const as of [people.owner, people.worker])
      for (const query of ['?q=casa', '?q=', '?q=x%00', `?q=${'a'.repeat(300)}`])
        expect((await list(app, as, query)).status).toBe(403)
  })
})
