import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { sampleEdition, samplePaperStatus, samplePreview } from '#test/browser/paper.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { PaperTab } from './paper-tab.tsx'

const ZONE = { _id: 'terraza', restaurantId: 'r1', names: { es: 'Terraza' }, kind: 'percent', value: 10 }
const TERRACE = { ...ZONE, rounding: 10, slug: 'terraza', updatedAt: '2026-11-21T12:00:00.000Z' }

async function openPaper() {
  await page.viewport(1440, 900)
  await answer('GET /restaurants/*/paper/status', { data: samplePaperStatus() })
  await answer('GET /restaurants/*/paper/editions', { data: [sampleEdition()] })
  await answer('GET /restaurants/*/categories', { data: [sampleCategory('Para picar', { _id: 'c1' })] })
  await answer('GET /restaurants/*/items', { data: [sampleDish('Croquetas', { _id: 'd1', categoryId: 'c1' })] })
  await answer('GET /restaurants/*/zones', { data: [TERRACE] })
  await answer('POST /restaurants/*/paper/preview', { data: samplePreview() })
  const restaurant = sampleRestaurant()
  await showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <PaperTab restaurant={restaurant} />
    </RestaurantScopeContext>,
  )
  await expect.element(page.getByText(/^2 páginas/)).toBeVisible()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const made = async () =>
  (await sentCalls()).filter(({ method, path }) => method === 'POST' && path.endsWith('/editions'))
const previewed = async () =>
  (await sentCalls()).filter(({ path }) => path.endsWith('/preview')).map(({ body }) => body)

test('two presses of one button print once, and keep what is asked before', async () => {
  const undeclared = [{ dishId: 'd1', name: 'Croquetas' }]
  const warnings = { undeclared, unnamed: [], unpriced: [], otherScript: [] }
  await openPaper()
  await answer('POST /restaurants/*/paper/preview', { data: samplePreview(1, { warnings }) })
  await button('Descripciones').click()
  await expect.element(page.getByText(/^1 página, una hoja/)).toBeVisible()
  await answer('POST /restaurants/*/paper/editions', 'never')
  await button('Descargar PDF').dblClick()
  await expect.element(dialog.getByText('1 plato sin alérgenos declarados')).toBeVisible()
  await expect.element(dialog.getByText(/^Croquetas\. En el papel llevará «\?»/)).toBeVisible()
  await userEvent.keyboard('{Control>}p{/Control}')
  expect(await made()).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Imprimir así' }).dblClick()
  await expect.element(button('Preparando…')).toBeVisible()
  await userEvent.keyboard('{Control>}p{/Control}')
  await expect.poll(made).toHaveLength(1)
})

test('the button of printing keeps the focus while its sheet is made', async () => {
  await openPaper()
  await answer('POST /restaurants/*/paper/editions', 'never')
  await button('Imprimir').dblClick()
  await expect.poll(made).toHaveLength(1)
  await expect.element(button('Imprimir')).toHaveFocus()
  await expect.element(button('Imprimir')).toHaveAttribute('aria-disabled', 'true')
})

test('a zone that somebody takes away goes from the sheet when it is drawn again', async () => {
  await openPaper()
  await button('Más opciones').click()
  await dialog.getByRole('radio', { name: 'Terraza' }).click()
  await expect.poll(async () => (await previewed()).at(-1)).toMatchObject({ zones: 'terraza' })
  const errors = { zones: 'Esta zona ya no está.' }
  await answer('POST /restaurants/*/paper/preview', { status: 400, code: 'validation', message: errors.zones, errors })
  await dialog.getByRole('radio', { name: 'Grande' }).click()
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await expect.element(page.getByText('Letra grande')).toBeVisible()
  await expect.element(page.getByText(errors.zones)).toBeVisible()
  await answer('GET /restaurants/*/zones', { data: [] })
  await answer('POST /restaurants/*/paper/preview', { data: samplePreview(3) })
  await button('Reintentar').click()
  await expect.poll(async () => (await previewed()).at(-1)).toMatchObject({ zones: 'base', size: 'large' })
  await expect.element(page.getByText(/^3 páginas/)).toBeVisible()
})
