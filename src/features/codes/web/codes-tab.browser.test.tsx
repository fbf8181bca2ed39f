import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Zone } from '#features/prices/prices.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import type { TableCode } from '../codes.contract.ts'
import { CodesTab } from './codes-tab.tsx'

const SEEN = '2026-11-21T12:00:00.000Z'
const TERRACE: Zone = {
  _id: 'terraza',
  restaurantId: 'r1',
  names: { es: 'Terraza' },
  kind: 'percent',
  value: 10,
  rounding: 10,
  slug: 'terraza',
  updatedAt: SEEN,
}
const KEYS = 'abcdefghjk'
const code = (name: string, place: number, more: Partial<TableCode> = {}): TableCode => ({
  _id: name,
  restaurantId: 'r1',
  name,
  zoneId: null,
  key: `7k${KEYS[place]}`,
  createdAt: `2026-05-03T10:00:0${place}.000Z`,
  retiredAt: null,
  updatedAt: SEEN,
  ...more,
})
const TABLES = [1, 2, 3].map(number => code(`Mesa ${number}`, number))
const WINDOW = code('Escaparate', 5)
const BARREL = code('Barril', 6, { retiredAt: '2026-10-02T10:00:00.000Z' })

async function openCodes(codes: TableCode[], changes: Partial<Restaurant> = {}, zones = [TERRACE]) {
  await page.viewport(390, 844)
  await answer('GET /restaurants/*/codes', { data: codes })
  await answer('GET /restaurants/*/zones', { data: zones })
  const restaurant = sampleRestaurant(changes)
  await showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <CodesTab restaurant={restaurant} />
    </RestaurantScopeContext>,
  )
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const lastCall = async () => (await sentCalls()).at(-1)

test('without codes it says what they are for, and leads to tables or to one', async () => {
  await openCodes([])
  await expect.element(page.getByRole('heading', { name: 'Un código para cada mesa' })).toBeVisible()
  await button('Solo uno').click()
  await expect.element(dialog.getByRole('radio', { name: 'Otro…' })).toBeChecked()
  await expect.element(dialog.getByRole('textbox', { name: 'Nombre' })).toBeVisible()
})

test('a series is made, its first tile has the focus, and all of it is taken back', async () => {
  await openCodes([WINDOW])
  await button('Añadir códigos').click()
  await dialog.getByRole('textbox', { name: 'Hasta la' }).fill('3')
  await answer('POST /restaurants/*/codes', { data: { codes: TABLES, skipped: 0 } })
  await button('Crear 3 códigos').click()
  await expect.element(page.getByText('3 códigos creados.')).toBeVisible()
  expect(await lastCall()).toMatchObject({ method: 'POST', body: { prefix: 'Mesa', from: 1, to: 3, zoneId: null } })
  await expect.element(button('Mesa 1')).toHaveFocus()
  await answer('PUT /restaurants/*/codes', { data: [WINDOW] })
  await button('Deshacer').click()
  await expect.element(page.getByText('Deshecho. Esos códigos ya no están.')).toBeVisible()
  expect(await lastCall()).toMatchObject({
    body: { changes: TABLES.map(({ _id }) => ({ _id, updatedAt: SEEN, deleted: true })) },
  })
  await expect.element(button('Mesa 1')).not.toBeInTheDocument()
  await expect.element(button('Añadir códigos')).toHaveFocus()
})

test('arrows move over the tiles, X marks, and the marked ones move to the next numbers of a zone', async () => {
  await openCodes([...TABLES, code('Terraza 8', 7, { zoneId: 'terraza' }), code('Terraza 9', 8, { zoneId: 'terraza' })])
  await expect.element(button('Mesa 1')).toBeVisible()
  ;(button('Mesa 1').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}x{ArrowRight}x')
  await expect.element(page.getByRole('toolbar').getByText('2 mesas')).toBeVisible()
  await page.getByRole('toolbar').getByRole('button', { name: 'Mover' }).click()
  await expect.element(dialog.getByText('2 → Terraza 10')).toBeVisible()
  await dialog.getByRole('switch', { name: 'Preparar las 2 tarjetas nuevas' }).click()
  const moved = TABLES.map((table, place) =>
    place === 0 ? table : { ...table, name: `Terraza ${9 + place}`, zoneId: 'terraza' },
  )
  await answer('PUT /restaurants/*/codes', { data: moved })
  await button('Mover 2 mesas').click()
  await expect.element(page.getByText('2 mesas están ahora en Terraza.')).toBeVisible()
  expect(await lastCall()).toMatchObject({
    body: {
      changes: [
        { _id: 'Mesa 2', name: 'Terraza 10', zoneId: 'terraza', updatedAt: SEEN },
        { _id: 'Mesa 3', name: 'Terraza 11', zoneId: 'terraza', updatedAt: SEEN },
      ],
    },
  })
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
})

