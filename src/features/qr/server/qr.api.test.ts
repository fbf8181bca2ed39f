import { expect, test } from 'vitest'
import { drawPicture } from '#test/pictures.ts'
import { qrSvg } from './qr-svg.ts'
import { createTestApp } from '#test/app.ts'

async function world() {
  const app = await createTestApp()
  const user = await app.make.owner()
  const restaurant = await app.make.restaurant(user, { slug: 'casa-lola', name: 'Casa Lola' })
  const path = `/api/restaurants/${restaurant.id}/qr`
  return { app, user, restaurant, path, owner: await app.signIn(user) }
}

test('the files come with their type and name', async () => {
  const { app, path, owner } = await world()
  for (const [query, type, name] of [
    ['', 'image/svg+xml; charset=utf-8', 'qr-casa-lola.svg'],
    ['?format=svg', 'image/svg+xml; charset=utf-8', 'qr-casa-lola.svg'],
    ['?format=svg&print=sticker', 'image/svg+xml; charset=utf-8', 'qr-casa-lola.svg'],
    ['?format=pdf', 'application/pdf', 'qr-casa-lola-cartel.pdf'],
    ['?format=pdf&print=tent', 'application/pdf', 'qr-casa-lola-cartel.pdf'],
    ['?format=pdf&print=cards', 'application/pdf', 'qr-casa-lola-tarjetas.pdf'],
    ['?format=pdf&print=sticker', 'application/pdf', 'qr-casa-lola-pegatina.pdf'],
  ]) {
    const answer = await app.request({ path: `${path}${query}`, as: owner })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename=${name}`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text.startsWith(type?.startsWith('image') ? '<svg' : '%PDF')).toBe(true)
  }
})

test('the code of a zone opens its prices and names it on paper; one of another house is not there', async () => {
  const { app, path, owner, user, restaurant } = await world()
  const terrace = await app.make.zone(restaurant, 'Terraza')
  const other = await app.make.zone(await app.make.restaurant(user))
  const get = (query: string) => app.request({ path: `${path}?${query}`, as: owner })
  const code = await get(`zone=${terrace.id}`)
  expect(code.headers['content-disposition']).toBe('attachment; filename=qr-casa-lola-terraza.svg')
  expect(code.text).toBe(qrSvg('http://localhost:3000/casa-lola?zona=terraza'))
  for (const print of ['tent', 'cards', 'sticker']) {
    const [inZone, base] = [await get(`print=${print}&zone=${terrace.id}`), await get(`print=${print}`)]
    expect([inZone.status, inZone.text === base.text]).toEqual([200, false])
  }
  const pdf = await get(`format=pdf&zone=${terrace.id.toUpperCase()}`)
  expect(pdf.headers['content-disposition']).toBe('attachment; filename=qr-casa-lola-terraza-cartel.pdf')
  for (const zone of [other.id, restaurant.id, 'terraza', ''])
    expect((await get(`zone=${zone}`)).status, zone).toBe(404)
  await app.request({ method: 'DELETE', path: `/api/zones/${terrace.id}`, as: owner })
  expect((await get(`zone=${terrace.id}`)).status).toBe(404)
})

test('an unknown format or print is refused', async () => {
  const { app, path, owner } = await world()
  for (const query of ['?format=png', '?format=pdf&print=poster', '?format=svg&format=pdf']) {
    const answer = await app.request({ path: `${path}${query}`, as: owner })
    expect([answer.status, answer.code]).toEqual([400, 'validation'])
  }
})

test('people of the restaurant and admins get it, others do not; also with an ended plan', async () => {
  const { app, path, user, owner, restaurant } = await world()
  await app.make.lapsedTrial(user.id)
  const worker = await app.signIn(await app.make.worker([restaurant]))
  const admin = await app.signIn(await app.make.admin())
  for (const as of [owner, worker, admin]) expect((await app.request({ path, as })).status).toBe(200)
  const stranger = await app.signIn(await app.make.owner())
  expect((await app.request({ path, as: stranger })).status).toBe(404)
  expect((await app.request({ path: '/api/restaurants/x/qr', as: owner })).status).toBe(404)
  expect((await app.request({ path })).status).toBe(401)
  expect((await app.request({ path: `${path}?format=png`, as: stranger })).status).toBe(404)
})

test('the phrase of one’s own and the languages are on the sheet; a wrong one is refused in Spanish', async () => {
  const { app, path, owner } = await world()
  const sheet = async (query: string) =>
    (await app.request({ path: `${path}?format=svg&print=tent${query}`, as: owner })).text
  const usual = await sheet('')
  expect(await sheet('&locales=pt,es,en')).toBe(usual)
  expect(await sheet('&phrase=%20')).toBe(usual)
  const [spanish, own] = [await sheet('&locales=es'), await sheet('&phrase=Mira%20la%20carta')]
  expect(new Set([usual, spanish, own]).size).toBe(3)
  expect(await sheet('&phrase=Mira%20la%20carta&locales=en')).toBe(own)
  expect(await sheet(`&phrase=${'ñ'.repeat(80)}`)).toContain('<svg')
  for (const [query, field, text] of [
    [`phrase=${'ñ'.repeat(81)}`, 'phrase', 'La frase puede tener como máximo 80 caracteres.'],
    ['phrase=Hola%0Aamigos', 'phrase', 'Escribe la frase en una sola línea.'],
    ['locales=', 'locales', 'Elige al menos un idioma entre español, inglés y portugués.'],
    ['locales=es,fr', 'locales', 'Elige al menos un idioma entre español, inglés y portugués.'],
  ] as const) {
    const answer = await app.request({ path: `${path}?format=pdf&${query}`, as: owner })
    expect([answer.status, answer.errors]).toEqual([400, { [field]: text }])
  }
})

test('the logo is printed, and a sheet comes without it when its file is gone', async () => {
  const { app, path, owner, restaurant } = await world()
  const logo = { field: 'logo', name: 'l.png', content: await drawPicture({ width: 400, height: 400 }) }
  await app.request({ method: 'PUT', path: `/api/restaurants/${restaurant.id}`, as: owner, multipart: { file: logo } })
  const sheet = () => app.request({ path: `${path}?format=svg&print=sticker`, as: owner })
  expect((await sheet()).text).toContain('href="data:image/png;base64,')
  for (const key of await app.files()) await app.platform.storage.in('images/').delete(key)
  const without = await sheet()
  expect([without.status, without.text.includes('data:image/png')]).toEqual([200, false])
})
