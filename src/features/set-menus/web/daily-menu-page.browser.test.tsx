import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RIGHTS } from '#features/identity/rights.rules.ts'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { showDailyMenu } from '#test/browser/daily-menu.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { answerDays, sampleDay, WRITTEN, writtenDay } from '#test/browser/set-menus.ts'
import { stopDate } from '#test/browser/steps.ts'
import { withSoldOut } from '../daily/sold-out.ts'

const TODAY = '2026-11-24'
const LAST_WEEK = '2026-11-17'

beforeEach(() => {
  forgetConnection()
  localStorage.clear()
  stopDate('2026-11-24T11:20:00+01:00')
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const badge = (text: string) => page.getByText(text, { exact: true })

test('a house that never wrote one reads what it is for, and begins', async () => {
  await answerDays([])
  await showDailyMenu()
  await expect.element(page.getByRole('heading', { name: 'El menú de cada día, en un minuto' })).toBeVisible()
  await button('Escribir el de hoy').click()
  await expect.element(field('Otro plato en Primeros')).toBeVisible()
  await expect.element(badge('Vacío')).toBeVisible()
})

test('an empty day offers the last ones, and what is written from nothing begins at the last price', async () => {
  await answerDays([writtenDay(LAST_WEEK, { state: 'ended' }), writtenDay('2026-11-23', { state: 'ended' })])
  await showDailyMenu()
  await expect.element(page.getByText('¿Qué hay hoy?')).toBeVisible()
  await expect.element(button(/^Repetir el del martes pasado/)).toBeVisible()
  await expect.element(button(/^Repetir el de ayer/)).toBeVisible()
  await button(/^Escribirlo entero/).click()
  await expect.element(page.getByLabelText('Precio por persona')).toHaveValue('13,50')
})

test('a draft: its dishes as lines, when it will be seen, and what is missing before it goes out', async () => {
  const [first, ...others] = WRITTEN
  const undeclared = { ...first!, items: first!.items.map(item => ({ ...item, allergensDeclared: false })) }
  await answerDays([writtenDay(TODAY, { courses: [undeclared, ...others], price: 0 })])
  await showDailyMenu()
  await expect.element(badge('Borrador')).toBeVisible()
  await expect.element(page.getByText('2 platos sin declarar alérgenos. Se publica así, y se dice.')).toBeVisible()
  await button('Publicar').click()
  await expect.element(page.getByText('Pon el precio por persona.')).toBeVisible()
  await expect.element(page.getByLabelText('Precio por persona')).toHaveFocus()
  expect((await sentCalls()).filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a prepared one says when it goes out by itself', async () => {
  await answerDays([writtenDay(TODAY, { state: 'prepared' })])
  await showDailyMenu()
  await expect.element(badge('Preparado').first()).toBeVisible()
  await expect.element(page.getByText('Sale solo hoy a las 13:00. Hasta entonces puedes cambiarlo.')).toBeVisible()
  await expect.element(button('Guardar cambios')).toBeVisible()
})

test('a published one is shared, seen, changed; the next day can be prepared', async () => {
  await answerDays([writtenDay(TODAY, { state: 'published' })])
  await showDailyMenu()
  await expect.element(page.getByText('Se verá hoy de 13:00 a 16:00, arriba en tu carta.')).toBeVisible()
  const share = page.getByRole('link', { name: 'Compartir por WhatsApp' })
  await expect.element(share).toHaveAttribute('href', '/dashboard/menu/compartir?dia=2026-11-24')
  await expect
    .element(page.getByRole('link', { name: 'Ver como un cliente' }))
    .toHaveAttribute('href', expect.stringContaining('/casa-lola?menu=dia'))
  await button(/^Dejar preparado el de mañana/).click()
  await expect.element(page.getByRole('heading', { name: 'Miércoles 25 de noviembre' })).toBeVisible()
})

test('of a published one with changes it says that diners do not see them', async () => {
  await answerDays([writtenDay(TODAY, { state: 'published', hasChanges: true })])
  await showDailyMenu()
  await expect.element(page.getByText('Hay cambios que tus clientes no ven todavía.')).toBeVisible()
})

test('in its hours a dish, and the whole, are sold out and come back with Deshacer', async () => {
  stopDate('2026-11-24T14:20:00+01:00')
  const day = writtenDay(TODAY, { state: 'published' })
  await answerDays([day])
  const gone = { ...day, state: 'soldOut' as const, soldOutAt: '2026-11-24T13:35:00.000Z' }
  await answer('PUT /restaurants/*/daily-menu/*/availability', { data: gone })
  await showDailyMenu()
  await expect.element(page.getByText(/Publicado hasta las 16:00$/)).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Pollo al ajillo, queda' })).toBeChecked()
  await button('Se acabó el menú').click()
  await expect.element(page.getByText('Se acabó a las 14:35', { exact: true })).toBeVisible()
  await answer('PUT /restaurants/*/daily-menu/*/availability', { data: day })
  await button('Deshacer').click()
  await expect.element(page.getByText(/Publicado hasta las 16:00$/)).toBeVisible()
  const sent = (await sentCalls()).filter(({ method }) => method === 'PUT')
  expect(sent.map(({ body }) => body)).toEqual([{ soldOut: true }, { soldOut: false }])
})

test('without a connection what is sold out is shown, waits on the phone, and goes out once in one call', async () => {
  stopDate('2026-11-24T14:20:00+01:00')
  const day = writtenDay(TODAY, { state: 'published' })
  await answerDays([day])
  await showDailyMenu()
  const chicken = page.getByRole('switch', { name: 'Pollo al ajillo, queda' })
  await expect.element(chicken).toBeChecked()
  await disconnect()
  const call = 'PUT /restaurants/*/daily-menu/*/availability'
  await answer(call, 'lost')
  await chicken.click()
  await expect.element(page.getByText('Sin guardar')).toBeVisible()
  await expect.element(chicken).not.toBeChecked()
  await page.getByRole('switch', { name: 'Carrilleras, queda' }).click()
  await button('Se acabó el menú').click()
  await expect.element(badge('Agotado')).toBeVisible()
  await button('Deshacer').click()
  await expect.element(page.getByText(/Publicado hasta las 16:00$/)).toBeVisible()
  await answer(call, { data: withSoldOut(day, { items: [{ _id: 'Pollo al ajillo', available: false }] }, new Date()) })
  const before = (await sentCalls()).length
  await reconnect()
  await expect.element(page.getByText('Guardado', { exact: true })).toBeVisible()
  const sent = (await sentCalls()).slice(before).filter(({ method }) => method === 'PUT')
  const items = ['Pollo al ajillo', 'Carrilleras'].map(_id => ({ _id, available: false }))
  expect(sent.map(({ body }) => body)).toEqual([{ items, soldOut: false }])
  await expect.element(chicken).not.toBeChecked()
})

test('tapped twice, what is repeated is copied once', async () => {
  await answerDays([writtenDay(LAST_WEEK, { state: 'ended' })])
  await answer('POST /restaurants/*/daily-menu/*/copy', { data: writtenDay(TODAY) })
  await showDailyMenu()
  const repeat = button(/^Repetir el del martes pasado/)
  await expect.element(repeat).toBeVisible()
  const element = repeat.element() as HTMLButtonElement
  element.click()
  element.click()
  await expect.element(field('Pollo al ajillo')).toBeVisible()
  expect((await sentCalls()).filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('one that has ended is read', async () => {
  await answerDays([writtenDay(TODAY, { state: 'ended' })])
  await showDailyMenu()
  await expect.element(badge('Terminado')).toBeVisible()
  await expect.element(page.getByText('Pollo al ajillo')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('without a plan the last published one stands there, whatever day is open', async () => {
  const last = writtenDay(LAST_WEEK, { state: 'ended' })
  await answerDays([last])
  const { price, courses } = last
  await answer('GET /restaurants/*/daily-menu/history', {
    data: { dishes: [], days: [{ date: LAST_WEEK, price, courses, soldOutAt: null }], more: false },
  })
  await showDailyMenu({ readOnly: 'subscription_ended' }, [1440, 900])
  await expect.element(page.getByRole('heading', { name: 'Martes 17 de noviembre' })).toBeVisible()
  await expect.element(badge('Terminado')).toBeVisible()
  await expect.element(page.getByText('Podrás publicar otra vez cuando contrates un plan.')).toBeVisible()
  await expect.element(page.getByText('El último que publicaste')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('who may not write reads it and whom to ask; who may not say what is left sees the switches as they are', async () => {
  await answerDays([writtenDay(TODAY)])
  const rights = RIGHTS.filter(right => right !== 'texts')
  await showDailyMenu({ rights, rightHolders: { texts: ['Carmen'] } })
  await expect.element(page.getByText('Pollo al ajillo')).toBeVisible()
  await expect.element(page.getByText('Esto lo cambia Carmen.')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('who may not set prices reads who does', async () => {
  await answerDays([writtenDay(TODAY)])
  await showDailyMenu({
    rights: RIGHTS.filter(right => right !== 'prices'),
    rightHolders: { prices: ['Carmen', 'Luis'] },
  })
  await expect.element(page.getByLabelText('Precio por persona')).toHaveAttribute('readonly')
  await expect.element(page.getByText('Lo cambian Carmen y Luis')).toBeVisible()
})

test('a holiday without menu says so', async () => {
  await answerDays([sampleDay(TODAY, { notServed: 'holiday' }), writtenDay('2026-11-23', { state: 'ended' })])
  await showDailyMenu()
  await expect.element(page.getByText('Es festivo y el menú no se sirve en festivos.')).toBeVisible()
})

test('beside the sheet of a laptop stands the real page with the day as it is written', async () => {
  await answerDays([writtenDay(TODAY)])
  await showDailyMenu({}, [1440, 900])
  await expect.element(page.getByText('Así lo verán desde las 13:00')).toBeVisible()
  const frame = page.getByTitle('La carta con el menú del día')
  await expect
    .element(frame)
    .toHaveAttribute('src', expect.stringContaining('/dashboard/vista-previa/r1?dia=2026-11-24'))
  await page.viewport(1024, 800)
  await expect.element(frame).not.toBeInTheDocument()
})
