import { describe, expect, test } from 'vitest'
import { DAY_S, HOUR_S, MINUTE_S } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { TestResponse } from '#test/client.ts'
import { PASSWORD } from '#test/factories.ts'
import type { LimitRule } from '#platform/limits/limits.ts'
import * as rules from '../accounts.limits.ts'

const IP = '127.0.0.1'
const EMAIL = 'marta@example.com'

type Limited = {
  /** As 3-decisions §2 writes it: so many calls in so many seconds. */
  limit: string
  points: number
  durationS: number
  rule: LimitRule
  key: (user: SignedIn) => string
  call: (app: TestApp, as: SignedIn) => Promise<TestResponse<unknown>>
}

const post = (path: string, body: object) => (app: TestApp) =>
  app.request<unknown>({ method: 'POST', path: `/api/auth/${path}`, body })
const wrongLogin = post('login', { email: EMAIL, password: 'Otra-clave-9' })
const forgot = post('forgot-password', { email: EMAIL })
const own = (request: { method: 'GET' | 'PUT'; path: string; body?: object }) => (app: TestApp, as: SignedIn) =>
  app.request<unknown>({ ...request, as })

const LIMITS: Limited[] = [
  {
    limit: 'login, pair of email and IP',
    points: 10,
    durationS: 15 * MINUTE_S,
    rule: rules.LOGIN_PAIR,
    key: () => `${EMAIL} ${IP}`,
    call: wrongLogin,
  },
  {
    limit: 'login, IP',
    points: 100,
    durationS: 15 * MINUTE_S,
    rule: rules.LOGIN_IP,
    key: () => IP,
    call: wrongLogin,
  },
  {
    limit: 'login, email',
    points: 100,
    durationS: HOUR_S,
    rule: rules.LOGIN_EMAIL,
    key: () => EMAIL,
    call: wrongLogin,
  },
  {
    limit: 'register, IP',
    points: 30,
    durationS: HOUR_S,
    rule: rules.REGISTER_IP,
    key: () => IP,
    call: post('register', { name: 'Marta', email: EMAIL, password: PASSWORD }),
  },
  {
    limit: 'refresh, IP',
    points: 60,
    durationS: MINUTE_S,
    rule: rules.REFRESH_IP,
    key: () => IP,
    call: post('refresh', {}),
  },
  {
    limit: 'forgot, pair of email and IP',
    points: 5,
    durationS: HOUR_S,
    rule: rules.FORGOT_PAIR,
    key: () => `${EMAIL} ${IP}`,
    call: forgot,
  },
  { limit: 'forgot, IP', points: 20, durationS: HOUR_S, rule: rules.FORGOT_IP, key: () => IP, call: forgot },
  {
    limit: 'verify code, pair of email and IP',
    points: 10,
    durationS: 15 * MINUTE_S,
    rule: rules.VERIFY_PAIR,
    key: () => `${EMAIL} ${IP}`,
    call: post('verify-reset-code', { email: EMAIL, code: '123456' }),
  },
  {
    limit: 'reset password, IP',
    points: 10,
    durationS: 15 * MINUTE_S,
    rule: rules.RESET_IP,
    key: () => IP,
    call: post('reset-password', { tempToken: 'x', newPassword: PASSWORD }),
  },
  {
    limit: 'password change, user',
    points: 10,
    durationS: 15 * MINUTE_S,
    rule: rules.PASSWORD_CHANGE,
    key: ({ id }) => id,
    call: own({
      method: 'PUT',
      path: '/api/auth/update',
      body: { currentPassword: 'x', newPassword: 'Otra-paella-9' },
    }),
  },
  {
    limit: 'export, user',
    points: 3,
    durationS: DAY_S,
    rule: rules.EXPORT_USER,
    key: ({ id }) => id,
    call: own({ method: 'GET', path: '/api/auth/export' }),
  },
]

describe('the limits of accounts (3-decisions §2)', () => {
  test.each(LIMITS)('$limit: $points in $durationS s, over processes and restarts', async limited => {
    const { points, durationS, rule } = limited
    expect(rule).toMatchObject({ points, durationS })
    const first = await createTestApp({ rateLimits: true })
    const user = await first.signIn(await first.make.owner())
    await first.platform.limits.consume(rule, limited.key(user), points - 1)

    // Another process, or the same one after a restart: it knows nothing but the database.
    const second = await createTestApp({ rateLimits: true, beside: first })
    expect((await limited.call(second, user)).status).not.toBe(429)
    const refused = await limited.call(first, user)
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(refused.message).toMatch(/^Demasiados intentos\. Inténtalo de nuevo en \d+ (segundos?|minutos?|horas)\.$/)
    const waitS = Number(refused.headers['retry-after'])
    expect(waitS).toBeGreaterThan(0.5 * durationS)
    expect(waitS).toBeLessThanOrEqual(durationS)
  })
})

test('a code that is refused for this hour does not count among the ten mails of the day', async () => {
  const app = await createTestApp({ rateLimits: true })
  const { limits } = app.platform
  for (let asked = 0; asked < 5; asked++) expect((await forgot(app)).status).toBe(200)
  for (let asked = 0; asked < 12; asked++) expect((await forgot(app)).status).toBe(429)
  await expect(limits.consume(rules.FORGOT_EMAIL_DAY, EMAIL, 5)).resolves.toBeUndefined()
  expect(rules.FORGOT_EMAIL_DAY).toMatchObject({ points: 10, durationS: DAY_S })
})
