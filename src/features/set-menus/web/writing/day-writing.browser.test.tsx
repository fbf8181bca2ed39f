import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { showDailyMenu } from '#test/browser/daily-menu.tsx'
import { answer, releaseCalls, sentCalls, sentHeaders } from '#test/browser/server.ts'
import { answerDays, sampleItem, WRITTEN, writtenDay } from '#test/browser/set-menus.ts'
import { stopDate } from '#test/browser/steps.ts'

const TODAY = '2026-11-24'
const DAY = writtenDay(TODAY)
const LATER = '2026-11-24T10:19:00.000Z'
const WRITE = 'PUT /restaurants/*/daily-menu/*'
const PUBLISH = 'POST /restaurants/*/daily-menu/*/publish'

beforeEach(() => {
  forgetConnection()
  localStorage.clear()
  stopDate('2026-11-24T11:20:00+01:00')
})

const price = page.getByLabelText('Precio por persona')
const publish = page.getByRole('button', { name: 'Publicar', exact: true })
const another = page.getByRole('textbox', { name: 'Otro plato en Primeros' })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const writes = async () => (await sentCalls()).filter(({ method }) => method === 'PUT')
const publishes = async () => (await sentCalls()).filter(({ method }) => method === 'POST')
type Sent = { price: number; courses: { items: { names: { es: string } }[] }[] }
const dishesIn = (body: unknown) => (body as Sent).courses.flatMap(({ items }) => items.map(({ names }) => names.es))

/** As the server stores what was sent. */
const stored = (courses = WRITTEN, changes = {}) => writtenDay(TODAY, { courses, updatedAt: LATER, ...changes })
const withFish = [{ ...WRITTEN[0]!, items: [...WRITTEN[0]!.items, sampleItem('Dorada')] }, ...WRITTEN.slice(1)]

test('it saves itself a moment after it was written', async () => {
  await answerDays([DAY])
  await answer(WRITE, { data: stored(WRITTEN, { price: 14 }) })
  await showDailyMenu()
  await price.fill('14')
  await expect.poll(async () => (await writes()).length).toBe(1)
  expect((await writes())[0]?.body).toMatchObject({ price: 14 })
  expect((await sentHeaders()).findLast(({ ifMatch }) => ifMatch)?.ifMatch).toBe(`"${DAY.updatedAt}"`)
  await expect.poll(() => localStorage.length).toBe(0)
})

test('a save that fails is told, and what is written stays, here and for the next time', async () => {
  await answerDays([DAY])
  await answer(WRITE, { status: 500, message: 'Algo ha fallado.' })
  const screen = await showDailyMenu()
  await price.fill('14')
  await expect.element(page.getByText(/^No se pudo guardar el menú/)).toBeVisible()
  await expect.element(price).toHaveValue('14')
  await screen.unmount()
  await expect.poll(async () => (await writes()).length).toBe(2)
  await answer(WRITE, { data: stored(WRITTEN, { price: 14 }) })
  await showDailyMenu()
  await expect.element(price).toHaveValue('14')
  await expect.poll(() => localStorage.length).toBe(0)
  expect((await writes()).at(-1)?.body).toMatchObject({ price: 14 })
})

test('a dish that has left the carta meanwhile stays in the menu as a text', async () => {
  const ofCarta = [{ ...WRITTEN[0]!, items: [sampleItem('Salmorejo', { dishId: 'd1' })] }, ...WRITTEN.slice(1)]
  await answerDays([writtenDay(TODAY, { courses: ofCarta })])
  await answer(WRITE, {
    status: 400,
    message: 'Revisa los datos.',
    errors: { 'courses.0.items.0.dishId': 'Ese plato ya no está en la carta.' },
  })
  await showDailyMenu()
  await price.fill('14')
  await expect.poll(async () => (await writes()).length).toBe(1)
  await answer(WRITE, { data: stored(WRITTEN, { price: 14 }) })
  await expect.poll(async () => (await writes()).length).toBe(2)
  expect((await writes())[0]?.body).toMatchObject({ courses: [{ items: [{ dishId: 'd1' }] }, {}, {}] })
  expect((await writes())[1]?.body).toMatchObject({ courses: [{ items: [{ dishId: null }] }, {}, {}] })
})

test('what is typed while it is being stored is published too', async () => {
  await answerDays([DAY])
  await answer(WRITE, { data: stored(WRITTEN, { price: 14 }), delayed: true })
  await answer(PUBLISH, { data: stored(WRITTEN, { price: 15, state: 'published' }) })
  await showDailyMenu()
  await price.fill('14')
  await expect.poll(async () => (await writes()).length).toBe(1)
  await price.fill('15')
  await publish.click()
  await answer(WRITE, { data: stored(WRITTEN, { price: 15 }) })
  await releaseCalls()
  await expect.element(page.getByText('Se verá hoy de 13:00 a 16:00, arriba en tu carta.')).toBeVisible()
  const sent = (await sentCalls()).filter(({ method }) => method !== 'GET')
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'POST'])
  expect(sent[1]?.body).toMatchObject({ price: 15 })
})

