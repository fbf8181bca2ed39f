import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { SubscriptionPage } from './subscription-page.tsx'

const PAST = '2020-01-01T12:00:00.000Z'
const FUTURE = '2100-01-31T12:00:00.000Z'
const NO_END = { subscriptionEndsAt: null, cancelAtPeriodEnd: false }
const afterTrial = sampleUser({
  subscription: { tier: 'trial', status: 'trialing', trialEndsAt: PAST, ...NO_END },
})
const afterPlan = sampleUser({ subscription: { tier: 'pro', status: 'canceled', trialEndsAt: null, ...NO_END } })
const worker = sampleUser({ role: 'worker', status: 'active', subscription: undefined })

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const hire = page.getByRole('link', { name: 'Contrata un plan' })

test('an ended trial: until when the menu shows, what works, and the plans', async () => {
  await showSignedIn(<SubscriptionPage menuVisibleUntil={FUTURE} ownerName={undefined} />, { user: afterTrial })
  await expect.element(title('Tu periodo de prueba ha terminado.')).toBeVisible()
  await expect.element(page.getByText(/^Tu carta seguirá visible hasta el 31 de enero de 2100\. Todo lo/)).toBeVisible()
  await expect.element(page.getByText('Tu carta y tu QR, hasta el 31 de enero de 2100')).toBeVisible()
  await expect.element(page.getByText('Invitar a tu equipo')).toBeVisible()
  await expect.element(hire).toHaveAttribute('href', '/dashboard/user?tab=subscription')
  await expect.element(page.getByRole('link', { name: 'Volver al panel' })).toHaveAttribute('href', '/dashboard')
})

test('after the 30 days: since when it is gone', async () => {
  await showSignedIn(<SubscriptionPage menuVisibleUntil={PAST} ownerName={undefined} />, { user: afterPlan })
  await expect.element(title('Tu suscripción ha terminado.')).toBeVisible()
  await expect.element(page.getByText(/dejó de verse el 1 de enero de 2020\. Al contratar vuelve/)).toBeVisible()
  await expect.element(page.getByText(/Tu carta y tu QR/)).not.toBeInTheDocument()
})

test('a worker is told whom to ask, and is shown no plans', async () => {
  await showSignedIn(<SubscriptionPage menuVisibleUntil={FUTURE} ownerName="Marta Iglesias" />, { user: worker })
  await expect.element(title('El plan del restaurante ha terminado. Habla con su propietario.')).toBeVisible()
  await expect.element(page.getByText(/^Es Marta Iglesias\. Puedes seguir viendo/)).toBeVisible()
  await expect.element(hire).not.toBeInTheDocument()
})

test('a partner is told whom to ask, and what is paused for them too', async () => {
  const user = { ...worker, partner: true }
  await showSignedIn(<SubscriptionPage menuVisibleUntil={FUTURE} ownerName="Marta Iglesias" />, { user })
  await expect.element(page.getByText(/^Es Marta Iglesias\. Puedes seguir viendo/)).toBeVisible()
  await expect.element(page.getByText('Invitar a tu equipo')).toBeVisible()
  await expect.element(hire).not.toBeInTheDocument()
})
