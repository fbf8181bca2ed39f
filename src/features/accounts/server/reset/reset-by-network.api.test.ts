import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import { FORGOT_EMAIL_DAY } from '../../accounts.limits.ts'

const EMAIL = 'marta@example.com'
const HOME = '198.51.100.7'
const stranger = (number: number): string => `203.0.113.${number}`

const open = (rateLimits = true) => createTestApp({ rateLimits, env: { TRUST_PROXY: '1' } })
const post = <Data>(app: TestApp, path: string, body: object, address: string) =>
  app.request<Data>({ method: 'POST', path: `/api/auth/${path}`, body, headers: { 'x-forwarded-for': address } })
const forgot = (app: TestApp, address: string) => post(app, 'forgot-password', { email: EMAIL }, address)
const verify = (app: TestApp, address: string, code: string) =>
  post<{ tempToken: string }>(app, 'verify-reset-code', { email: EMAIL, code }, address)
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The code of the newest mail. */
async function newestCode(app: TestApp): Promise<string> {
  await app.runJobs()
  return /\b\d{6}\b/.exec(app.mail.sent.at(-1)?.text ?? '')?.[0] ?? ''
}

describe('asking for a code', () => {
  test('a network that has used its five leaves the others theirs', async () => {
    const app = await open()
    await app.make.owner({ email: EMAIL })
    for (let asked = 0; asked < 5; asked++) expect((await forgot(app, stranger(1))).status).toBe(200)
    expect((await forgot(app, stranger(1))).status).toBe(429)
    expect((await forgot(app, HOME)).status).toBe(200)
  })

  test('the eleventh of a day is answered like the others, mails nothing, and the last code works on', async () => {
    const app = await open()
    await app.make.owner({ email: EMAIL })
    const answers = new Set<string>()
    for (let asked = 0; asked < 10; asked++) answers.add((await forgot(app, stranger(asked % 5))).text)
    const code = await newestCode(app)
    expect(app.mail.sent).toHaveLength(10)
    app.clock.advance(HOUR_MS)
    expect((await verify(app, HOME, code)).status).toBe(400)
    answers.add((await forgot(app, HOME)).text)
    await app.runJobs()
    expect(app.mail.sent).toHaveLength(10)
    expect(answers.size).toBe(1)
    app.clock.advance(14 * MINUTE_MS)
    expect((await verify(app, HOME, code)).status).toBe(200)
  })

  test('a code that was used, or is older than a day, does not come back', async () => {
    const app = await open()
    await app.make.owner({ email: EMAIL })
    await forgot(app, HOME)
    const code = await newestCode(app)
    await app.platform.limits.consume(FORGOT_EMAIL_DAY, EMAIL, FORGOT_EMAIL_DAY.points - 1)
    app.clock.advance(DAY_MS)
    await forgot(app, HOME)
    await app.runJobs()
    expect((await verify(app, HOME, code)).status).toBe(400)
    expect(app.mail.sent).toHaveLength(1)
  })

  test('a network that the account knows is always sent a new code', async () => {
    const app = await open()
    await app.make.owner({ email: EMAIL })
    await post(app, 'login', { email: EMAIL, password: PASSWORD }, HOME)
    await app.platform.limits.consume(FORGOT_EMAIL_DAY, EMAIL, FORGOT_EMAIL_DAY.points)
    await forgot(app, stranger(1))
    await app.runJobs()
    expect(app.mail.sent).toEqual([])
    await forgot(app, HOME)
    expect((await verify(app, HOME, await newestCode(app))).status).toBe(200)
  })
})

describe('trying a code', () => {
  test('what a stranger uses up leaves the owner all tries', async () => {
    const app = await open()
    await app.make.owner({ email: EMAIL })
    await forgot(app, HOME)
    const code = await newestCode(app)
    const tries = await Promise.all(Array.from({ length: 12 }, () => verify(app, stranger(1), wrong(code))))
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10)
    expect((await verify(app, stranger(1), code)).status).toBe(429)
    for (let tried = 0; tried < 4; tried++) expect((await verify(app, HOME, wrong(code))).status).toBe(400)
    expect((await verify(app, HOME, code)).status).toBe(200)
  })

  test('five from one network, twenty in all, also at once', async () => {
    const app = await open(false)
    await app.make.owner({ email: EMAIL })
    await forgot(app, HOME)
    const code = await newestCode(app)
    const guesses = (networks: number[]) =>
      Promise.all(networks.flatMap(each => Array.from({ length: 8 }, () => verify(app, stranger(each), wrong(code)))))
    const tries = async () =>
      (await app.platform.db.selectFrom('password_resets').select('tries').executeTakeFirstOrThrow()).tries
    await guesses([1])
    expect(await tries()).toBe(5)
    expect((await verify(app, stranger(1), code)).status).toBe(400)
    await guesses([2, 3])
    expect(await tries()).toBe(15)
    await guesses([4, 5, 6])
    expect(await tries()).toBe(20)
    expect((await verify(app, HOME, code)).status).toBe(400)
  })
})
