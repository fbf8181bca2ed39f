import { expect, test, vi } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { drawPicture } from '#test/pictures.ts'
import { restaurantLimitCommand } from '#test/accounts/identity.ts'

const path = '/api/restaurants'
let number = 0
const create = (app: TestApp, as: SignedIn, body: object = { name: `Casa ${++number}` }, key?: string) =>
  app.request({ method: 'POST', path, as, body, ...(key && { headers: { 'idempotency-key': key } }) })

async function ownerWith(restaurants: number, options: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(options)
  const person = await app.make.owner({ plan: {} })
  for (let made = 0; made < restaurants; made++) await app.make.restaurant(person)
  return { app, person, owner: await app.signIn(person) }
}

test('thirty restaurants for an account, also at once; more by the operator', async () => {
  const { app, person, owner } = await ownerWith(28)
  const answers = await Promise.all([1, 2, 3, 4].map(() => create(app, owner)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 201, 409, 409])
  expect(await create(app, owner)).toMatchObject({
    status: 409,
    code: 'restaurant_limit',
    message: 'Has llegado a 30 restaurantes. Escríbenos y lo ampliamos.',
  })
  const run = (restaurants: string, email = person.email) =>
    restaurantLimitCommand.run(app.platform, { email, restaurants })
  expect(await run('31')).toBe(`${person.email} may have 31 restaurants.`)
  expect((await create(app, owner)).status).toBe(201)
  expect((await create(app, owner)).message).toBe('Has llegado a 31 restaurantes. Escríbenos y lo ampliamos.')
  await expect(run('0')).rejects.toThrow('--restaurants')
  await expect(run('40', 'nadie@example.com')).rejects.toThrow("nadie@example.com is no owner's account")
})

test("an ended plan and the plan's own limit are told first", async () => {
  const { app, person, owner } = await ownerWith(30)
  await app.make.plan(person.id, { tier: 'pro' })
  expect(await create(app, owner)).toMatchObject({ status: 403, code: 'restaurant_limit' })
  await app.make.lapsedSubscription(person.id)
  expect(await create(app, owner)).toMatchObject({ status: 403, code: 'subscription_ended' })
})

test('who has no room for a restaurant is told before the logo is decoded', async () => {
  const { app, owner } = await ownerWith(30)
  const decode = vi.spyOn(app.platform.images, 'process')
  const file = { field: 'logo', name: 'logo.png', content: await drawPicture() }
  const createWithLogo = () =>
    app.request({ method: 'POST', path, as: owner, multipart: { fields: { name: 'Una más' }, file } })
  expect(await createWithLogo()).toMatchObject({ status: 409, code: 'restaurant_limit' })
  expect(decode).not.toHaveBeenCalled()
  await app.platform.db.updateTable('users').set({ restaurants_max: 31 }).where('id', '=', owner.id).execute()
  expect((await createWithLogo()).status).toBe(201)
  expect(decode).toHaveBeenCalledTimes(1)
})

test('ten restaurants created a day; what fails or is repeated does not count', async () => {
  const { app, owner } = await ownerWith(0, { rateLimits: true })
  const key = '01890a5d-ac96-774b-bcce-b302099a8057'
  const first = await create(app, owner, { name: 'Casa', slug: 'primera' }, key)
  for (let time = 0; time < 3; time++)
    expect((await create(app, owner, { name: 'Casa', slug: 'primera' })).code).toBe('slug_exists')
  const answers = await Promise.all(Array.from({ length: 11 }, () => create(app, owner)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(9)
  const refused = answers.find(({ status }) => status !== 201)
  expect(refused).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    message: 'Has creado demasiados restaurantes hoy. Inténtalo mañana.',
  })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await create(app, owner, { name: 'Casa', slug: 'primera' }, key)).text).toBe(first.text)
})
