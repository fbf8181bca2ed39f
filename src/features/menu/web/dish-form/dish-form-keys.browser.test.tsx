import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

const FLAN = sampleDish('Flan', { categoryId: 'Postres' })
const form = page.getByRole('dialog')
const name = form.getByLabelText('Nombre')
const language = (label: RegExp) => form.getByRole('radio', { name: label })
const dots = () => [...document.querySelectorAll<HTMLElement>('[data-dot]')].map(dot => dot.dataset.dot)

async function openMenu(supportedLocales: ('es' | 'en' | 'pt')[] = ['es'], dishes = [FLAN]) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, dishes)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  await showInPage(<MenuLoader restaurant={sampleRestaurant({ supportedLocales })} />, { queryClient })
}

test('Ctrl and Enter save a new dish and give an empty form, ready for the next name', async () => {
  await answer('POST /categories/*/items', { data: sampleDish('Tarta', { categoryId: 'Postres' }) })
  await openMenu()
  await page.getByRole('button', { name: 'Nuevo Plato' }).click()
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Tarta{Tab}{Tab}4,5{Control>}{Enter}{/Control}')
  await expect.element(name).toHaveValue('')
  await expect.element(name).toHaveFocus()
  const [made] = (await sentCalls()).filter(call => call.method === 'POST')
  expect(made?.body).toMatchObject({ translations: { es: { name: 'Tarta' } }, prices: [{ amount: 4.5 }] })
})

test('Command and Enter save a dish that is edited, and close its form', async () => {
  await answer('PUT /menu/items/*', { data: FLAN })
  await openMenu()
  await page.getByRole('button', { name: 'Editar Flan' }).click()
  await name.fill('Flan de huevo')
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
  await expect.element(form).not.toBeInTheDocument()
  await expect.poll(async () => (await sentCalls()).filter(call => call.method === 'PUT')).toHaveLength(1)
})

test('languages are neutral until they are touched; a refused save names their faults as links', async () => {
  await openMenu(['es', 'en', 'pt'])
  await page.getByRole('button', { name: 'Nuevo Plato' }).click()
  await expect.element(name).toHaveFocus()
  expect(dots()).toEqual(['untouched', 'untouched', 'untouched'])
  await name.fill('Tarta')
  await expect.poll(dots).toEqual(['done', 'untouched', 'untouched'])
  await form.getByRole('button', { name: 'Guardar plato' }).click()
  const fault = form.getByRole('button', { name: 'El nombre en inglés es obligatorio' })
  await expect.element(fault).toHaveFocus()
  expect(dots()).toEqual(['done', 'wrong', 'wrong'])
  await expect.element(language(/^Español/)).toBeChecked()
  await form.getByRole('button', { name: 'El nombre en portugués es obligatorio' }).click()
  await expect.element(language(/^Portugués.*falta el nombre/)).toBeChecked()
  await expect.element(name).toHaveFocus()
  await name.fill('Torta')
  await expect.poll(dots).toEqual(['done', 'wrong', 'done'])
  await fault.click()
  await expect.element(language(/^Inglés/)).toBeChecked()
  await expect.element(name).toHaveFocus()
})

test('the allergens of the dish before are shortened; the form never scrolls sideways', async () => {
  const before = sampleDish('Arroz', { categoryId: 'Postres', allergens: [...ALLERGEN_IDS], allergensDeclared: true })
  await openMenu(['es'], [before, { ...FLAN, sortOrder: before.sortOrder + 10 }])
  await page.getByRole('button', { name: 'Editar Flan' }).click()
  const previous = form.getByRole('button', { name: /^Igual que el anterior/ }).element()
  const chip = form.getByRole('button', { name: 'Gluten', exact: true }).element()
  const sheet = form.element().getBoundingClientRect()
  for (const one of [previous, chip.parentElement]) {
    expect(one?.getBoundingClientRect().right).toBeLessThan(sheet.right)
  }
})
