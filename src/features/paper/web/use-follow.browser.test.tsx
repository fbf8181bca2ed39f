import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useQuery } from '@tanstack/react-query'
import { dishesOf } from '#features/menu/web/index.ts'
import { OTHERS_EVERY_MS } from '#features/menu/table/table.limits.ts'
import { sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import { stopClock } from '#test/browser/steps.ts'
import { statusOf } from './paper.queries.ts'
import { useFollow } from './use-follow.ts'
import { samplePaperStatus } from '#test/browser/paper.ts'

const RESTAURANT = sampleRestaurant()
const DISH = sampleDish('Croquetas', { price: 5, updatedAt: '2026-11-21T12:00:00.000Z' })

function Following() {
  useFollow(RESTAURANT, 12)
  useQuery(dishesOf(RESTAURANT._id))
  const { data } = useQuery(statusOf(RESTAURANT._id))
  return <p>{data ? `${data.changes?.prices} precios` : ''}</p>
}

test('what somebody else changes is followed, with who did it and when; what oneself does is followed in silence', async () => {
  const clock = stopClock()
  await answer('GET /restaurants/*/items', { data: [DISH] })
  await answer('GET /restaurants/*/paper/status', { data: samplePaperStatus() })
  await answer('GET /restaurants/*/items/changed', { data: { changed: [], gone: [] } })
  await showInPage(<Following />)
  await expect.element(page.getByText('3 precios')).toBeVisible()

  const mine = { ...DISH, price: 6, updatedAt: '2026-11-21T12:05:00.000Z' }
  await answer('GET /restaurants/*/items', { data: [mine] })
  await answer('GET /restaurants/*/items/changed', { data: { changed: [{ dish: mine, changedBy: null }], gone: [] } })
  await answer('GET /restaurants/*/paper/status', { data: samplePaperStatus({ changes: counts(4) }) })
  await clock.runFor(OTHERS_EVERY_MS)
  await expect.element(page.getByText('4 precios')).toBeVisible()
  await expect.element(page.getByText(/se ha puesto al día/)).not.toBeInTheDocument()

  const theirs = { ...mine, price: 7, updatedAt: '2026-11-21T12:10:00.000Z' }
  await answer('GET /restaurants/*/items/changed', {
    data: { changed: [{ dish: theirs, changedBy: 'Marta' }], gone: [] },
  })
  await answer('GET /restaurants/*/paper/status', { data: samplePaperStatus({ changes: counts(5) }) })
  await clock.runFor(OTHERS_EVERY_MS)
  await expect.element(page.getByText('5 precios')).toBeVisible()
  await expect
    .element(page.getByText(/^La hoja se ha puesto al día: Marta cambió un precio a las? \d+:\d\d\.$/))
    .toBeVisible()
})

const counts = (prices: number) => ({ allergens: 0, prices, added: 0, gone: 0, texts: 0 })
