import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import type { Passkey } from '#features/accounts/passkeys/passkeys.contract.ts'
import { createTestApp } from '#test/app.ts'
import type { TestBrowser } from '#test/client.ts'
import { PASSWORD } from '#test/factories.ts'
import {
  addTo,
  BAD,
  later,
  list,
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

describe('a passkey', () => {
  test('is made, told by mail, signs in without the password, has its name changed, and is removed', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    const { phone, answer } = await addTo(app, owner)
    expect(answer).toMatchObject({ status: 201, data: { name: 'Otro navegador', lastUsedAt: null } })
    await app.runJobs()
    const mail = app.mail.sent.find(({ subject }) => subject === 'Has añadido una llave')
    expect(mail?.to).toBe(owner.email)
    expect(mail?.text).toContain('«Otro navegador»')
    app.clock.advance(MINUTE_MS)
    const browser = app.browser()
    expect(await logIn(app, phone.use(await toLogIn(app)), browser)).toMatchObject({
      status: 200,
      data: { id: owner.id },
    })
    expect((await me(app, browser)).data.id).toBe(owner.id)
    const [stored] = await list(app, browser)
    expect(stored?.lastUsedAt).toBe(app.clock.now().toISOString())
    const path = `/api/auth/passkeys/${stored?.id}`
    const body = { name: '  Llavero de iCloud ' }
    const named = await app.request<Passkey>({ method: 'PUT', path, as: browser, body })
    expect(named).toMatchObject({ status: 200, data: { id: stored?.id, name: 'Llavero de iCloud' } })
    const old = { 'if-match': `"${stored?.updatedAt}"` }
    expect((await app.request({ method: 'PUT', path, as: browser, body, headers: old })).status).toBe(412)
    expect((await app.request({ method: 'DELETE', path, as: browser, headers: old })).status).toBe(412)
    expect(await app.request({ method: 'DELETE', path, as: browser })).toMatchObject({ status: 200, data: null })
    expect((await app.request({ method: 'DELETE', path, as: browser })).status).toBe(404)
    expect(await list(app, browser)).toEqual([])
    expect(await logIn(app, phone.use(await toLogIn(app)))).toMatchObject(BAD)
  })

  test('is asked for with what a phone needs: our host, its user without a name of a person, and those it has', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    const { phone } = await addTo(app, owner)
    const options = await toAdd(app, owner)
    expect(options).toMatchObject({
      rp: { id: new URL(app.platform.config.publicUrl).hostname, name: 'Sobremesa' },
      user: { name: owner.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: phone.id, type: 'public-key', transports: ['internal'] }],
    })
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(owner.id)
    expect(await toLogIn(app)).toMatchObject({ allowCredentials: [], userVerification: 'required' })
  })

  test('needs a proof of the last 15 minutes to be made, named and removed, and is one itself', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    const { phone, answer } = await addTo(app, owner)
    const path = `/api/auth/passkeys/${answer.data.id}`
    await later(app, owner)
    expect(await post(app, 'passkeys/options', owner)).toMatchObject(NEEDED)
    expect(await post(app, 'passkeys', owner, { passkey: 'x' })).toMatchObject(NEEDED)
    expect(await app.request({ method: 'PUT', path, as: owner, body: { name: 'Otra' } })).toMatchObject(NEEDED)
    expect(await app.request({ method: 'DELETE', path, as: owner })).toMatchObject(NEEDED)
    const options = (await post<{ challenge: string; allowCredentials: object[] }>(app, 'confirm/options', owner)).data
    expect(options.allowCredentials).toMatchObject([{ id: phone.id }])
    expect(await post(app, 'confirm', owner, { passkey: phone.use(options) })).toMatchObject({
      status: 200,
      data: null,
    })
    expect((await app.request({ method: 'DELETE', path, as: owner })).status).toBe(200)
    expect(await post(app, 'confirm', owner, {})).toMatchObject({
      status: 400,
      errors: { password: 'La contraseña es requerida' },
    })
  })

  test('a name has 1 to 60 letters; somebody else’s passkey is 404', async () => {
    const app = await createTestApp()
    const [owner, other] = [await person(app), await person(app)]
    const { answer } = await addTo(app, owner, phoneOf(app), 'Móvil')
    const put = (as: TestBrowser, name: string, id = answer.data.id) =>
      app.request<Passkey>({ method: 'PUT', path: `/api/auth/passkeys/${id}`, as, body: { name } })
    expect(await put(owner, ' ')).toMatchObject({ status: 400, errors: { name: 'Ponle un nombre.' } })
    expect((await put(owner, 'x'.repeat(61))).status).toBe(400)
    expect((await put(owner, 'x'.repeat(60))).status).toBe(200)
    expect((await put(other, 'Mía')).status).toBe(404)
    expect((await put(owner, 'Mía', 'otra')).status).toBe(404)
    const path = `/api/auth/passkeys/${answer.data.id}`
    expect((await app.request({ method: 'DELETE', path, as: other })).status).toBe(404)
    expect(await list(app, other)).toEqual([])
  })

  test('of eleven at once ten are made', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    const options = await Promise.all(Array.from({ length: 11 }, () => toAdd(app, owner)))
    const made = options.map(each => post(app, 'passkeys', owner, { passkey: phoneOf(app).create(each) }))
    const answers = await Promise.all(made)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    const full = {
      status: 409,
      code: 'passkey_limit',
      message: 'Ya tienes 10 llaves. Quita alguna para añadir otra.',
    }
    expect(answers.filter(({ status }) => status === 409)).toMatchObject([full])
    expect(await post(app, 'passkeys/options', owner)).toMatchObject(full)
  })

  test('one call that is sent twice makes one passkey', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    const passkey = phoneOf(app).create(await toAdd(app, owner))
    const headers = { 'idempotency-key': '018f0000-0000-7000-8000-000000000001' }
    const send = () =>
      app.request<Passkey>({ method: 'POST', path: '/api/auth/passkeys', as: owner, body: { passkey }, headers })
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.data).toEqual(first.data)
    expect(await list(app, owner)).toHaveLength(1)
  })
})

