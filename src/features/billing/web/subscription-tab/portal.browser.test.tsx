import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { samplePlan } from '#test/browser/data.ts'
import { answer, sentCalls } from '#test/browser/server.ts'
import { showPlan } from '#test/browser/subscription.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('past due: the portal, and afterwards the question whether it has been paid', async () => {
  await showPlan(samplePlan({ status: 'past_due' }))
  await answer('POST /payments/create-billing-portal', { data: { url: '#due' } })
  await button('Revisar forma de pago').click()
  await expect.poll(() => location.hash).toBe('#due')
  expect((await sentCalls()).at(-1)).toMatchObject({ body: { returnUrl: expect.stringContaining('returned=payment') } })
})
