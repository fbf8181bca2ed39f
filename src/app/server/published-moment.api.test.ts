import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { menuOf } from '#test/menus/public-menus.ts'

const WAIT = { timeout: 60_000, interval: 50 }

/** The page that nginx sends; '' where there is none. */
async function published(app: TestApp): Promise<string> {
  const bytes = await app.platform.storage.in('menus/').read('start/casa-lola.br')
  return bytes ? brotliDecompressSync(bytes).toString() : ''
}

test('a copy is gone at the moment when a notice ends, and the page after it says the new state', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = await createTestApp({ env: { PUBLISH_MENUS: 'on' }, now: new Date('2026-12-18T13:00:00Z') })
  const { restaurant, owner } = await menuOf(app)
  await app.request({ path: '/casa-lola' })
  await expect.poll(() => published(app), WAIT).not.toBe('')
  const path = `/api/restaurants/${restaurant.id}/today`
  await app.request({ method: 'PUT', path, as: await app.signIn(owner), body: { kitchenClosed: {} } })
  await expect.poll(() => published(app), WAIT).toBe('')
  const told = 'Cocina cerrada hasta las 20:00.'
  expect((await app.request({ path: '/casa-lola' })).text).toContain(told)
  await expect.poll(() => published(app), WAIT).toContain(told)
  app.clock.set(new Date('2026-12-18T18:59:59Z'))
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(await published(app)).toContain(told)
  app.clock.set(new Date('2026-12-18T19:00:00Z'))
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  await expect.poll(() => published(app), WAIT).toBe('')
  // A kept menu is read again up to a minute after its moment (decision 0293); the page itself hides the notice at it.
  app.clock.set(new Date('2026-12-18T19:01:00Z'))
  expect((await app.request({ path: '/casa-lola' })).text).not.toContain('Cocina cerrada')
})
