import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { PASSWORD } from '#test/factories.ts'
import { createTestApp, type TestApp } from '#test/app.ts'

const EMAIL = 'marta@example.com'
const NEXT = 'Otra-paella-9'

const post = <Data>(app: TestApp, path: string, body: unknown) =>
  app.request<Data>({ method: 'POST', path: `/api/auth/${path}`, body })
const forgot = (app: TestApp, email = EMAIL) => post(app, 'forgot-password', { email })
const verify = (app: TestApp, code: string, email = EMAIL) =>
  post<{ tempToken: string }>(app, 'verify-reset-code', { email, code })
const reset = (app: TestApp, tempToken: string, newPassword = NEXT) =>
  post(app, 'reset-password', { tempToken, newPassword })
const login = (app: TestApp, password: string) => post(app, 'login', { email: EMAIL, password })

/** The code in the newest mail. */
async function codeOf(app: TestApp): Promise<string> {
  await app.runJobs()
  return /\b\d{6}\b/.exec(app.mail.sent.at(-1)?.text ?? '')?.[0] ?? ''
}
async function askCode(app: TestApp): Promise<string> {
  await forgot(app)
  return codeOf(app)
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a forgotten password', () => {
  test('is replaced with a code and its token; all sessions end and a mail says so', async () => {
    const app = await createTestApp()
    const marta = await app.signIn(await app.make.owner({ email: EMAIL }))
    expect(await forgot(app, ' Marta@Example.com ')).toMatchObject({
      status: 200,
      data: null,
      message: 'Si el email existe, te hemos enviado un código de 6 dígitos',
    })
    const code = await codeOf(app)
    expect(code).toMatch(/^\d{6}$/)
    const mail = app.mail.sent[0]
    expect([mail?.to, mail?.subject]).toEqual([EMAIL, 'Tu código para cambiar la contraseña'])
    const { tempToken } = (await verify(app, code)).data
    expect(await reset(app, tempToken)).toMatchObject({
      status: 200,
      data: null,
      message: 'Contraseña actualizada correctamente',
    })
    expect((await app.request({ path: '/api/auth/me', as: marta })).status).toBe(401)
    expect((await login(app, PASSWORD)).status).toBe(401)
    expect((await login(app, NEXT)).status).toBe(200)
    await app.runJobs()
    expect(app.mail.sent.map(sent => sent.subject)).toContain('Has cambiado tu contraseña')
  })

  test.each([{}, { email: '' }, { email: '  ' }, { email: 5 }])(
    '%j asks for the email in the words of the form',
    async body => {
      const app = await createTestApp()
      const email = 'Por favor, introduce tu email'
      expect(await post(app, 'forgot-password', body)).toMatchObject({ status: 400, message: email, errors: { email } })
      expect(await post(app, 'verify-reset-code', { ...body, code: '123456' })).toMatchObject({ errors: { email } })
    },
  )

  test('the code is stored as an HMAC, and stands in no answer and no job', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    const code = await askCode(app)
    const rows = await app.platform.db.selectFrom('password_resets').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
    const answer = await verify(app, code)
    expect(answer.text).not.toContain(code)
    const after = await app.platform.db.selectFrom('password_resets').selectAll().execute()
    expect(JSON.stringify(after)).not.toContain(answer.data.tempToken)
  })

  test('a code lives 15 minutes, its token 10', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    const late = await askCode(app)
    app.clock.advance(15 * MINUTE_MS)
    expect(await verify(app, late)).toMatchObject({
      status: 400,
      code: 'bad_code',
      message: 'Código incorrecto o expirado. Inténtalo de nuevo.',
    })
    const { tempToken } = (await verify(app, await askCode(app))).data
    app.clock.advance(10 * MINUTE_MS)
    expect(await reset(app, tempToken)).toMatchObject({
      status: 400,
      code: 'bad_reset_token',
      message: 'Token de recuperación no válido',
    })
  })

  test('a code works once, and a new one replaces it with its token', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    const first = await askCode(app)
    const { tempToken } = (await verify(app, first)).data
    expect((await verify(app, first)).status).toBe(400)
    const second = await askCode(app)
    expect((await reset(app, tempToken)).status).toBe(400)
    if (first !== second) expect((await verify(app, first)).status).toBe(400)
    expect((await verify(app, second)).status).toBe(200)
  })

  test('a password that the rule refuses does not use the token up', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    const { tempToken } = (await verify(app, await askCode(app))).data
    for (const refused of ['corta', 'Password1!'])
      expect(await reset(app, tempToken, refused)).toMatchObject({
        status: 400,
        errors: { newPassword: expect.any(String) as string },
      })
    expect((await reset(app, tempToken)).status).toBe(200)
    expect((await reset(app, tempToken)).status).toBe(400)
  })

  test('of two parallel uses of a token one wins', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    const { tempToken } = (await verify(app, await askCode(app))).data
    const answers = await Promise.all([reset(app, tempToken), reset(app, tempToken, 'Otra-tercera-8')])
    expect(answers.map(answer => answer.status).toSorted((one, other) => one - other)).toEqual([200, 400])
  })

  test('of parallel uses of a code one gets a token', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    const code = await askCode(app)
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(app, code)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  })
})

