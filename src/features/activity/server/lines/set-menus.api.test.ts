import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
import type { ActivityEntry } from '../../activity.contract.ts'
import { sentenceText } from '../../activity-words.ts'

const TODAY = '2026-11-24'
const items = (...names: string[]) => names.map(es => ({ names: { es } }))
const courses = [
  { names: { es: 'Primeros' }, items: items('Lentejas') },
  { names: { es: 'Segundos' }, items: items('Pollo al ajillo') },
]

/** Carmen's house on a Tuesday at 11:00; each call is a minute after the one before. */
async function house() {
  const app = await createTestApp({ now: new Date(`${TODAY}T10:00:00Z`) })
  const carmen = await app.signIn(await app.make.owner({ name: 'Carmen Velasco' }))
  const restaurant = await app.make.restaurant(carmen)
  const call = async <T = { _id: string; courses: { items: { _id: string }[] }[] }>(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ) => {
    app.clock.advance(MINUTE_MS)
    return (await app.request<T>({ method, path: `/api${path}`, as: carmen, ...(body && { body }) })).data
  }
  const said = async () =>
    (await call<ActivityEntry[]>('GET', `/restaurants/${restaurant.id}/activity`)).map(entry =>
      sentenceText(entry, 'EUR').replaceAll('\u00a0', ' '),
    )
  return { call, said, at: `/restaurants/${restaurant.id}` }
}

test('what becomes of a day of the menu is told in words', async () => {
  const { call, said, at } = await house()
  const day = `${at}/daily-menu/${TODAY}`
  await call('PUT', `${at}/daily-menu`, { slots: [{ open: '13:00', close: '16:30' }] })
  await call('PUT', day, { price: 13.5, courses })
  const published = await call('POST', `${day}/publish`)
  const [, main] = published.courses
  const [chicken] = main?.items ?? []
  await call('PUT', `${day}/availability`, { items: [{ _id: chicken?._id, available: false }] })
  await call('PUT', `${day}/availability`, { items: [{ _id: chicken?._id, available: true }] })
  await call('PUT', `${day}/availability`, { soldOut: true })
  await call('PUT', `${day}/availability`, { soldOut: false })
  await call('DELETE', day)
  expect(await said()).toEqual([
    'Quitaste el menú del 24 de noviembre',
    'Volviste a servir el menú del 24 de noviembre',
    'Marcaste el menú del 24 de noviembre como agotado',
    'Marcaste Pollo al ajillo como disponible en el menú',
    'Marcaste Pollo al ajillo como agotado en el menú',
    expect.stringMatching(/^Publicaste el menú del 24 de noviembre/),
    expect.stringMatching(/^Escribiste el menú del 24 de noviembre: .*Lentejas, Pollo al ajillo · 13,50/),
    'Cambiaste cuándo se sirve el menú del día: L M X J V · 13:00–16:00 → L M X J V · 13:00–16:30',
  ])
})

test('what becomes of another menu is told in words', async () => {
  const { call, said, at } = await house()
  const body = { names: { es: 'Menú infantil' }, price: 9.5, courses, published: true }
  const { _id } = await call('POST', `${at}/set-menus`, body)
  await call('PUT', `/set-menus/${_id}`, { price: 10 })
  await call('PUT', `/set-menus/${_id}`, { published: false })
  await call('PUT', `/set-menus/${_id}`, { published: true })
  await call('DELETE', `/set-menus/${_id}`)
  expect(await said()).toEqual([
    'Eliminaste Menú infantil',
    'Publicaste Menú infantil',
    'Dejaste de publicar Menú infantil',
    'Cambiaste Menú infantil: Lentejas, Pollo al ajillo · 9,50 → Lentejas, Pollo al ajillo · 10,00',
    expect.stringMatching(/^Añadiste Menú infantil/),
  ])
})
