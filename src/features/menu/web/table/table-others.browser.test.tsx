import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { disconnect, reconnect } from '#test/browser/connection.ts'
import { pricedAt } from '#test/browser/data.ts'
import {
  cellOf,
  COLUMN,
  CROQUETAS,
  DISHES,
  FLAN,
  foot,
  forgetTable,
  hasFocus,
  later,
  openTable,
  press,
  puts,
  toast,
  TORTILLA,
} from '#test/browser/menu-table.tsx'
import { answer } from '#test/browser/server.ts'
import { stopClock } from '#test/browser/steps.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { dishesOf } from '../data/menu.queries.ts'
import { NAMED_MS, OTHERS_EVERY_MS } from '../../table/table.limits.ts'

beforeEach(() => localStorage.clear())
afterEach(forgetTable)

const LATEST = '2026-11-21T14:00:00.000Z'

test('somebody else has changed the same: the cell asks, and the safe answer leaves theirs', async () => {
  await openTable({ dishes: DISHES })
  const theirs = later(CROQUETAS, pricedAt(9.8))
  await answer('PUT /menu/items/*', { data: theirs, moved: { current: theirs, changedBy: 'Marta' } })
  await press('Croquetas', COLUMN.price)
  await userEvent.keyboard('7,70{Enter}')
  await expect.element(page.getByText(/Precio: ahora pone 9,80\s€; tú pusiste 7,70\s€\./)).toBeVisible()
  expect(cellOf('Croquetas', COLUMN.price)).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Dejar lo suyo' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await hasFocus('Croquetas', COLUMN.price)
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => cellOf('Croquetas', COLUMN.price).textContent).toBe('9,80')
  await expect.element(foot('Todo guardado')).toBeVisible()
  expect(outbox.hasUnsent()).toBe(false)
})

test('what others change arrives within 30 s and is named for 6 s', async () => {
  const clock = stopClock()
  await openTable({ dishes: DISHES })
  const changed = [{ dish: later(CROQUETAS, pricedAt(9.8)), changedBy: 'Marta' }]
  await answer('GET /restaurants/*/items/changed', { data: { changed, gone: ['Flan'] } })
  await clock.runFor(OTHERS_EVERY_MS)
  const who = () => cellOf('Croquetas', COLUMN.price).dataset.who
  await expect.poll(who).toBe('Marta, ahora')
  expect(cellOf('Croquetas', COLUMN.price).textContent).toBe('9,80')
  await expect.element(page.getByText('Marta ha cambiado Precio de Croquetas.')).toBeInTheDocument()
  await clock.runFor(0)
  await expect.element(page.getByRole('rowheader', { name: 'Flan' })).not.toBeInTheDocument()
  await clock.runFor(NAMED_MS)
  await expect.poll(who).toBeUndefined()
})

test('without a connection a cell waits, and goes out when it is back', async () => {
  await disconnect()
  await openTable({ dishes: DISHES })
  await answer('PUT /menu/items/*', 'lost')
  await press('Croquetas', COLUMN.price)
  await userEvent.keyboard('7{Enter}')
  await expect.element(foot('1 sin guardar')).toBeVisible()
  expect(cellOf('Croquetas', COLUMN.price)).toHaveAttribute('data-waits')
  expect(cellOf('Croquetas', COLUMN.price).textContent).toBe('7,00')
  await answer('PUT /menu/items/*', { data: later(CROQUETAS, pricedAt(7)) })
  await reconnect()
  await expect.element(foot('Todo guardado')).toBeVisible()
  await expect.poll(() => outbox.hasUnsent()).toBe(false)
  expect(cellOf('Croquetas', COLUMN.price)).not.toHaveAttribute('data-waits')
})

test('a cell that somebody else has changed since is not taken back', async () => {
  const { queryClient } = await openTable({ dishes: DISHES })
  await answer('PUT /menu/items/*', { data: later(CROQUETAS, pricedAt(7)) })
  await press('Croquetas', COLUMN.price)
  await userEvent.keyboard('7{Enter}')
  await expect.element(foot('Todo guardado')).toBeVisible()
  await expect.poll(() => outbox.hasUnsent()).toBe(false)
  queryClient.setQueryData(dishesOf('r1').queryKey, [later(CROQUETAS, pricedAt(8), LATEST), TORTILLA, FLAN])
  await expect.poll(() => cellOf('Croquetas', COLUMN.price).textContent).toBe('8,00')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(toast('Alguien lo ha cambiado mientras tanto. Se queda como está.')).toBeVisible()
  expect(await puts()).toHaveLength(1)
})
