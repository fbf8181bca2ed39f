import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { samplePlan } from '#test/browser/data.ts'
import { answer, sentCalls } from '#test/browser/server.ts'
import { showPlan } from '#test/browser/subscription.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the own plan is offered in the other interval, and the button leads to exactly that', async () => {
  await showPlan(samplePlan())
  await expect.element(button('Pasar a mensual')).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Mensual' }).click()
  await answer('POST /payments/create-billing-portal', { data: { url: '#interval' } })
  await button('Pasar a mensual').click()
  await expect.poll(() => location.hash).toBe('#interval')
  expect((await sentCalls()).at(-1)).toMatchObject({ body: { planTier: 'pro', billingInterval: 'monthly' } })
})

test('a monthly plan says what a year saves', async () => {
  await showPlan(samplePlan({}, { billingInterval: 'monthly' }))
  await expect.element(button('Pasar a anual y ahorrar 24 €')).toBeVisible()
})

test('past due: the portal, and afterwards the question whether it has been paid', async () => {
  await showPlan(samplePlan({ status: 'past_due' }))
  await answer('POST /payments/create-billing-portal', { data: { url: '#due' } })
  await button('Revisar forma de pago').click()
  await expect.poll(() => location.hash).toBe('#due')
  expect((await sentCalls()).at(-1)).toMatchObject({ body: { returnUrl: expect.stringContaining('returned=payment') } })
})
