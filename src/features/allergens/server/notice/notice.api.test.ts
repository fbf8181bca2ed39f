import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
import type { AllergenNotice } from '../../allergens.contract.ts'

async function house() {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const restaurant = await app.make.restaurant(owner, { supportedLocales: ['es', 'en'] })
  const as = await app.signIn(owner)
  const path = `/api/restaurants/${restaurant.id}/allergen-notice`
  const put = (body: object, headers: Record<string, string> = {}) =>
    app.request<AllergenNotice>({ method: 'PUT', path, as, body, headers })
  const read = async () => (await app.request<AllergenNotice>({ path, as })).data
  const shown = async () =>
    (await app.request<Record<string, unknown>>({ path: `/api/public/${restaurant.slug}` })).data
  return { app, owner, restaurant, as, put, read, shown }
}

test('the sentence of the kitchen reaches diners, by language; one that is taken away is gone', async () => {
  const { put, read, shown } = await house()
  expect(await read()).toMatchObject({ notice: {}, dietsComplete: [] })
  expect(await shown()).not.toHaveProperty('allergenNotice')
  await put({ notice: { es: 'Se usa harina.', en: 'Flour is used.' } })
  await put({ notice: { en: 'We use flour.' } })
  expect((await shown())['allergenNotice']).toEqual({ es: 'Se usa harina.', en: 'We use flour.' })
  await put({ notice: { es: '', en: '' } })
  expect(await shown()).not.toHaveProperty('allergenNotice')
  expect((await put({ notice: { es: 'x'.repeat(201) } })).status).toBe(400)
})

test('a diet is complete since it was said, and saying the same again covers no newer dish', async () => {
  const { app, put, shown } = await house()
  const first = app.clock.now().toISOString()
  expect((await put({ dietsComplete: ['vegetarian', 'vegan'] })).data.dietsComplete).toEqual(['vegan', 'vegetarian'])
  app.clock.advance(MINUTE_MS)
  await put({ dietsComplete: ['vegetarian', 'halal'] })
  expect((await shown())['dietsComplete']).toEqual({ vegetarian: first, halal: app.clock.now().toISOString() })
  await put({ dietsComplete: [] })
  expect(await shown()).not.toHaveProperty('dietsComplete')
  expect((await put({ dietsComplete: ['kosher'] })).status).toBe(400)
})

test('two who change it are told of each other', async () => {
  const { put, read } = await house()
  const { updatedAt } = await read()
  expect((await put({ notice: { es: 'Se usa harina.' } }, { 'if-match': updatedAt })).status).toBe(200)
  const late = await put({ notice: { es: 'Otra cosa' } }, { 'if-match': updatedAt })
  expect(late.status).toBe(412)
  expect((await read()).notice).toEqual({ es: 'Se usa harina.' })
})