/**
 * Five times as many as there are connections; with more, the last ones would wait too long on a busy machine (503).
 */
const AT_ONCE = 50

describe.each([{ rateLimits: true }, { rateLimits: false }])(
  '500 guesses at one code, 50 at once, $rateLimits',
  options => {
    test('count at most five, and the code is dead', async () => {
      const app = await createTestApp(options)
      await app.make.owner({ email: EMAIL })
      const code = await askCode(app)
      const answers: Awaited<ReturnType<typeof verify>>[] = []
      while (answers.length < 500)
        answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => verify(app, wrong(code))))))
      expect(new Set(answers.map(answer => answer.status))).toEqual(new Set(options.rateLimits ? [400, 429] : [400]))
      const { tries } = await app.platform.db.selectFrom('password_resets').select('tries').executeTakeFirstOrThrow()
      expect(tries).toBe(5)
      expect((await verify(app, code)).status).toBe(options.rateLimits ? 429 : 400)
    })
  },
)

test('the fifth try may be the right one', async () => {
  const app = await createTestApp()
  await app.make.owner({ email: EMAIL })
  const code = await askCode(app)
  for (let tried = 0; tried < 4; tried++) expect((await verify(app, wrong(code))).status).toBe(400)
  expect((await verify(app, code)).status).toBe(200)
})

describe('nothing tells which emails exist', () => {
  test('forgot-password answers and queues the same', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    const queued = async () => {
      const { rows } = await sql<{ name: string; state: string }>`SELECT name, state::text FROM pgboss.job`.execute(
        app.platform.db,
      )
      return rows.map(row => `${row.name} ${row.state}`)
    }
    const known = await forgot(app)
    const afterKnown = await queued()
    await app.runJobs()
    expect(app.mail.sent).toHaveLength(1)
    const unknown = await forgot(app, 'nadie@example.com')
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect((await queued()).filter(job => job.endsWith('created'))).toEqual(
      afterKnown.filter(job => job.endsWith('created')),
    )
    await app.runJobs()
    expect(app.mail.sent).toHaveLength(1)
    expect(await app.platform.db.selectFrom('password_resets').select('id').execute()).toHaveLength(1)
  })

  test('a wrong code and an unknown email answer the same', async () => {
    const app = await createTestApp()
    await app.make.owner({ email: EMAIL })
    const code = await askCode(app)
    const known = await verify(app, wrong(code))
    const unknown = await verify(app, wrong(code), 'nadie@example.com')
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  })

  test('removed members, invited people and deleted accounts get no code', async () => {
    const app = await createTestApp()
    const { db } = app.platform
    const removed = await app.make.owner({ email: EMAIL })
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', removed.id).execute()
    await forgot(app)
    await db.updateTable('users').set({ deleted_at: app.clock.now() }).where('id', '=', removed.id).execute()
    await forgot(app)
    await app.runJobs()
    expect(app.mail.sent).toEqual([])
  })
})

describe('limits', () => {
  test('five codes an hour and ten a day for an email, with a time to wait', async () => {
    const app = await createTestApp({ rateLimits: true })
    for (let asked = 0; asked < 5; asked++) expect((await forgot(app, 'nadie@example.com')).status).toBe(200)
    const sixth = await forgot(app, 'nadie@example.com')
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await forgot(app, 'otra@example.com')).status).toBe(200)
  })

  test('twenty an hour from one network', async () => {
    const app = await createTestApp({ rateLimits: true })
    for (let asked = 0; asked < 20; asked++) expect((await forgot(app, `nadie${asked}@example.com`)).status).toBe(200)
    expect((await forgot(app, 'nadie20@example.com')).status).toBe(429)
  })

  test('ten tries of a token in 15 minutes from one network', async () => {
    const app = await createTestApp({ rateLimits: true })
    for (let tried = 0; tried < 10; tried++) expect((await reset(app, 'no-hay')).status).toBe(400)
    expect((await reset(app, 'no-hay')).status).toBe(429)
  })
})
