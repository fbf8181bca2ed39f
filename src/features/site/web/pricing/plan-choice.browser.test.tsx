import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CHOSEN_PLAN_KEY, readChosenPlanNote } from '#features/billing/chosen-plan.rules.ts'
import { startPlanChoice } from './plan-choice.ts'
import { PricingPage } from './pricing-page.tsx'

const start = (plan: string) => page.getByRole('link', { name: `Comenzar gratis con ${plan}` })
const kept = () => readChosenPlanNote(sessionStorage.getItem(CHOSEN_PLAN_KEY))

let followed: string[] = []

beforeEach(() => {
  const around = document.createElement('div')
  around.innerHTML = renderToStaticMarkup(<PricingPage menuDays={30} />)
  document.body.append(around)
  followed = []
  // The test stays on its page.
  const stay = (event: Event) => {
    const link = (event.target as Element).closest('a')
    if (event.defaultPrevented || !link) return
    followed.push(link.getAttribute('href') ?? '')
    event.preventDefault()
  }
  window.addEventListener('click', stay)
  onTestFinished(() => {
    window.removeEventListener('click', stay)
    sessionStorage.clear()
    around.remove()
  })
  startPlanChoice()
})

test('the chosen plan and interval are kept for this tab; the address stays', async () => {
  await start('Pro').click()
  expect(kept()).toEqual({ tier: 'pro', interval: 'yearly' })
  await page.getByText('Mensual', { exact: true }).click()
  await start('Premium').click()
  expect(kept()).toEqual({ tier: 'premium', interval: 'monthly' })
  expect(followed).toEqual(['/auth?mode=register', '/auth?mode=register'])
})

test('where nothing may be kept, the link leads on all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await start('Basic').click()
  expect(followed).toEqual(['/auth?mode=register'])
  expect(kept()).toBeNull()
})
