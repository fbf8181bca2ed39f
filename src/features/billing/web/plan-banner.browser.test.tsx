import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DAY_MS } from '#shared/time.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { PlanBanner } from './plan-banner.tsx'
import { PlanEndLine } from './plan-end-line.tsx'

const PAST = '2020-01-01T12:00:00.000Z'
const FUTURE = '2100-01-31T12:00:00.000Z'
const PLANS = '/dashboard/user?tab=subscription'

type Plan = NonNullable<User['subscription']>
const user = (changes: Partial<Plan>) =>
  sampleUser({
    subscription: {
      tier: 'pro',
      status: 'active',
      trialEndsAt: null,
      subscriptionEndsAt: null,
      cancelAtPeriodEnd: false,
      ...changes,
    },
  })
const banner = page.getByRole('alert')

beforeEach(() => localStorage.clear())

test.for([
  [
    'an ended trial',
    { tier: 'trial', status: 'trialing', trialEndsAt: PAST },
    FUTURE,
    'Tu periodo de prueba ha terminado. Tu carta seguirá visible hasta el 31 de enero de 2100.',
    'Contrata un plan',
  ],
  [
    'an ended subscription, after the 30 days',
    { status: 'canceled', subscriptionEndsAt: PAST },
    PAST,
    'Tu suscripción ha terminado. Tu carta dejó de verse el 1 de enero de 2020.',
    'Contrata un plan',
  ],
  [
    'an ended subscription where menus go at once',
    { status: 'canceled', subscriptionEndsAt: PAST },
    null,
    'Tu suscripción ha terminado.',
    'Contrata un plan',
  ],
  [
    'a cancelled plan with days left',
    { status: 'canceled', subscriptionEndsAt: FUTURE },
    null,
    'Tu suscripción termina el 31 de enero de 2100.',
    'Contrata un plan',
  ],
  [
    'a paid plan that has been cancelled',
    { cancelAtPeriodEnd: true, subscriptionEndsAt: FUTURE },
    null,
    'Tu suscripción termina el 31 de enero de 2100.',
    'Ver suscripción',
  ],
] as const)('%s', async ([, plan, menuVisibleUntil, words, action]) => {
  await showSignedIn(<PlanBanner menuVisibleUntil={menuVisibleUntil} />, { user: user(plan) })
  await expect.element(banner).toHaveTextContent(`${words}${action}`)
  await expect.element(page.getByRole('link', { name: action })).toHaveAttribute('href', PLANS)
})

test('the banner of a cancelled plan is put away; home keeps a line, another end shows it again', async () => {
  const cancelled = user({ cancelAtPeriodEnd: true, subscriptionEndsAt: FUTURE })
  const both = (
    <>
      <PlanBanner menuVisibleUntil={null} />
      <main tabIndex={-1} style={{ marginTop: '60vh', height: '200vh' }}>
        <PlanEndLine />
      </main>
    </>
  )
  const { unmount } = await showSignedIn(both, { user: cancelled })
  const line = page.getByRole('main').getByText(/^Tu suscripción termina el 31 de enero de 2100\./)
  await expect.element(banner).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Cerrar el aviso' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
  // The page does not jump to where its content begins.
  expect(scrollY).toBe(0)
  await expect.element(line).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ver suscripción' })).toHaveAttribute('href', PLANS)
  await unmount()
  const other = user({ cancelAtPeriodEnd: true, subscriptionEndsAt: '2100-02-28T12:00:00.000Z' })
  await showSignedIn(both, { user: other })
  await expect.element(banner).toBeVisible()
})

test.for([
  [
    'in the last seven days',
    { cancelAtPeriodEnd: true, subscriptionEndsAt: new Date(Date.now() + 6 * DAY_MS).toISOString() },
  ],
  ['of an ended plan', { status: 'canceled', subscriptionEndsAt: PAST }],
  ['of a due payment', { status: 'past_due' }],
] as const)('the banner %s stays', async ([, plan]) => {
  await showSignedIn(<PlanBanner menuVisibleUntil={null} />, { user: user(plan) })
  await expect.element(banner).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cerrar el aviso' })).not.toBeInTheDocument()
})

test('a due payment opens the portal', async () => {
  await answer('POST /payments/create-billing-portal', { data: { url: '#banner' } })
  await showSignedIn(<PlanBanner menuVisibleUntil={null} />, { user: user({ status: 'past_due' }) })
  await expect.element(page.getByText('No hemos podido cobrar tu suscripción. Revisa tu forma de pago.')).toBeVisible()
  await page.getByRole('button', { name: 'Revisar forma de pago' }).click()
  await expect.poll(() => location.hash).toBe('#banner')
  expect(await sentCalls()).toHaveLength(1)
})

test('a running plan has none', async () => {
  await showSignedIn(<PlanBanner menuVisibleUntil={null} />, { user: user({}) })
  await expect.element(banner).not.toBeInTheDocument()
})
