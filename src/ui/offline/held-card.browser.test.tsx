import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { show } from '#test/browser/render.tsx'
import { DAY_MS } from '#shared/time.ts'
import { HeldCard } from './held-card.tsx'
import { type Change, outbox } from './outbox.ts'

type Plate = { updatedAt: string }

beforeEach(disconnect)
afterEach(forgetConnection)

/** A change that the phone has kept since `at`. */
function keptSince(id: string, name: string, at: number) {
  const send = vi.fn<Change<Plate>['send']>().mockResolvedValue({ updatedAt: 'v2' })
  const change: Change<Plate> = {
    id,
    name,
    seen: { updatedAt: 'v1' },
    body: { available: false },
    says: () => 'Agotado',
    send,
    merge: () => ({ free: {}, contested: [] }),
    onStored: () => {},
    onRefused: () => {},
  }
  outbox.restore(change as unknown as Change, { key: 'k', sent: null, at })
  return send
}
const card = page.getByRole('region', { name: /sin guardar/ })
const review = page.getByRole('alertdialog', { name: 'De ayer, sin guardar' })

test('what is of yesterday is asked, and goes out when somebody says so', async () => {
  const send = keptSince('gambas', 'Gambas al ajillo', Date.now() - DAY_MS)
  await show(<HeldCard />)
  await reconnect()
  await outbox.sendAll()
  await expect.element(card).toMatchTextContent(/^1 cambio de ayer sin guardar/)
  await expect.element(card).toMatchTextContent(/Gambas al ajillo: agotado/)
  expect(send).not.toHaveBeenCalled()
  await card.getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  await expect.element(card).not.toBeInTheDocument()
})

test('they are looked at first, and may be given up', async () => {
  const send = keptSince('gambas', 'Gambas al ajillo', Date.now() - DAY_MS)
  keptSince('flan', 'Flan', Date.now() - DAY_MS)
  await show(<HeldCard />)
  await card.getByRole('button', { name: 'Revisar' }).click()
  await expect.element(review).toMatchTextContent(/Gambas al ajilloAgotadoTú, ayer a la/)
  await review.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(review).not.toBeInTheDocument()
  await card.getByRole('button', { name: 'Revisar' }).click()
  await review.getByRole('button', { name: 'Descartar' }).click()
  await expect.element(card).not.toBeInTheDocument()
  expect(outbox.hasUnsent()).toBe(false)
  expect(send).not.toHaveBeenCalled()
})

test('what is of today is not asked', async () => {
  keptSince('gambas', 'Gambas al ajillo', Date.now())
  await show(<HeldCard />)
  await expect.element(card).not.toBeInTheDocument()
})
