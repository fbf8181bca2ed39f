import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleDish } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { ApiError } from '#ui/client/api-error.ts'
import { QuickPrice } from './quick-price.tsx'
import type { DishActions } from '../dish-actions/use-dish-actions.ts'

const FLAN = sampleDish('Flan', { price: 5 })
const button = page.getByRole('button', { name: /Cambiar el precio de Flan/ })
const field = page.getByRole('textbox', { name: 'Precio de Flan' })

/** A row's price as an open field; `savePrice` replaces the row's call. */
async function openPrice() {
  const savePrice = vi.fn<DishActions['savePrice']>().mockResolvedValue(FLAN)
  const actions = { savePrice } as unknown as DishActions
  await show(<QuickPrice dish={FLAN} name="Flan" currency="EUR" actions={actions} />)
  await button.click()
  await expect.element(field).toHaveFocus()
  return savePrice
}

test('a press opens the price with its digits marked; Enter saves and gives the focus back', async () => {
  const savePrice = await openPrice()
  await userEvent.keyboard('7,25{Enter}')
  await expect.element(button).toHaveFocus()
  expect(savePrice).toHaveBeenCalledExactlyOnceWith(FLAN, '7,25')
})

test('leaving the field saves too', async () => {
  const savePrice = await openPrice()
  await field.fill('6')
  await userEvent.tab()
  await expect.element(field).not.toBeInTheDocument()
  expect(savePrice).toHaveBeenCalledExactlyOnceWith(FLAN, '6')
})

test('Escape gives up, and an unchanged price saves nothing', async () => {
  const savePrice = await openPrice()
  await field.fill('9')
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await button.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  expect(savePrice).not.toHaveBeenCalled()
})

test('what is no price is said, and is not sent', async () => {
  const savePrice = await openPrice()
  await field.fill('mucho')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('5')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(savePrice).not.toHaveBeenCalled()
})

test('a failed save is told and keeps what was typed', async () => {
  const savePrice = await openPrice()
  savePrice.mockRejectedValue(new ApiError({ status: 500, code: 'internal', message: 'x' }))
  await field.fill('7,25')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Error al guardar el plato')).toBeVisible()
  await expect.element(field).toHaveValue('7,25')
  await expect.element(field).toHaveFocus()
})
