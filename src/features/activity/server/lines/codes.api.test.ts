import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
import type { ActivityEntry } from '../../activity.contract.ts'
import { sentenceText } from '../../activity-words.ts'

test('what becomes of the codes of tables is told in words', async () => {
  const app = await createTestApp({ now: new Date('2026-11-24T10:00:00Z') })
  const carmen = await app.signIn(await app.make.owner({ name: 'Carmen Velasco' }))
  const restaurant = await app.make.restaurant(carmen)
  const zone = await app.make.zone(restaurant, 'Terraza')
  const at = `/restaurants/${restaurant.id}/codes`
  const call = async <T>(method: 'GET' | 'PUT' | 'POST', path: string, body?: object) => {
    app.clock.advance(MINUTE_MS)
    return (await app.request<T>({ method, path: `/api${path}`, as: carmen, ...(body && { body }) })).data
  }
  const { codes } = await call<{ codes: { _id: string }[] }>('POST', at, { prefix: 'Mesa', from: 1, to: 3 })
  const id = codes[0]?._id
  await call('PUT', `/codes/${id}`, { zoneId: zone.id })
  await call('PUT', `/codes/${id}`, { name: 'Rincón', zoneId: null })
  await call('POST', `/codes/${id}/retire`)
  await call('POST', `/codes/${id}/restore`)
  await call('PUT', at, { changes: [{ _id: codes[1]?._id, deleted: true }] })
  const entries = await call<ActivityEntry[]>('GET', `/restaurants/${restaurant.id}/activity`)
  expect(entries.map(entry => sentenceText(entry, 'EUR').replaceAll('\u00a0', ' '))).toEqual([
    'Deshiciste el código Mesa 2',
    'Recuperaste el código Rincón',
    'Retiraste el código Rincón',
    'Cambiaste el nombre del código Rincón: Mesa 1 → Rincón',
    'Cambiaste los precios que enseña el código Mesa 1',
    'Añadiste 3 códigos',
  ])
})
