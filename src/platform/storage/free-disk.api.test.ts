import disk from 'node:fs/promises'
import type { StatsFs } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makesDataGrow } from '#shared/endpoint.ts'
import { createTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import { dateAfter, mondayOf } from '#test/menus/dates.ts'
import { paperSheet } from '#test/menus/paper.ts'

const HOURS = { open: '9:00', close: '12:00' }

test('under the floor of free disk nothing new is taken; what corrects and deletes goes on', async () => {
  const app = await createTestApp()
  const user = await app.make.owner()
  const owner = await app.signIn(user)
  const restaurant = await app.make.restaurant(user)
  const category = await app.make.category(restaurant)
  const dish = await app.make.dish(category, { name: 'Pulpo', price: '8.50' })
  const blocks = { bavail: 240_000, bsize: 4096 } as StatsFs
  const statfs = vi.spyOn(disk, 'statfs').mockResolvedValue(blocks)
  onTestFinished(() => statfs.mockRestore())
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    app.request({ method, path: `/api${path}`, as: owner, ...(body && { body }) })
  const names = { translations: { es: { name: 'Nuevo' } } }
  const person = { name: 'Ana', email: 'ana@ejemplo.com', password: PASSWORD }
  const days = `/restaurants/${restaurant.id}/daily-menu`
  const today = app.clock.now().toISOString().slice(0, 10)
  const [tomorrow, monday] = [dateAfter(today, 1), mondayOf(today)]
  const growing = [
    () => send('POST', '/auth/register', person),
    () => send('POST', '/restaurants', { name: 'Casa Nueva' }),
    () => send('POST', `/restaurants/${restaurant.id}/categories`, names),
    () => send('POST', `/categories/${category.id}/items`, names),
    () => send('POST', `/menu/items/${dish.id}/duplicate`),
    () => send('POST', '/team/invite', { ...person, restaurantIds: [restaurant.id] }),
    () => send('POST', '/support/tickets', { email: user.email, subject: 'Hola', message: 'No va' }),
    () => send('POST', '/contact', { name: 'Ana', email: 'ana@ejemplo.com', message: 'Hola' }),
    () => send('POST', `/public/${restaurant.slug}/abuse`, { reason: 'wrong', text: 'No es su carta' }),
    () => send('POST', `/public/${restaurant.slug}/dishes/${dish.id}/reports`, { allergens: ['nuts'] }),
    () => send('POST', `/public/${restaurant.slug}/set-menu-items/${dish.id}/reports`, { allergens: ['nuts'] }),
    () => send('POST', `/restaurants/${restaurant.id}/price-labels`, { names: { es: 'Bandeja' } }),
    () => send('POST', `/restaurants/${restaurant.id}/zones`, { names: { es: 'Terraza' } }),
    () => send('POST', `/restaurants/${restaurant.id}/codes`, { names: ['Mesa 1'] }),
    () => send('POST', `/restaurants/${restaurant.id}/special-days`, { from: '2030-01-01', closed: true }),
    () => send('POST', '/team/roles', { name: 'Barra', rights: [] }),
    () => send('POST', `/restaurants/${restaurant.id}/schedules`, { name: 'Desayunos', slots: [HOURS] }),
    () => send('POST', `/restaurants/${restaurant.id}/scheduled-changes`, {}),
    () => send('POST', `/restaurants/${restaurant.id}/set-menus`, { names: { es: 'Menú infantil' } }),
    () => send('PUT', `${days}/${tomorrow}`, { price: 14 }),
    () => send('POST', `${days}/${tomorrow}/copy`, { from: today }),
    () => send('POST', `${days}/copy-week`, { from: monday, to: dateAfter(monday, 7) }),
    () => send('POST', `/restaurants/${restaurant.id}/copy`, { from: restaurant.id, categoryIds: [category.id] }),
    () => send('POST', `/restaurants/${restaurant.id}/import`, { text: 'Flan 4,50' }),
    () => send('POST', `/restaurants/${restaurant.id}/import/apply`, { doubts: 'asIs' }),
    () => send('POST', `/restaurants/${restaurant.id}/paper/editions`, paperSheet()),
    () => send('POST', `/restaurants/${restaurant.id}/paper/stickers`, { from: 1, copies: 1 }),
  ]
  expect(app.router.endpoints.filter(makesDataGrow)).toHaveLength(growing.length)
  for (const each of growing) {
    const { status, code, headers } = await each()
    expect([status, code, headers['retry-after']]).toEqual([503, 'unavailable', '600'])
  }
  const { status } = await send('PUT', `/menu/items/${dish.id}`, { price: 9, allergens: ['molluscs'] })
  expect(status).toBe(200)
  expect((await send('POST', '/auth/login', { email: user.email, password: PASSWORD })).status).toBe(200)
  const path = `/api/menu/items/${dish.id}`
  expect((await app.request({ method: 'DELETE', path, as: await app.signIn(user) })).status).toBe(200)
  statfs.mockResolvedValue({ ...blocks, bavail: 250_000 })
  const made = { method: 'POST', path: `/api/categories/${category.id}/items`, body: names } as const
  expect((await app.request({ ...made, as: await app.signIn(user) })).status).toBe(201)
})
