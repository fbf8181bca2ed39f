import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { clickAt, focus, settle } from '#test/browser/steps.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

const DISHES = ['Croquetas', 'Tortilla'].map(name => sampleDish(name, { categoryId: 'Para picar' }))
const edit = (name: string) => page.getByRole('button', { name: `Editar ${name}` })
const row = (name: string) => edit(name).element().closest('[data-dish]')!
const opacityOf = async (name: string) => {
  await settle()
  return Number(getComputedStyle(edit(name).element()).opacity)
}
/** Moves the mouse to the name of a row, which the button of the row covers. */
const pointAt = async (element: Element) => {
  const { left, top, height } = element.getBoundingClientRect()
  await userEvent.pointer({ coords: { x: left + 200, y: top + height / 2 } })
}
const colorOf = (name: string) => getComputedStyle(row(name)).backgroundColor
const places = () =>
  [...document.querySelectorAll('[data-dish] *')].map(one => JSON.stringify(one.getBoundingClientRect()))

async function openMenu(dishes = DISHES) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, dishes)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Para picar')])
  await showInPage(<MenuLoader restaurant={sampleRestaurant()} />, { queryClient })
  await expect.element(edit('Tortilla')).toBeInTheDocument()
  await userEvent.pointer({ coords: { x: 2, y: 2 } })
}

test('a row shows Editar to the pointer and to the keyboard, answers both, and nothing in it moves', async () => {
  await openMenu()
  expect(await opacityOf('Croquetas')).toBe(0)
  const before = places()
  const resting = colorOf('Croquetas')
  await pointAt(row('Croquetas'))
  expect(await opacityOf('Croquetas')).toBe(1)
  expect(colorOf('Croquetas')).not.toBe(resting)
  expect(await opacityOf('Tortilla')).toBe(0)
  expect(colorOf('Tortilla')).toBe(resting)
  expect(getComputedStyle(edit('Croquetas').element(), '::after').cursor).toBe('pointer')
  expect(places()).toEqual(before)

  focus(page.getByRole('switch', { name: 'Tortilla, disponible' }))
  expect(await opacityOf('Tortilla')).toBe(1)
})

test('a press anywhere on a row that is no control of its own opens the dish', async () => {
  await openMenu()
  const { left, right, top, height } = row('Tortilla').getBoundingClientRect()
  for (const x of [left + 150, left + 400, right - 70]) {
    const hit = document.elementFromPoint(x, top + height / 2)
    expect(hit?.closest('button')?.getAttribute('aria-label')).toBe('Editar Tortilla')
  }
  await clickAt(left + 150, top + height / 2)
  await expect.element(page.getByRole('dialog', { name: 'Editar Plato' })).toBeVisible()
})
