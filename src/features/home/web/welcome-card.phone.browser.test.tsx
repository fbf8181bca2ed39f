import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DAY_MS } from '#shared/time.ts'
import { sampleRestaurant } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { WelcomeCard } from './welcome-card.tsx'

test('the name and the day until which the menu can be read are whole on a small phone', async () => {
  const menuVisibleUntil = new Date(Date.now() + 30 * DAY_MS).toISOString()
  const restaurant = sampleRestaurant({ name: 'La Taberna de Carmen', status: 'inactive', menuVisibleUntil })
  await show(
    <div style={{ width: 288 }}>
      <WelcomeCard restaurant={restaurant} isReady={false} />
    </div>,
  )
  const right = (text: RegExp | string) => page.getByText(text).element().getBoundingClientRect().right
  expect(right(/^Visible hasta el/)).toBeLessThanOrEqual(288)
  expect(right('La Taberna de Carmen')).toBeLessThanOrEqual(288)
})
