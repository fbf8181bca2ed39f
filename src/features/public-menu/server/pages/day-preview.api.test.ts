import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'

const TODAY = '2026-11-24'
const courses = [{ names: { es: 'Primeros' }, items: [{ names: { es: 'Lentejas con chorizo' } }] }]

async function house() {
  const app = await createTestApp({ now: new Date(`${TODAY}T10:00:00Z`) })
  const owner = await app.signIn(await app.make.owner())
  const restaurant = await app.make.restaurant(owner)
  const write = (date: string, body: object) =>
    app.request({ method: 'PUT', path: `/api/restaurants/${restaurant.id}/daily-menu/${date}`, as: owner, body })
  const preview = async (date: string, as = owner) =>
    app.request({ method: 'GET', path: `/dashboard/vista-previa/${restaurant.id}?dia=${date}`, as })
  return { app, restaurant, write, preview }
}

const shownIn = (html: string): string =>
  /<section id="menu-del-dia".*?<\/section>/s.exec(html)?.[0].replace(/<[^>]+>/g, ' ') ?? ''

test('the page with a day as it is written, before anybody else can read it; of its own day it says so', async () => {
  const { app, restaurant, write, preview } = await house()
  await write(TODAY, { price: 13.5, courses })
  const { text, headers } = await preview(TODAY)
  expect(shownIn(text)).toMatch(/Menú del día.*13,50.*Hoy, de 13:00 a 16:00.*Lentejas con chorizo/s)
  expect(headers['cache-control']).toContain('no-store')
  const diner = await app.request({ method: 'GET', path: `/${restaurant.slug}` })
  expect(diner.text).not.toContain('Lentejas con chorizo')
  await write('2026-11-25', { price: 14, courses })
  expect(shownIn((await preview('2026-11-25')).text)).toContain('Miércoles 25 de noviembre, de 13:00 a 16:00')
})

test('of an empty day it shows none, whatever diners have today', async () => {
  const { app, write, preview } = await house()
  await write(TODAY, { price: 13.5, courses })
  const { text, status } = await preview('2026-11-25')
  expect([status, text.includes('Lentejas con chorizo')]).toEqual([200, false])
  expect((await preview('no-day')).status).toBe(200)
  const stranger = await app.signIn(await app.make.owner())
  expect((await preview(TODAY, stranger)).status).toBe(404)
})
