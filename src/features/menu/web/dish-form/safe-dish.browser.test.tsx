import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Report } from '#features/allergens/reports/reports.contract.ts'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { useWhose } from '#ui/offline/whose.ts'
import type { Dish } from '../../menu.contract.ts'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'
import { MenuLoader } from '../menu-loader.tsx'

const AT = '2026-11-21T12:00:00.000Z'
const FLAN = sampleDish('Flan', { categoryId: 'Postres', allergens: ['eggs'], allergensDeclared: true })
const REPORT: Report = {
  _id: 'report',
  dishId: 'Flan',
  itemId: null,
  name: 'Flan',
  allergens: ['nuts'],
  text: 'Lleva almendra',
  state: 'open',
  createdAt: AT,
  updatedAt: AT,
}
const OTHERS: Report[] = [
  { ...REPORT, _id: 'of another', dishId: 'Tarta', text: 'Otra cosa' },
  { ...REPORT, _id: 'answered', state: 'fine', text: 'Ya mirado' },
]
const form = page.getByRole('dialog', { name: 'Editar Plato' })
const button = (name: string) => form.getByRole('button', { name, exact: true })
const sent = async () =>
  (await sentCalls()).filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])

async function openFlan(changes: Partial<Dish> = {}, beside?: ReactNode) {
  const queryClient = createQueryClient()
  const dish = { ...FLAN, ...changes }
  queryClient.setQueryData(dishesOf('r1').queryKey, [dish])
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Postres')])
  await answer('GET /restaurants/*/reports', { data: [REPORT, ...OTHERS] })
  await answer('GET /restaurants/*/items', { data: [dish] })
  await answer('PUT /reports/*', { data: { ...REPORT, state: 'mended' } })
  await answer('PUT /menu/items/*', { data: { ...dish, updatedAt: '2026-11-21T13:00:00.000Z' } })
  await showInPage(
    <>
      <MenuLoader restaurant={sampleRestaurant()} />
      {beside}
    </>,
    { queryClient },
  )
  await page.getByRole('button', { name: 'Editar Flan' }).click()
}

test('a form shows what guests report of its dish; a save of its allergens answers it', async () => {
  await openFlan({ reported: true })
  const stored = { ...FLAN, allergens: ['eggs', 'nuts'], updatedAt: '2026-11-21T13:00:00.000Z' }
  await answer('PUT /menu/items/*', { data: stored })
  await expect.element(form.getByText('Frutos de cáscara · «Lleva almendra»')).toBeVisible()
  expect(form.getByText(/Otra cosa|Ya mirado/).elements()).toEqual([])
  await button('Frutos de cáscara').click()
  await button('Guardar plato').click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.poll(sent).toHaveLength(2)
  expect(await sent()).toMatchObject([
    ['/menu/items/Flan', { allergens: ['eggs', 'nuts'] }],
    ['/reports/report', { state: 'mended' }],
  ])
})

test('a save of anything else leaves the report open', async () => {
  await openFlan({ reported: true })
  await expect.element(form.getByText(/Lleva almendra/)).toBeVisible()
  await form.getByLabelText('Nombre').fill('Flan de la casa')
  await button('Guardar plato').click()
  await expect.element(form).not.toBeInTheDocument()
  expect((await sent()).map(([path]) => path)).toEqual(['/menu/items/Flan'])
})

/** Keeps what the other person has said; pressed where an open form keeps the pointer from it. */
function Question() {
  const question = useWhose()
  return (
    question && (
      <button type="button" data-testid="theirs" onClick={() => question.answer(new Set())}>
        lo suyo
      </button>
    )
  )
}

test('a report stays open where somebody keeps what another person has said', async () => {
  await openFlan({ reported: true, allergens: [], allergensDeclared: false }, <Question />)
  await expect.element(form.getByText(/Lleva almendra/)).toBeVisible()
  const current = { ...FLAN, reported: true, allergens: [], updatedAt: '2026-11-21T13:00:00.000Z' }
  await answer('PUT /menu/items/*', { data: current, moved: { current, changedBy: 'Marta' } })
  await button('Frutos de cáscara').click()
  await button('Guardar plato').click()
  await expect.element(page.getByTestId('theirs')).toBeInTheDocument()
  document.querySelector<HTMLButtonElement>('[data-testid="theirs"]')?.click()
  await expect.element(form).not.toBeInTheDocument()
  expect((await sent()).map(([path]) => path)).toEqual(['/menu/items/Flan'])
})

test('‘Está bien así’ answers at once and changes nothing of the dish', async () => {
  await openFlan({ reported: true })
  await answer('GET /restaurants/*/reports', { data: [{ ...REPORT, state: 'fine' }] })
  await button('Está bien así').click()
  await expect.element(form.getByText(/Lleva almendra/)).not.toBeInTheDocument()
  expect(await sent()).toEqual([['/reports/report', { state: 'fine' }]])
})

test('what can be left out is asked what to ask for, and not dropped', async () => {
  await openFlan()
  await form.getByText('Afinar').click()
  await form.getByRole('switch', { name: 'Se puede hacer sin huevos' }).click()
  await form.getByText('Afinar').click()
  await button('Guardar plato').click()
  const field = form.getByLabelText('Qué hay que pedir')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/Escribe qué hay que pedir/)
  expect(await sent()).toEqual([])
  await field.fill('Pídelo con nata')
  await button('Guardar plato').click()
  await expect.element(form).not.toBeInTheDocument()
  expect(await sent()).toMatchObject([['/menu/items/Flan', { without: { eggs: { es: 'Pídelo con nata' } } }]])
})

test('what the kitchen says stands in the form, with the way to where it is written', async () => {
  await answer('GET /restaurants/*/allergen-notice', {
    data: { notice: { es: 'La freidora es compartida.' }, dietsComplete: [], updatedAt: AT },
  })
  await openFlan()
  await expect
    .element(form.getByRole('link', { name: 'En toda la carta: «La freidora es compartida.»' }))
    .toHaveAttribute('href', '/dashboard/menu/alergenos')
})
