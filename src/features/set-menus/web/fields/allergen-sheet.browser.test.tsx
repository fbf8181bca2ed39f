import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { knownOf, type LineSaid, newLine } from '../../form/day-form.ts'
import { AllergenSheet } from './allergen-sheet.tsx'

const CAKE = knownOf(
  {
    names: { es: 'Tarta' },
    dishId: null,
    allergens: ['milk'],
    allergensDeclared: true,
    traces: ['nuts'],
    without: { milk: { es: 'Pídela vegana' } },
    diets: ['vegetarian'],
  },
  'es',
)
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function openSheet(text: string) {
  const onSaved = vi.fn<(said: LineSaid) => void>()
  const line = newLine(text, CAKE)
  await show(<AllergenSheet line={line} restaurant={sampleRestaurant()} onSaved={onSaved} onClose={() => {}} />)
  return onSaved
}

test('a line has the 14 in their states, and what can be left out', async () => {
  const onSaved = await openSheet('Tarta')
  await expect.element(button('Frutos de cáscara Trazas')).toHaveAttribute('aria-pressed', 'mixed')
  await page.getByRole('radio', { name: 'Puede contener' }).click()
  await button('Sésamo').click()
  await button('Listo').click()
  expect(onSaved.mock.lastCall?.[0]).toMatchObject({
    allergens: ['milk'],
    traces: ['nuts', 'sesame'],
    without: { milk: { es: 'Pídela vegana' } },
    diets: ['vegetarian'],
  })
})

test('of another text the former traces are in sight, and nothing that makes it safer is kept', async () => {
  const onSaved = await openSheet('Tarta de queso')
  await expect.element(button('Frutos de cáscara Trazas')).toHaveAttribute('aria-pressed', 'mixed')
  await button('Listo').click()
  expect(onSaved.mock.lastCall?.[0]).toMatchObject({ allergens: ['milk'], traces: ['nuts'], without: {}, diets: [] })
})

test('what can be left out is asked what to ask for', async () => {
  const onSaved = await openSheet('Otra tarta')
  await page.getByText('Afinar').click()
  await page.getByRole('switch', { name: 'Se puede hacer sin lácteos' }).click()
  await button('Listo').click()
  await expect.element(page.getByLabelText('Qué hay que pedir')).toHaveFocus()
  expect(onSaved).not.toHaveBeenCalled()
})

test('that it contains none takes kinds and what can be left out with it', async () => {
  const onSaved = await openSheet('Tarta')
  await button('No contiene ninguno').click()
  expect(onSaved.mock.lastCall?.[0]).toMatchObject({ allergens: [], traces: [], hasNone: true, without: {} })
})
