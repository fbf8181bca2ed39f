import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import type { Schedule } from '../../schedules/schedules.contract.ts'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { SchedulesCard } from './schedules-card.tsx'
import { schedulesOf } from './schedules.queries.ts'

const SEEN = '2026-11-26T09:00:00.000Z'
const schedule = (name: string, more: Partial<Schedule> = {}): Schedule => ({
  _id: name.toLowerCase(),
  restaurantId: 'r1',
  name,
  days: ['saturday', 'sunday'],
  slots: [{ open: '08:00', close: '12:00' }],
  categoryIds: [],
  dishIds: [],
  updatedAt: SEEN,
  ...more,
})
const DESSERTS = sampleCategory('Postres', { _id: 'postres' })
const FLAN = sampleDish('Flan', { _id: 'flan', categoryId: 'postres' })
const TARTA = sampleDish('Tarta', { _id: 'tarta', categoryId: 'postres', sortOrder: 10 })
const MORNING = schedule('Desayunos', { categoryIds: ['postres'], dishIds: [FLAN._id] })
const NIGHT = schedule('Copas', { slots: [{ open: '23:00', close: '03:00' }] })

const LIST = 'GET /restaurants/*/schedules'
const PUT = 'PUT /schedules/*'
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const toast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const field = page.getByLabelText('Cuándo se sirve')
/** Of schedules, in order. */
const writes = async () =>
  (await sentCalls())
    .filter(({ method, path }) => method !== 'GET' && path.includes('/schedules'))
    .map(({ method, path, body }) => [method, path.split('/').at(-1), body])

async function openMenu(schedules: Schedule[], restaurant: Restaurant = sampleRestaurant()) {
  await page.viewport(1280, 800)
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [FLAN, TARTA])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [DESSERTS])
  queryClient.setQueryData(schedulesOf('r1').queryKey, schedules)
  await answer(LIST, { data: schedules })
  await showInPage(<MenuLoader restaurant={restaurant} />, { queryClient })
}
async function openCard(schedules: Schedule[], restaurant: Restaurant = sampleRestaurant()) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, [FLAN, TARTA])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [DESSERTS])
  await answer(LIST, { data: schedules })
  await showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] } as never}>
      <SchedulesCard />
    </RestaurantScopeContext>,
    { queryClient },
  )
}

test('who may not change hours reads each schedule, and nothing to press', async () => {
  await openCard([MORNING], sampleRestaurant({ rights: ['availability'] }))
  await expect.element(page.getByText('Sábados y domingos, de 8:00 a 12:00')).toBeVisible()
  await expect.element(page.getByText('Postres, 1 plato')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

test('another schedule for a dish is one write, and 8 s long it can be taken back', async () => {
  await openMenu([MORNING, NIGHT])
  await button(/Editar.*Flan/).click()
  await expect.element(field).toHaveValue('desayunos')
  await answer(PUT, { data: { ...NIGHT, dishIds: [FLAN._id], updatedAt: '2026-11-26T10:00:00.000Z' } })
  await answer(LIST, {
    data: [
      { ...MORNING, dishIds: [] },
      { ...NIGHT, dishIds: [FLAN._id] },
    ],
  })
  await field.selectOptions('copas')
  await expect.element(toast('Horario guardado')).toBeVisible()
  expect(await writes()).toEqual([['PUT', 'copas', { dishIds: [FLAN._id], move: true }]])
  await answer(LIST, { data: [MORNING, NIGHT] })
  await button('Deshacer').click()
  await expect.element(toast('Deshecho')).toBeVisible()
  expect((await writes()).at(-1)).toEqual(['PUT', 'desayunos', { dishIds: [FLAN._id], move: true }])
  await expect.element(field).toHaveValue('desayunos')
})

test('without a connection the choice is shown, waits, and goes out by itself', async () => {
  await openMenu([MORNING, NIGHT])
  await button(/Editar.*Flan/).click()
  await disconnect()
  await answer(PUT, 'lost')
  await field.selectOptions('copas')
  await expect.element(page.getByRole('dialog').getByText('Sin guardar')).toBeVisible()
  await expect.element(field).toHaveValue('copas')
  // The later choice wins, whatever goes out first.
  await field.selectOptions('desayunos')
  await expect.element(field).toHaveValue('desayunos')
  await answer(PUT, { data: NIGHT })
  await reconnect()
  await expect.element(page.getByText('Sin guardar')).not.toBeInTheDocument()
  const sent = await writes()
  expect(sent.at(-1)).not.toEqual(['PUT', 'copas', { dishIds: [FLAN._id], move: true }])
  await expect.element(field).toHaveValue('desayunos')
  forgetConnection()
})

test('a new category and a new dish go into the chosen schedule when they have been created', async () => {
  await openMenu([NIGHT])
  await answer('POST /restaurants/*/categories', { data: sampleCategory('Cafés', { _id: 'coffee' }) })
  await answer(PUT, { data: NIGHT })
  await button('Nueva Categoría').click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('Cafés')
  await field.selectOptions('copas')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Guardar|Crear|Añadir)/ })
    .click()
  await expect.poll(writes).toEqual([['PUT', 'copas', { categoryIds: ['coffee'], move: true }]])
})

test('hours of several dishes at once: one write, and one undo', async () => {
  await openMenu([MORNING, NIGHT])
  await page.getByRole('checkbox', { name: 'Marcar Flan' }).click()
  await page.getByRole('checkbox', { name: 'Marcar Tarta' }).click()
  await button('Horario').click()
  const both = [FLAN._id, TARTA._id]
  await answer(PUT, { data: { ...NIGHT, dishIds: both } })
  await answer(LIST, {
    data: [
      { ...MORNING, dishIds: [] },
      { ...NIGHT, dishIds: both },
    ],
  })
  await page
    .getByRole('dialog', { name: 'Cuándo se sirven 2 platos' })
    .getByText(/^Copas: /)
    .click()
  await expect.element(toast('Horario cambiado en 2 platos')).toBeVisible()
  expect(await writes()).toEqual([['PUT', 'copas', { dishIds: both, move: true }]])
  await button('Deshacer').click()
  await expect.element(toast('Deshecho')).toBeVisible()
  expect((await writes()).slice(1)).toEqual([
    ['PUT', 'desayunos', { dishIds: [FLAN._id], move: true }],
    ['PUT', 'copas', { dishIds: [FLAN._id] }],
  ])
})

test('what a form has saved is taken back: the schedule as it was, and what was moved to the one that had it', async () => {
  await openCard([MORNING, NIGHT])
  await button('Cambiar Copas').click()
  const form = page.getByRole('dialog', { name: 'Copas' })
  await form.getByRole('button', { name: 'Postres' }).click()
  await form.getByRole('button', { name: 'Pasarla aquí' }).click()
  const stored = { ...NIGHT, categoryIds: ['postres'], updatedAt: '2026-11-26T10:00:00.000Z' }
  await answer(PUT, { data: stored })
  await form.getByRole('button', { name: 'Guardar horario' }).click()
  await expect.element(toast('Horario guardado')).toBeVisible()
  await answer(LIST, { data: [{ ...MORNING, categoryIds: [] }, NIGHT] })
  await button('Deshacer').click()
  await expect.element(toast('Deshecho')).toBeVisible()
  const { name, days, slots, categoryIds, dishIds } = NIGHT
  expect((await writes()).slice(1)).toEqual([
    ['PUT', 'copas', { name, days, slots, categoryIds, dishIds }],
    ['PUT', 'desayunos', { categoryIds: ['postres'], move: true }],
  ])
})
