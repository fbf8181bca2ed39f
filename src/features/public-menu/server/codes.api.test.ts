import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { menuOf, statementsOf } from '#test/menus/public-menus.ts'
import { menuCache } from './cache/menu-cache.ts'

type Code = { _id: string; key: string }

/** Casa Lola, whose croquettes are 9,50 € and on the terrace 10,50 €, with a code of each. */
async function house() {
  const app = await createTestApp()
  const made = await menuOf(app, { supportedLocales: ['es', 'en'] })
  const owner = await app.signIn(made.owner)
  const call = <T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    app.request<T>({ method, path: `/api${path}`, as: owner, ...(body && { body }) })
  const of = `/restaurants/${made.restaurant.id}`
  const terrace = (await call<{ _id: string }>('POST', `${of}/zones`, { names: { es: 'Terraza' } })).data._id
  const add = async (name: string, zoneId?: string) => {
    const { data } = await call<{ codes: Code[] }>('POST', `${of}/codes`, { names: [name], zoneId })
    return data.codes[0] as Code
  }
  const [table, outside] = [await add('Mesa 1'), await add('Terraza 1', terrace)]
  const read = async (query: string) => {
    const { status, text } = await app.request({ path: `/casa-lola${query}` })
    const body = text.slice(text.indexOf('<body')).replace(/"version":\d+/, '')
    return { status, body, text }
  }
  return { app, call, terrace, table, outside, read, ...made }
}

test('a code opens the carta with the prices of its zone, as the zone does, from memory', async () => {
  const { app, read, table, outside } = await house()
  const [base, zone] = [await read(''), await read('?zona=terraza')]
  expect(base.body).not.toBe(zone.body)
  expect((await read(`?q=${table.key}`)).body).toBe(base.body)
  for (const query of [
    `?q=${outside.key}`,
    `?utm=1&q=${outside.key}`,
    `?%71=${outside.key}`,
    `?q=${outside.key}&zona=x`,
  ])
    expect((await read(query)).body, query).toBe(zone.body)
  expect((await read(`?q=${outside.key}&lang=en`)).body).toBe((await read('?lang=en&zona=terraza')).body)
  expect((await read(`?q=${table.key}&zona=terraza`)).body).toBe(zone.body)
  expect(await statementsOf(app, () => app.request({ path: `/casa-lola?q=${outside.key}` }))).toBe(0)
  const kept = [...(app.platform.services.get(menuCache).getFresh('casa-lola')?.pages.keys() ?? [])]
  expect(kept.filter(name => name.startsWith('menu:')).toSorted()).toEqual([
    'menu:en:terraza',
    'menu:es',
    'menu:es:terraza',
  ])
  expect(zone.text).toContain('rel="canonical" href="http://localhost:3000/casa-lola"')
})

test('an unknown code, and what is none, opens the carta; no answer names a code', async () => {
  const { app, read, outside } = await house()
  const base = await read('')
  for (const query of ['zzz', 'e12', '', '__proto__', 'constructor', outside.key.toUpperCase(), `${outside.key}x`])
    expect((await read(`?q=${query}`)).body, query).toBe(base.body)
  expect((await read(`?q=${outside.key}&q=${outside.key}`)).body).toBe(base.body)
  expect((await read(`?q[a]=${outside.key}`)).body).toBe(base.body)
  for (const path of ['/casa-lola?zona=terraza', '/api/public/casa-lola', '/api/public/casa-lola/items'])
    expect((await app.request({ path })).text, path).not.toContain('Terraza 1')
  expect((await app.request({ path: '/api/public/casa-lola' })).text).not.toContain(outside.key)
})

test('what is printed never dies: moved, renamed, retired, taken back, with a former slug', async () => {
  const { call, read, table, outside, terrace, app, restaurant } = await house()
  const [base, zone] = [await read(''), await read('?zona=terraza')]
  const at = `/restaurants/${restaurant.id}/codes`
  await call('PUT', `/codes/${table._id}`, { name: 'Terraza 2', zoneId: terrace })
  expect((await read(`?q=${table.key}`)).body).toBe(zone.body)
  await call('POST', `/codes/${outside._id}/retire`)
  expect((await read(`?q=${outside.key}`)).body).toBe(zone.body)
  await call('PUT', at, { changes: [{ _id: table._id, deleted: true }] })
  expect((await read(`?q=${table.key}`)).body).toBe(zone.body)
  // Read anew from the database, too.
  await call('PUT', `/restaurants/${restaurant.id}`, { currency: 'USD' })
  await call('PUT', `/restaurants/${restaurant.id}`, { currency: 'EUR' })
  for (const { key } of [table, outside]) expect((await read(`?q=${key}`)).body).toBe(zone.body)
  await call('PUT', `/restaurants/${restaurant.id}`, { slug: 'casa-lola-nueva' })
  const moved = await app.request({ path: `/casa-lola?q=${outside.key}` })
  expect([moved.status, moved.headers['location']]).toEqual([308, `/casa-lola-nueva?q=${outside.key}`])
  await call('PUT', `/restaurants/${restaurant.id}`, { slug: 'casa-lola' })
  await call('DELETE', `/zones/${terrace}`)
  const gone = await read(`?q=${outside.key}`)
  expect([gone.status, gone.text.includes('9,50'), gone.text.includes('10,50')]).toEqual([200, true, false])
  expect(base.text).toContain('9,50')
})
