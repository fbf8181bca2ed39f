import { describe, expect, test } from 'vitest'
import { v7 } from '#platform/id/id.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { changeTo, codeFor, ask, login, mailTo, NEW, undo, undoTokenFor } from '#test/accounts/emails.ts'
import {
  addTo,
  later,
  logIn,
  me,
  NEEDED,
  NOT_PROVED,
  person,
  phoneOf,
  post,
  toAdd,
  toLogIn,
} from '#test/accounts/passkeys.ts'
import { PASSWORD } from '#test/factories.ts'

/** Everything that somebody with a stolen session, or at a computer left alone, must not do (3-decisions §2). */
const PROVED = [
  'DELETE /auth/delete',
  'DELETE /auth/passkeys/:id',
  'GET /auth/export',
  'POST /auth/email',
  'POST /auth/passkeys',
  'POST /auth/passkeys/options',
  'PUT /auth/passkeys/:id',
]
const ENDS_SESSIONS = new Set(['/auth/logout', '/auth/login', '/auth/register', '/auth/refresh'])
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const isProved = async (app: TestApp, as: SignedIn) => (await post(app, 'passkeys/options', as)).status === 200

/** The calls of the own account that answer this person that they must prove themselves. */
async function unproved(app: TestApp, as: SignedIn): Promise<string[]> {
  const own = app.router.endpoints.filter(({ path }) => path.startsWith('/auth/') && !ENDS_SESSIONS.has(path))
  expect(own.length).toBeGreaterThan(25)
  const found: string[] = []
  for (const { method, path } of own) {
    const sent = { method: method as Method, path: `/api${path.replace(':id', v7())}`, as }
    const { code } = await app.request({ ...sent, ...(method !== 'GET' && { body: {} }) })
    if (code === 'confirm_needed') found.push(`${method} ${path}`)
  }
  return found.toSorted()
}

describe('a proof of oneself', () => {
  test('is asked for by these calls, whatever else was proved elsewhere, tried, renewed or sent before', async () => {
    const app = await createTestApp()
    const [owner, thief] = [await person(app), await person(app)]
    const { phone } = await addTo(app, owner)
    const { phone: theirs } = await addTo(app, thief)
    const key = { 'idempotency-key': v7() }
    const add = { method: 'POST', path: '/api/auth/passkeys', as: owner, headers: key } as const
    const sent = { ...add, body: { passkey: phoneOf(app).create(await toAdd(app, owner)) } }
    expect((await app.request(sent)).status).toBe(201)
    expect(await isProved(app, owner)).toBe(true)

    await later(app, owner)
    expect(await unproved(app, owner), 'renewed').toEqual(PROVED)
    expect(await app.request(sent), 'with the key of a call that was proved').toMatchObject(NEEDED)
    const elsewhere = await app.signIn(owner)
    expect((await post(app, 'confirm', elsewhere, { password: PASSWORD })).status).toBe(200)
    expect(await isProved(app, elsewhere)).toBe(true)
    expect((await post(app, 'confirm', owner, { password: 'Otra-clave-9' })).status).toBe(400)
    const options = (await post<{ challenge: string }>(app, 'confirm/options', owner)).data
    for (const passkey of [theirs.use(options), phone.use(options, { verified: false }), phone.use(await toLogIn(app))])
      expect(await post(app, 'confirm', owner, { passkey })).toMatchObject(NOT_PROVED)
    expect(await unproved(app, owner), 'after all of that').toEqual(PROVED)
    expect((await post(app, 'confirm', owner, { passkey: phone.use(options) })).status).toBe(200)
    expect(await isProved(app, owner)).toBe(true)
  })
})

describe('a thief who knows the password, and has changed the email', () => {
  test('has nothing left when the address before takes it back: session, passkey, password, codes, links', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    const { phone: owners } = await addTo(app, owner)
    const thief = app.browser()
    expect((await login(app, owner.email, PASSWORD, thief)).status).toBe(200)
    await changeTo(app, thief, NEW)
    expect((await me(app, owner)).status, 'the owner is out').toBe(401)
    const link = await undoTokenFor(app, owner.email)
    const { phone: thiefs } = await addTo(app, thief as SignedIn)
    await post(app, 'forgot-password', undefined, { email: NEW })
    await app.runJobs()
    const text = mailTo(app, NEW, 'Tu código para cambiar la contraseña')?.text ?? ''
    const reset = { email: NEW, code: /\b\d{6}\b/.exec(text)?.[0] }
    const { tempToken } = (await post<{ tempToken: string }>(app, 'verify-reset-code', undefined, reset)).data
    await ask(app, thief, 'tercero@ejemplo.com')
    const code = await codeFor(app, 'tercero@ejemplo.com')

    expect((await undo(app, link)).status).toBe(200)
    const newPassword = 'Paella-de-lunes-8'
    const tries = [
      me(app, thief),
      login(app, NEW),
      login(app, owner.email),
      logIn(app, thiefs.use(await toLogIn(app))),
      post(app, 'reset-password', undefined, { tempToken, newPassword }),
      post(app, 'verify-reset-code', undefined, reset),
      post(app, 'email/confirm', thief, { code }),
      post(app, 'confirm', thief, { password: PASSWORD }),
      post(app, 'refresh', thief),
    ]
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter(status => status !== 400 && status !== 401)).toEqual([])
    await post(app, 'forgot-password', undefined, { email: NEW })
    const mails = app.mail.sent.length
    await app.runJobs()
    expect(
      app.mail.sent.slice(mails).filter(({ to }) => to === NEW),
      'no new code',
    ).toEqual([])
    expect((await logIn(app, owners.use(await toLogIn(app)))).data.id, 'the owner’s own passkey').toBe(owner.id)
  })
})

describe('a session that a stranger has planted in a browser', () => {
  test.each(['password', 'passkey', 'registration'] as const)('is not that of who signs in by %s', async way => {
    const app = await createTestApp()
    const [owner, thief] = [await person(app), await person(app)]
    const { phone } = await addTo(app, owner)
    const victim = { jar: thief.jar.copy() }
    const signIn = {
      password: () => login(app, owner.email, PASSWORD, victim),
      passkey: async () => logIn(app, phone.use(await toLogIn(app)), victim),
      registration: () => post(app, 'register', victim, { name: 'Ana', email: 'ana@ejemplo.com', password: PASSWORD }),
    }[way]
    expect([200, 201]).toContain((await signIn()).status)
    // The stranger's own copy of the cookies opens nothing, least of all the account of who signed in.
    expect((await me(app, thief)).status).toBe(401)
    expect((await post(app, 'refresh', thief)).status).toBe(401)
    expect((await me(app, victim)).data.id).not.toBe(thief.id)
  })
})