test('Supr asks before a table is retired, and the next one has the focus', async () => {
  await openCodes(TABLES)
  await expect.element(button('Mesa 2')).toBeVisible()
  ;(button('Mesa 2').element() as HTMLElement).focus()
  await userEvent.keyboard('{Delete}')
  const question = page.getByRole('alertdialog', { name: '¿Retirar Mesa 2?' })
  await expect.element(question.getByText(/seguirá abriendo tu carta con los precios de su zona/)).toBeVisible()
  const retired = TABLES.map(table => (table.name === 'Mesa 2' ? { ...table, retiredAt: SEEN } : table))
  await answer('PUT /restaurants/*/codes', { data: retired })
  await question.getByRole('button', { name: 'Retirar' }).click()
  await expect.element(page.getByText('Mesa 2 retirada. Su QR sigue abriendo la carta.')).toBeVisible()
  await expect.element(button('Mesa 3')).toHaveFocus()
  await expect.element(page.getByText('1, sigue abriendo tu carta')).toBeVisible()
})

test('what is wrong in one of two numbers is told in the width of both', async () => {
  await openCodes(TABLES)
  await button('Añadir códigos').click()
  const until = dialog.getByRole('textbox', { name: 'Hasta la' })
  await until.fill('400')
  const words = dialog.getByText('Puedes tener hasta 200 códigos. Te quedan 197.')
  await expect.element(words).toBeVisible()
  await expect.element(until).toHaveAccessibleDescription(/^Puedes tener hasta 200 códigos/)
  const from = dialog.getByRole('textbox', { name: 'De la' }).element().getBoundingClientRect()
  const told = words.element().getBoundingClientRect()
  const last = until.element().getBoundingClientRect()
  expect([told.left, told.right]).toEqual([from.left, last.right])
  expect([from.top, told.top >= from.bottom]).toEqual([last.top, true])
})

test('a name that another code has is told at its field', async () => {
  await openCodes(TABLES)
  await button('Mesa 1').click()
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('mesa 2')
  await answer('PUT /codes/*', { status: 409, code: 'code_exists', message: 'Ya tienes un código que se llama así.' })
  await button('Guardar').click()
  await expect
    .element(dialog.getByRole('textbox', { name: 'Nombre' }))
    .toHaveAccessibleDescription('Ya tienes un código que se llama así.')
})

test('an ended plan prints and makes nothing new; a retired code is read only', async () => {
  await openCodes([...TABLES, BARREL], { readOnly: 'subscription_ended' })
  await expect.element(button('Imprimir Mesas')).toBeVisible()
  await expect.element(button('Añadir códigos')).not.toBeInTheDocument()
  await expect.element(button('Marcar varios')).not.toBeInTheDocument()
  await page.getByText('1, sigue abriendo tu carta').click()
  await expect.element(page.getByText('Retirado el 2 de octubre · precios de barra y mesa')).toBeVisible()
  await expect.element(button('Recuperar Barril')).not.toBeInTheDocument()
  await button('Mesa 1').click()
  await expect.element(dialog.getByText('Precios de barra y mesa.')).toBeVisible()
  await expect.element(button('Guardar')).not.toBeInTheDocument()
})

test('who may not print reads who does', async () => {
  await openCodes(TABLES, { rights: [], rightHolders: { print: ['Carmen'] } })
  await expect.element(page.getByText('Los códigos de las mesas los lleva Carmen.')).toBeVisible()
  await expect.element(button('Imprimir Mesas')).not.toBeInTheDocument()
})

test('what could not be loaded says that paper still works', async () => {
  await answer('GET /restaurants/*/codes', { status: 500, code: 'internal', message: '' })
  await answer('GET /restaurants/*/zones', { data: [] })
  const restaurant = sampleRestaurant()
  await showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <CodesTab restaurant={restaurant} />
    </RestaurantScopeContext>,
  )
  await expect.element(page.getByRole('heading', { name: 'Los códigos no han llegado' })).toBeVisible()
  await expect
    .element(page.getByText(/Los que están impresos siguen funcionando\. Lo volvemos a intentar solos\./))
    .toBeVisible()
  await answer('GET /restaurants/*/codes', { data: TABLES })
  await button('Reintentar').click()
  await expect.element(button('Mesa 1')).toBeVisible()
})
