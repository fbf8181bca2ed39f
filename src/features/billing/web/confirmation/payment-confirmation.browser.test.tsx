import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useLocation } from 'react-router'
import { samplePlan } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { sentCalls } from '#test/browser/server.ts'
import { planIs } from '#test/browser/subscription.tsx'
import { stopClock } from '#test/browser/steps.ts'
import { SubscriptionTab } from '../subscription-tab/subscription-tab.tsx'
import { PaymentConfirmationContext, usePaymentReturn } from './payment-confirmation.ts'

const TAB = '/dashboard/user?tab=subscription'
const SUCCESS = '/dashboard/home?subscription=success'
const ASK_EVERY_MS = 2000
const WAIT_MS = 20_000
const STATUS = '/api/subscriptions/status'
const trial = samplePlan({ tier: 'trial', status: 'trialing', daysRemaining: 3 }, { isPaid: false })
const onConfirmed = vi.fn(() => Promise.resolve())

/**
 * The part of the dashboard that knows about the return from a payment; it comes after the toasts, as in the product.
 */
function Dashboard({ drawTab = Promise.resolve() }: { drawTab?: Promise<void> }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady && <Screen drawTab={drawTab} />
}

function Screen({ drawTab }: { drawTab: Promise<void> }) {
  const { pathname, search } = useLocation()
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => void drawTab.then(() => setDrawn(true)), [drawTab])
  return (
    <PaymentConfirmationContext value={usePaymentReturn(onConfirmed)}>
      <output>{pathname + search}</output>
      {isDrawn && <SubscriptionTab restaurants={[]} people={1} />}
    </PaymentConfirmationContext>
  )
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const confirming = heading('Estamos confirmando tu pago')
const at = page.getByRole('status').filter({ hasText: '/dashboard' })

/**
 * Stops the clock. `runUntil` moves it from question to question, each time when all calls are answered: before, the
 * time of the next question is not set yet, and the half minute would be over before an answer has come.
 */
function stopClockBetweenCalls() {
  const clock = stopClock()
  const fetching = vi.spyOn(window, 'fetch')
  const waiting = () => fetching.mock.settledResults.filter(({ type }) => type === 'incomplete')
  const runOn = async () => {
    await expect.poll(waiting).toEqual([])
    await clock.runFor(ASK_EVERY_MS)
  }
  return {
    asked: () => fetching.mock.calls.filter(([url]) => url === STATUS).length,
    runUntil: (isSo: () => void) => vi.waitFor(() => runOn().then(isSo), WAIT_MS),
  }
}

test('after a payment it asks until the provider has confirmed; then the focus is on the plan', async () => {
  const clock = stopClockBetweenCalls()
  onConfirmed.mockClear()
  await planIs(trial)
  await showSignedIn(<Dashboard />, { path: SUCCESS })
  await expect.element(confirming).toBeVisible()
  await expect.element(at).toHaveTextContent(TAB)
  await expect.poll(clock.asked).toBe(1)
  await clock.runUntil(() => expect(clock.asked()).toBe(2))
  await expect.element(confirming).toBeVisible()
  expect(onConfirmed).not.toHaveBeenCalled()
  await planIs(samplePlan())
  await clock.runUntil(() => expect(onConfirmed).toHaveBeenCalledOnce())
  await expect.element(page.getByText('Suscripción activada')).toBeVisible()
  await expect.element(heading('Pro')).toHaveFocus()
})

test('a payment that is confirmed before the tab is drawn leads to the plan as well', async () => {
  const tab = Promise.withResolvers<void>()
  await planIs(samplePlan())
  await showSignedIn(<Dashboard drawTab={tab.promise} />, { path: SUCCESS })
  await expect.element(page.getByText('Suscripción activada')).toBeVisible()
  tab.resolve()
  await expect.element(heading('Pro')).toHaveFocus()
})

test('after 30 s it says that it takes longer, and asks again when told to', async () => {
  const clock = stopClockBetweenCalls()
  await planIs(trial)
  await showSignedIn(<Dashboard />, { path: SUCCESS })
  await expect.element(confirming).toBeVisible()
  const late = heading('Tu pago tarda más de lo normal')
  await clock.runUntil(() => expect(late.query()).not.toBeNull())
  expect(clock.asked()).toBeLessThanOrEqual(16)
  await page.getByRole('button', { name: 'Comprobar de nuevo' }).click()
  await expect.element(confirming).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Seguir con mi carta' })).toBeVisible()
})

test('a plan that nobody paid is no confirmation', async () => {
  await planIs(samplePlan({}, { isPaid: false }))
  await showSignedIn(<Dashboard />, { path: SUCCESS })
  await expect.poll(async () => (await sentCalls()).map(one => one.path)).toContain('/subscriptions/current')
  await expect.element(confirming).toBeVisible()
})

test('a payment that was not completed changes nothing', async () => {
  await planIs(trial)
  await showSignedIn(<Dashboard />, { path: '/dashboard/home?subscription=canceled' })
  await expect.element(page.getByText('No se ha completado el pago')).toBeVisible()
  await expect.element(at).toHaveTextContent(TAB)
  await expect.element(page.getByText('Prueba gratuita')).toBeVisible()
})

test('after the portal of a due payment it says when it has been paid', async () => {
  const clock = stopClockBetweenCalls()
  await planIs(samplePlan({ status: 'past_due' }))
  await showSignedIn(<Dashboard />, { path: `${TAB}&returned=payment` })
  await expect.element(page.getByText('Estamos confirmando tu pago')).toBeVisible()
  await expect.element(page.getByText('Pago pendiente')).toBeVisible()
  await planIs(samplePlan())
  await clock.runUntil(() => expect(page.getByText(/^Pago recibido/).query()).not.toBeNull())
  await expect.element(page.getByText('Activa')).toBeVisible()
})

test('after the portal it shows the other plan as soon as the provider has told', async () => {
  const clock = stopClockBetweenCalls()
  onConfirmed.mockClear()
  await planIs(samplePlan())
  await showSignedIn(<Dashboard />, { path: `${TAB}&returned=portal` })
  await expect.element(heading('Cambiar de plan')).toBeVisible()
  await planIs(samplePlan({ tier: 'premium' }))
  await clock.runUntil(() => expect(onConfirmed).toHaveBeenCalledOnce())
  await expect.element(page.getByRole('heading', { level: 2, name: 'Premium' })).toBeVisible()
})
