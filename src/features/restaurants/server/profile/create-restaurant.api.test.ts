import { describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import type { Restaurant } from '../../restaurants.contract.ts'

const path = '/api/restaurants'

test("a name is enough: the rest gets the dashboard's defaults", async () => {
  const app = await createTestApp()
  const owner = await app.signUp()
  const answer = await app.request<Restaurant>({ method: 'POST', path, as: owner, body: { name: '  Casa Ñoña ' } })
  expect(answer.status).toBe(201)
  expect(answer.data).toMatchObject({
    name: 'Casa Ñoña',
    slug: 'casa-nona',
    description: '',
    defaultLocale: 'es',
    supportedLocales: ['es'],
    translations: {},
    currency: 'EUR',
    timezone: 'Europe/Madrid',
    logoUrl: '',
    theme: { primaryColor: '#c21d03', secondaryColor: '#ffffff', accentColor: '#999999', style: 'classic' },
    address: { street: '', city: '', postalCode: '', country: 'España' },
    contact: { phone: '', email: '' },
    status: 'active',
    readOnly: null,
    menuVisibleUntil: null,
  })
  expect(answer.data.hours.sunday).toEqual([
    { open: '12:00', close: '16:00' },
    { open: '20:00', close: '23:00' },
  ])
  const me = await app.request<{ currentRestaurantId: string; restaurantIds: string[] }>({
    path: '/api/auth/me',
    as: owner,
  })
  expect(me.data).toMatchObject({ currentRestaurantId: answer.data._id, restaurantIds: [answer.data._id] })
  const list = await app.request<Restaurant[]>({ path, as: owner })
  expect(list.data).toEqual([answer.data])
})

test('onboarding sends its own look, hours and language', async () => {
  const app = await createTestApp()
  const owner = await app.signUp()
  const hours = { monday: [{ open: '20:00', close: '23:30' }] }
  const body = {
    name: 'Café',
    slug: 'Mi Café',
    defaultLocale: 'pt',
    theme: { style: 'modern' },
    hours,
    description: 'Olá',
  }
  const { data } = await app.request<Restaurant>({ method: 'POST', path, as: owner, body })
  expect(data).toMatchObject({
    slug: 'mi-cafe',
    defaultLocale: 'pt',
    supportedLocales: ['pt'],
    description: 'Olá',
    translations: { pt: { description: 'Olá' } },
  })
  expect(data.theme.style).toBe('modern')
  expect(data.hours.monday).toEqual(hours.monday)
  expect(data.hours.tuesday).toHaveLength(2)
})

test('fields that cannot be set are ignored', async () => {
  const app = await createTestApp()
  const owner = await app.signUp()
  const forged = {
    _id: '018f0000-0000-7000-8000-000000000000',
    ownerId: owner.id,
    status: 'inactive',
    inactiveSince: '2020-01-01T00:00:00.000Z',
    createdAt: '2001-01-01T00:00:00.000Z',
    logoUrl: 'https://elsewhere.example/x.png',
    tier: 'premium',
  }
  const { data } = await app.request<Restaurant>({ method: 'POST', path, as: owner, body: { name: 'Casa', ...forged } })
  expect(data._id).not.toBe(forged._id)
  expect(data).toMatchObject({ status: 'active', logoUrl: '' })
  expect(data.createdAt).toBe(app.clock.now().toISOString())
})

describe('refused bodies name the field and the exact text', () => {
  test.each([
    [{}, 'name', 'El nombre del restaurante es obligatorio'],
    [{ name: ' ' }, 'name', 'El nombre del restaurante es obligatorio'],
    [{ name: 'A' }, 'name', 'El nombre debe tener al menos 2 caracteres'],
    [{ name: 'x'.repeat(51) }, 'name', 'El nombre no puede exceder los 50 caracteres'],
    [{ name: 'Casa', slug: '!!!' }, 'slug', 'El slug solo puede contener letras minúsculas, números y guiones.'],
    [{ name: 'Casa', slug: 'ñ' }, 'slug', 'El slug solo puede contener letras minúsculas, números y guiones.'],
    [{ name: 'Casa', timezone: 'Mars/Base' }, 'timezone', 'Elige una zona horaria de la lista.'],
    [
      {
        name: 'Casa',
        hours: {
          monday: [
            { open: '10:00', close: '14:00' },
            { open: '13:00', close: '15:00' },
          ],
        },
      },
      'hours.monday.1',
      'Este tramo se solapa con otro del mismo día.',
    ],
  ])('%j', async (body, field, text) => {
    const app = await createTestApp()
    const owner = await app.signUp()
    const answer = await app.request({ method: 'POST', path, as: owner, body })
    expect(answer.status).toBe(400)
    expect(answer.message).toBe(text)
    expect(answer.errors).toEqual({ [field]: text })
  })

  test('U+0000 and lone surrogates never reach the database', async () => {
    const app = await createTestApp()
    const owner = await app.signUp()
    for (const name of ['Ca\u0000sa', 'Ca\ud800sa', 'Ca\u0007sa']) {
      const answer = await app.request({ method: 'POST', path, as: owner, body: JSON.stringify({ name }) })
      expect(answer.status).toBe(400)
    }
    const inField = await app.request({
      method: 'POST',
      path,
      as: owner,
      multipart: { fields: { name: 'Casa', address: '{"street":"a\\u0000b"}' } },
    })
    expect(inField.status).toBe(400)
    expect((await app.request<[]>({ path, as: owner })).data).toEqual([])
  })
})

describe('the plan', () => {
  test('ten parallel creations with a limit of one create exactly one', async () => {
    const app = await createTestApp()
    const owner = await app.signUp()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        app.request({ method: 'POST', path, as: owner, body: { name: `Casa ${number}` } }),
      ),
    )
    expect(answers.filter(answer => answer.status === 201)).toHaveLength(1)
    const refused = answers.filter(answer => answer.status !== 201)
    expect(refused.map(answer => [answer.status, answer.code])).toEqual(Array(9).fill([403, 'restaurant_limit']))
    expect(refused[0]?.message).toContain('limit')
    expect((await app.request<[]>({ path, as: owner })).data).toHaveLength(1)
  })

  test.each([
    ['basic', 1],
    ['pro', 2],
  ] as const)('%s allows %i', async (tier, allowed) => {
    const app = await createTestApp()
    const owner = await app.signIn(await app.make.owner({ plan: { tier } }))
    const create = () => app.request({ method: 'POST', path, as: owner, body: { name: 'Casa' } })
    for (let made = 0; made < allowed; made++) expect((await create()).status).toBe(201)
    expect((await create()).code).toBe('restaurant_limit')
  })

  test('premium and admins are not limited', async () => {
    const app = await createTestApp()
    const people = [await app.make.owner({ plan: { tier: 'premium' } }), await app.make.admin()]
    for (const person of people) {
      const as = await app.signIn(person)
      for (let made = 0; made < 4; made++) {
        const answer = await app.request<Restaurant>({ method: 'POST', path, as, body: { name: 'Casa' } })
        expect(answer.status).toBe(201)
        expect(answer.data.status).toBe('active')
      }
    }
  })

  test('an ended plan is refused before the limit, after the body', async () => {
    const app = await createTestApp()
    const person = await app.make.owner()
    await app.make.restaurant(person)
    await app.make.lapsedTrial(person.id)
    const owner = await app.signIn(person)
    const create = (body: object) => app.request({ method: 'POST', path, as: owner, body })
    expect(await create({ name: 'Otra' })).toMatchObject({ status: 403, code: 'trial_expired' })
    expect(await create({ name: 'O' })).toMatchObject({ status: 400 })
    expect(await create({ name: 'Otra', slug: '!' })).toMatchObject({ status: 400 })
    await app.make.lapsedSubscription(person.id)
    expect(await create({ name: 'Otra' })).toMatchObject({ status: 403, code: 'subscription_ended' })
  })
})

test('workers and strangers create nothing', async () => {
  const app = await createTestApp()
  const worker = await app.signIn(await app.make.worker([await app.make.restaurant(await app.make.owner())]))
  expect(await app.request({ method: 'POST', path, as: worker, body: {} })).toMatchObject({ status: 403 })
  expect(await app.request({ method: 'POST', path, body: { name: 'Casa' } })).toMatchObject({ status: 401 })
})
