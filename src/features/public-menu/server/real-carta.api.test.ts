import { expect, test } from 'vitest'
import { STYLES } from '#features/theme/theme.contract.ts'
import { createTestApp } from '#test/app.ts'
import { dressRestaurant, REAL_CARTA } from '#test/real-carta/real-carta.ts'
import { realCarta } from '#test/real-carta/in-app.ts'

const HTML_MAX_BYTES = 14_000

test('the page of 38 dishes in three languages, half of them with a photo, fits in 14 KB in each look', async () => {
  const app = await createTestApp()
  const { restaurant, send } = await realCarta(app)
  const count = REAL_CARTA.flatMap(({ dishes }) => dishes).length
  expect(count).toBe(38)
  for (const style of STYLES) {
    await dressRestaurant(send, restaurant.id, { style, logo: 'none' })
    const { slug } = restaurant
    const page = await app.request({ path: `/${slug}`, headers: { 'accept-encoding': 'br' } })
    expect(page.headers['content-encoding']).toBe('br')
    expect(page.bytes.length, style).toBeLessThanOrEqual(HTML_MAX_BYTES)
  }
})