test('tapped twice, and with the keys, it goes out once', async () => {
  await answerDays([DAY])
  await answer(PUBLISH, { data: stored(WRITTEN, { state: 'published' }), delayed: true })
  await showDailyMenu()
  await expect.element(publish).toBeVisible()
  const button = publish.element() as HTMLButtonElement
  button.click()
  button.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(async () => (await publishes()).length).toBe(1)
  await releaseCalls()
  await expect.element(page.getByRole('link', { name: 'Compartir por WhatsApp' })).toHaveFocus()
  expect(await publishes()).toHaveLength(1)
})

test('without a connection it stays on the phone, and is stored and published once when that is back', async () => {
  await answerDays([DAY])
  await disconnect()
  await answer(WRITE, 'lost')
  await showDailyMenu()
  await price.fill('14')
  await expect.element(page.getByText('Guardado en este móvil')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar cuando vuelva' }).click()
  await expect.element(page.getByText('Se publicará cuando vuelva la conexión.')).toBeVisible()
  const published = stored(WRITTEN, { price: 14, state: 'published' })
  await answer(PUBLISH, { data: published })
  // What was loaded is read again when the connection is back.
  await answerDays([published])
  // The last: any other answer tells the page that there is a connection, and what waits goes out at once.
  await answer(WRITE, { data: stored(WRITTEN, { price: 14 }) })
  await reconnect()
  await expect.element(page.getByText('Se verá hoy de 13:00 a 16:00, arriba en tu carta.')).toBeVisible()
  await expect.poll(async () => (await publishes()).length).toBe(1)
  await expect.poll(() => localStorage.length).toBe(0)
})

test('the screen was closed before an empty day was stored: it opens as it was written', async () => {
  await answerDays([writtenDay('2026-11-23', { state: 'ended' })])
  await answer(WRITE, { status: 500, message: 'Algo ha fallado.' })
  const screen = await showDailyMenu()
  await page.getByRole('button', { name: /^Escribirlo entero/ }).click()
  await another.fill('Dorada')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => localStorage.length).toBe(1)
  await screen.unmount()
  await showDailyMenu()
  await expect.element(field('Dorada')).toBeVisible()
})

const THEIRS = stored([WRITTEN[0]!, { ...WRITTEN[1]!, items: [WRITTEN[1]!.items[0]!] }, WRITTEN[2]!], { price: 14 })
const notice = page.getByRole('status').filter({ hasText: 'Alguien lo ha cambiado mientras tanto.' })

async function collide() {
  await answerDays([DAY])
  const mine = stored(withFish, { price: 14, updatedAt: '2026-11-24T10:21:00.000Z' })
  await answer(WRITE, { data: mine, moved: { current: THEIRS, changedBy: 'Luis' } })
  await showDailyMenu()
  await another.fill('Dorada')
  await userEvent.keyboard('{Enter}')
  await expect.element(notice).toBeVisible()
}

test('two write the same: the sheet says what the other one did, and what is kept is theirs, with a way back', async () => {
  await collide()
  const told = notice.element().textContent.replaceAll('\u00a0', ' ')
  expect(told).toContain('Luis quitó «Carrilleras» y puso 14,00 € hace 1 min.')
  expect(page.getByRole('alertdialog').elements()).toEqual([])
  await expect.element(field('Dorada')).toBeVisible()
  await page.getByRole('button', { name: 'Dejar lo suyo' }).click()
  await expect.element(field('Dorada')).not.toBeInTheDocument()
  await expect.element(price).toHaveValue('14,00')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(field('Dorada')).toBeVisible()
})

test('two write the same: what is kept is mine, over theirs, whose price stays', async () => {
  await collide()
  await page.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.poll(async () => dishesIn((await writes()).at(-1)?.body)).toContain('Carrilleras')
  expect((await writes()).at(-1)?.body).not.toHaveProperty('price')
  await expect.element(price).toHaveValue('14,00')
})

test('what only the other one changed is taken over without a question, and not written back', async () => {
  await answerDays([DAY])
  await answer(WRITE, {
    data: stored(withFish, { price: 14 }),
    moved: { current: stored(WRITTEN, { price: 14 }), changedBy: 'Luis' },
  })
  await showDailyMenu()
  await another.fill('Dorada')
  await userEvent.keyboard('{Enter}')
  await expect.element(price).toHaveValue('14,00')
  expect((await writes()).at(-1)?.body).not.toHaveProperty('price')
  expect(notice.elements()).toEqual([])
})

test('the day has ended meanwhile: what was written goes into the next one', async () => {
  await answerDays([DAY])
  const ended = 'El menú de hoy ya ha terminado. Lo guardamos para otro día.'
  await answer(`PUT /restaurants/*/daily-menu/${TODAY}`, { status: 409, code: 'menu_ended', message: ended })
  await answer('PUT /restaurants/*/daily-menu/2026-11-25', { data: writtenDay('2026-11-25', { courses: withFish }) })
  await showDailyMenu()
  await another.fill('Dorada')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(ended)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Miércoles 25 de noviembre' })).toBeVisible()
  await expect.element(field('Dorada')).toBeVisible()
  vi.useRealTimers()
})
