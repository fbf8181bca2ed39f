import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { samplePlan } from '#test/browser/data.ts'
import { answer } from '#test/browser/server.ts'
import { said } from '#test/browser/steps.ts'
import { planIs, showPlan } from '#test/browser/subscription.tsx'

const FROM = '2027-11-03T12:00:00.000Z'
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('what follows the paid period is said with its price, and can be taken back; the focus goes to the plan', async () => {
  const scheduledChange = { plan: 'basic', interval: 'monthly', from: FROM } as const
  await showPlan(samplePlan({}, { scheduledChange }))
  await expect.element(page.getByText('El 3 de noviembre pasas a Basic mensual: 8 € al mes.')).toBeVisible()
  await expect.element(page.getByText('Hasta entonces no pagas nada.')).toBeVisible()
  await expect.element(page.getByText('Pagado hasta')).toBeVisible()
  await expect.element(page.getByText('Renovación')).not.toBeInTheDocument()
  await expect.element(button('Pasar a mensual')).not.toBeInTheDocument()
  await answer('DELETE /subscriptions/scheduled-change', { status: 500 })
  await button('Anular el cambio').click()
  await expect.element(page.getByText('No se pudo procesar tu solicitud')).toBeVisible()
  await answer('DELETE /subscriptions/scheduled-change', { data: samplePlan().current })
  await planIs(samplePlan())
  await button('Anular el cambio').click()
  await expect.element(said('Sigues con Pro anual')).toBeVisible()
  await expect.element(button('Anular el cambio')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Pro', exact: true })).toHaveFocus()
})
