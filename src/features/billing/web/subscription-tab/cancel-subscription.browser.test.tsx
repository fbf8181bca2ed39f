import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { samplePlan } from '#test/browser/data.ts'
import { answer, sentCalls } from '#test/browser/server.ts'
import { said } from '#test/browser/steps.ts'
import { cancelledPlan, planIs, showPlan } from '#test/browser/subscription.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const text = (words: string) => page.getByText(words)

test('cancels with a reason; the focus goes to the plan', async () => {
  await showPlan(samplePlan())
  await answer('POST /subscriptions/cancel', { data: cancelledPlan.current })
  await button('Cancelar suscripción').click()
  const dialog = page.getByRole('alertdialog', { name: 'Cancelar suscripción' })
  await expect.element(dialog).toMatchTextContent(/Pro seguirá funcionando hasta el 3 de noviembre de 2027/)
  await expect.element(button('Seguir con Pro')).toHaveFocus()
  await page.getByRole('textbox', { name: '¿Por qué te vas? (opcional)' }).fill('Cerramos por reforma.')
  await expect.element(dialog).toMatchTextContent(/21\/500/)
  await planIs(cancelledPlan)
  await dialog.getByRole('button', { name: 'Cancelar suscripción' }).click()
  await expect.element(said('Suscripción cancelada. Sigue activa hasta el 3 de noviembre de 2027.')).toBeVisible()
  expect(await sentCalls()).toContainEqual(
    expect.objectContaining({ path: '/subscriptions/cancel', body: { reason: 'Cerramos por reforma.' } }),
  )
  await expect.element(button('Reanudar')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(heading('Pro')).toHaveFocus()
})

test('Escape keeps the plan; a failure keeps the dialog', async () => {
  await showPlan(samplePlan())
  await answer('POST /subscriptions/cancel', { status: 500 })
  const dialog = page.getByRole('alertdialog')
  await button('Cancelar suscripción').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await button('Cancelar suscripción').click()
  await dialog.getByRole('button', { name: 'Cancelar suscripción' }).click()
  await expect.element(text('No se pudo procesar tu solicitud')).toBeVisible()
  await expect.element(dialog).toBeVisible()
})

test('resumes', async () => {
  await showPlan(cancelledPlan)
  await answer('POST /subscriptions/resume', { data: samplePlan().current })
  await planIs(samplePlan())
  await button('Reanudar').click()
  await expect.element(said('Suscripción reanudada. Se renueva el 3 de noviembre de 2027.')).toBeVisible()
  await expect.element(text('Activa')).toBeVisible()
  await expect.element(heading('Pro')).toHaveFocus()
})
