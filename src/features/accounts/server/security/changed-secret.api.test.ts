import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import type { PlanStatus } from '#features/billing/billing.contract.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import type { TestBrowser } from '#test/client.ts'
import { PASSWORD } from '#test/factories.ts'
import { accept, createTeamOwner, invite, mailedToken } from '#test/team/invitations.ts'

const BEFORE = 'a secret of at least 32 characters, the first one'
const AFTER = 'another secret of at least 32 characters, the second'
const EMAIL = 'marta@ejemplo.com'
const MARTA = { email: EMAIL, password: PASSWORD }

const post = <Data>(app: TestApp, path: string, body: unknown, as?: TestBrowser) =>
  app.request<Data>({ method: 'POST', path: `/api/auth/${path}`, body, ...(as && { as }) })
const me = async (app: TestApp, as: TestBrowser) => (await app.request({ path: '/api/auth/me', as })).status

/** The product before its secret was changed, and the one that is started with a new one. */
async function changeSecret(accepted: boolean) {
  const before = await createTestApp({ env: { SESSION_SECRET: BEFORE } })
  const env = { SESSION_SECRET: AFTER, ...(accepted && { SESSION_SECRET_PREVIOUS: BEFORE }) }
  const after = await createTestApp({ beside: before, env })
  return { before, after }
}

test('nobody is signed out by a changed secret: sessions are in the database', async () => {
  const { before, after } = await changeSecret(false)
  const marta = await before.signUp()
  expect(await me(after, marta)).toBe(200)
  expect((await post(after, 'refresh', {}, marta)).status).toBe(200)
})

describe.each([true, false])('what was made under the secret before holds while that is accepted (%s)', accepted => {
  test('a reset code', async () => {
    const { before, after } = await changeSecret(accepted)
    await before.make.owner(MARTA)
    await post(before, 'forgot-password', { email: EMAIL })
    await before.runJobs()
    const code = /\b\d{6}\b/.exec(before.mail.sent.at(-1)?.text ?? '')?.[0]
    expect((await post(after, 'verify-reset-code', { email: EMAIL, code })).status).toBe(accepted ? 200 : 400)
  })

  test('an invitation whose mail waits', async () => {
    const { before, after } = await changeSecret(accepted)
    const { owner, ids } = await createTeamOwner(before)
    await invite(before, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
    expect((await accept(after, await mailedToken(after, 'noa@ejemplo.com'))).status).toBe(accepted ? 200 : 400)
  })

  test('a device is known, and its network', async () => {
    const { before, after } = await changeSecret(accepted)
    await before.make.owner(MARTA)
    for (const app of [before, after]) expect((await post(app, 'login', MARTA)).status).toBe(200)
    await after.runJobs()
    expect(after.mail.sent.map(({ subject }) => subject)).toHaveLength(accepted ? 0 : 1)
    const devices = await after.platform.db.selectFrom('known_devices').select('device_hmac').execute()
    expect(devices).toHaveLength(accepted ? 1 : 2)
  })

  test('a refresh token that was used: used again it ends the session', async () => {
    const { before, after } = await changeSecret(accepted)
    const marta = await before.signUp()
    const thief = { jar: marta.jar.copy() }
    for (let renewal = 0; renewal < 3; renewal++) {
      for (const { clock } of [before, after]) clock.advance(MINUTE_MS)
      expect((await post(before, 'refresh', {}, marta)).status).toBe(200)
    }
    expect((await post(after, 'refresh', {}, thief)).status).toBe(401)
    expect(await me(after, marta)).toBe(accepted ? 401 : 200)
  })

  test('that an email had its trial', async () => {
    const { before, after } = await changeSecret(accepted)
    const first = await before.signUp({ email: EMAIL })
    await before.request({ method: 'DELETE', path: '/api/auth/delete', as: first })
    after.clock.advance(20 * DAY_MS)
    const again = await after.signUp({ email: EMAIL })
    const { data } = await after.request<PlanStatus>({ path: '/api/subscriptions/status', as: again })
    expect(data.daysRemaining).toBe(accepted ? 10 : 30)
  })
})
