import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { samplePlan, sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { ONE_RESTAURANT, previewIs, showPlan } from '#test/browser/subscription.tsx'
import { CHOSEN_PLAN_KEY, chosenPlanNote } from '../../chosen-plan.rules.ts'
import type { BillingInterval, PaidTier } from '../../plans.ts'
import { SubscriptionTab } from './subscription-tab.tsx'

const trial = samplePlan({ tier: 'trial', status: 'trialing', trialEndsAt: '2100-01-01T12:00:00Z' }, { isPaid: false })

const choose = (tier: PaidTier, interval: BillingInterval) =>
  sessionStorage.setItem(CHOSEN_PLAN_KEY, chosenPlanNote({ tier, interval }))
const kept = () => sessionStorage.getItem(CHOSEN_PLAN_KEY)
const card = (plan: string) => page.getByRole('region', { name: plan, exact: true })
const hire = (plan: string) => page.getByRole('button', { name: `Contratar y empezar hoy ${plan}` })
const monthly = page.getByRole('radio', { name: 'Mensual' })

beforeEach(() => {
  onTestFinished(() => sessionStorage.clear())
})

test('the plan chosen among the prices is preselected, with its interval, and nothing is asked of the provider', async () => {
  choose('basic', 'monthly')
  await showPlan(trial)
  await expect.element(monthly).toBeChecked()
  await expect.element(card('Basic').getByText('Tu elección')).toBeVisible()
  await expect.element(hire('Basic')).toHaveAttribute('data-variant', 'primary')
  await expect.element(hire('Pro')).toHaveAttribute('data-variant', 'secondary')
  expect(page.getByText('Tu elección').elements()).toHaveLength(1)
  expect(kept()).not.toBeNull()
})

test('without a choice, or with a damaged one, annual is chosen and Pro recommended', async () => {
  sessionStorage.setItem(CHOSEN_PLAN_KEY, '{"version":1,"tier":"trial"}')
  await showPlan(trial)
  await expect.element(page.getByRole('radio', { name: /Anual/ })).toBeChecked()
  await expect.element(hire('Pro')).toHaveAttribute('data-variant', 'primary')
  await expect.element(page.getByText('Tu elección')).not.toBeInTheDocument()
})

test('where the browser keeps nothing, the tab is as without a choice', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await showPlan(trial)
  await expect.element(hire('Pro')).toHaveAttribute('data-variant', 'primary')
})

test('the chosen plan can be bought and stays chosen until it is paid', async () => {
  choose('premium', 'yearly')
  await showPlan(trial)
  await answer('POST /payments/create-checkout-session', { data: { url: '#bought' } })
  await previewIs({ today: 173, then: 173 })
  await hire('Premium').click()
  await page.getByRole('button', { name: 'Ir a pagar 173 €' }).click()
  await expect.poll(() => location.hash).toBe('#bought')
  expect(kept()).not.toBeNull()
})

test.each([
  ['plan', 'premium', 'monthly', 'Basic'],
  ['interval', 'basic', 'yearly', 'Basic'],
] as const)('another %s uses the choice up', async (_what, tier, interval, pressed) => {
  choose(tier, interval)
  await showPlan(trial)
  await answer('POST /payments/create-checkout-session', { data: { url: `#other-${tier}` } })
  await monthly.click()
  await previewIs({ today: 8, then: 8 })
  await hire(pressed).click()
  await page.getByRole('button', { name: 'Ir a pagar 8 €' }).click()
  await expect.poll(() => location.hash).toBe(`#other-${tier}`)
  expect(kept()).toBeNull()
  await expect.element(page.getByText('Tu elección')).not.toBeInTheDocument()
})

test('a paid plan is no choice any more', async () => {
  choose('pro', 'yearly')
  await showPlan(samplePlan({ tier: 'pro' }, { billingInterval: 'yearly' }))
  await expect.poll(kept).toBeNull()
})

test('an owner who pays sees the chosen change marked; the primary button stays the present plan’s', async () => {
  choose('premium', 'yearly')
  await showPlan(samplePlan())
  await expect.element(card('Premium').getByText('Tu elección')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Cambiar a Premium' }))
    .toHaveAttribute('data-variant', 'secondary')
})

test('an admin sees nothing of it', async () => {
  choose('pro', 'yearly')
  await showSignedIn(<SubscriptionTab {...ONE_RESTAURANT} />, {
    user: sampleUser({ role: 'admin', subscription: null }),
  })
  await expect.element(page.getByText('Acceso completo')).toBeVisible()
  await expect.element(page.getByText('Tu elección')).not.toBeInTheDocument()
})