describe('attacks on making one', () => {
  test.each([
    ['of another origin', { origin: 'https://sobremesa.example.net' }],
    ['of another party', { rpId: 'example.net' }],
    ['without a verified person', { verified: false }],
    ['with certificates, which would be followed', { attestation: 'certified' as const }],
  ])('a passkey %s is refused', async (_, said) => {
    const app = await createTestApp()
    const owner = await person(app)
    const passkey = phoneOf(app).create(await toAdd(app, owner), said)
    expect(await post(app, 'passkeys', owner, { passkey })).toMatchObject(NOT_PROVED)
    expect(await list(app, owner)).toEqual([])
  })

  test('a challenge counts once, in its session, for its purpose, for five minutes', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    const options = await toAdd(app, owner)
    const passkey = phoneOf(app).create(options)
    const [elsewhere, other] = [await app.signIn(owner), await person(app)]
    expect(await post(app, 'passkeys', elsewhere, { passkey })).toMatchObject(NOT_PROVED)
    expect(await post(app, 'passkeys', other, { passkey })).toMatchObject(NOT_PROVED)
    const forSignIn = phoneOf(app).create({ ...options, ...(await toLogIn(app)) })
    expect(await post(app, 'passkeys', owner, { passkey: forSignIn })).toMatchObject(NOT_PROVED)
    const ours = phoneOf(app).create({ ...options, challenge: Buffer.alloc(38, 7).toString('base64url') })
    expect(await post(app, 'passkeys', owner, { passkey: ours })).toMatchObject(NOT_PROVED)
    const late = phoneOf(app).create(await toAdd(app, owner))
    app.clock.advance(5 * MINUTE_MS)
    expect(await post(app, 'passkeys', owner, { passkey: late })).toMatchObject(NOT_PROVED)
    const fresh = await toAdd(app, owner)
    const twice = [phoneOf(app), phoneOf(app)].map(each =>
      post(app, 'passkeys', owner, { passkey: each.create(fresh) }),
    )
    const states = (await Promise.all(twice)).map(({ status }) => status).toSorted((one, two) => one - two)
    expect(states).toEqual([201, 400])
  })

  test('a credential that is another account’s stays there', async () => {
    const app = await createTestApp()
    const [owner, other] = [await person(app), await person(app)]
    const { phone } = await addTo(app, owner)
    expect((await addTo(app, other, phone)).answer).toMatchObject({ status: 409, code: 'passkey_exists' })
    expect(await list(app, other)).toEqual([])
  })
})

test('twenty are added in a day: each sends a mail, to whatever address the account was made with', async () => {
  const app = await createTestApp({ rateLimits: true })
  const owner = await person(app)
  for (let time = 0; time < 20; time++) {
    const { answer } = await addTo(app, owner)
    await app.request({ method: 'DELETE', path: `/api/auth/passkeys/${answer.data.id}`, as: owner })
  }
  expect((await addTo(app, owner)).answer).toMatchObject({ status: 429, code: 'too_many_requests' })
  await app.runJobs()
  expect(app.mail.sent.filter(({ to }) => to === owner.email)).toHaveLength(20)
})

test('the password goes on working, and its change leaves passkeys as they are', async () => {
  const app = await createTestApp()
  const owner = await person(app)
  const { phone } = await addTo(app, owner)
  const body = { currentPassword: PASSWORD, newPassword: 'Paella-de-lunes-8' }
  expect((await app.request({ method: 'PUT', path: '/api/auth/update', as: owner, body })).status).toBe(200)
  expect((await logIn(app, phone.use(await toLogIn(app)))).status).toBe(200)
  const login = await post(app, 'login', app.browser(), { email: owner.email, password: 'Paella-de-lunes-8' })
  expect(login.status).toBe(200)
})
