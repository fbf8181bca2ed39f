import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import {
  ask,
  changeTo,
  codeFor,
  confirm,
  login,
  mailTo,
  me,
  NEW,
  person,
  post,
  undo,
  undoTokenFor,
} from '#test/accounts/emails.ts'

describe('the link of the address before', () => {
  test('says what it would take back, then brings the email back, ends all sessions, asks for a new password', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    await changeTo(app, owner, NEW)
    const token = await undoTokenFor(app, owner.email)
    const check = await post<{ before: string }>(app, 'email/check-undo', undefined, { token })
    expect(check).toMatchObject({
      status: 200,
      data: { before: owner.email, after: NEW, changedAt: app.clock.now().toISOString() },
    })
    expect((await me(app, owner)).data.email).toBe(NEW)
    app.clock.advance(7 * DAY_MS - 1)
    const thief = app.browser()
    expect((await login(app, NEW, PASSWORD, thief)).status).toBe(200)
    const undone = await undo(app, token)
    expect(undone).toMatchObject({ status: 200, data: { email: owner.email } })
    expect((await me(app, thief)).status).toBe(401)
    expect((await login(app, NEW)).status).toBe(401)
    // Whoever changed it knew the password.
    expect((await login(app, owner.email)).status).toBe(401)
    const newPassword = 'Paella-de-lunes-8'
    const { tempToken } = undone.data
    expect((await post(app, 'reset-password', undefined, { tempToken, newPassword })).status).toBe(200)
    expect((await login(app, owner.email, newPassword)).data).toMatchObject({ id: owner.id, emailConfirmed: true })
  })

  test('without its page, a forgotten password is got back as always', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    await changeTo(app, owner, NEW)
    await undo(app, await undoTokenFor(app, owner.email))
    await post(app, 'forgot-password', undefined, { email: owner.email })
    await app.runJobs()
    const text = mailTo(app, owner.email, 'Tu código para cambiar la contraseña')?.text ?? ''
    const code = /\b\d{6}\b/.exec(text)?.[0]
    expect((await post(app, 'verify-reset-code', undefined, { email: owner.email, code })).status).toBe(200)
  })

  test('of many uses at once one works, and no later one', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    await changeTo(app, owner, NEW)
    const token = await undoTokenFor(app, owner.email)
    const answers = await Promise.all(Array.from({ length: 6 }, () => undo(app, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect(await undo(app, token)).toMatchObject({ status: 409, code: 'undo_used' })
    expect(await post(app, 'email/check-undo', undefined, { token })).toMatchObject({ status: 409, code: 'undo_used' })
  })

  test('after seven days it is too late; other tokens are none', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    await changeTo(app, owner, NEW)
    const token = await undoTokenFor(app, owner.email)
    app.clock.advance(7 * DAY_MS)
    expect(await undo(app, token)).toMatchObject({ status: 409, code: 'undo_expired' })
    for (const each of ['otro', `email-${'x'.repeat(43)}`])
      expect(await undo(app, each)).toMatchObject({ status: 400, code: 'bad_undo_token' })
    expect((await undo(app, '')).status).toBe(400)
  })

  test('the first address wins over what came later, and the thief’s own link does nothing any more', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    await changeTo(app, owner, 'ladron@ejemplo.com')
    await changeTo(app, owner, 'otro-ladron@ejemplo.com')
    const [ours, theirs] = [await undoTokenFor(app, owner.email), await undoTokenFor(app, 'ladron@ejemplo.com')]
    const answers = await Promise.all([undo(app, ours), undo(app, theirs)])
    // Whichever came first: the first address ends up with the account.
    expect(answers[0]?.status).toBe(200)
    expect(await undo(app, theirs)).toMatchObject({ status: 409, code: 'undo_used' })
    const { email } = await app.platform.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow()
    expect(email).toBe(owner.email)
  })

  test('the address stays its account’s for the seven days: nobody registers it, takes it, or accepts with it', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    const thief = await app.signIn(await app.make.owner({ plan: {} }))
    const restaurant = await app.make.restaurant(thief)
    await changeTo(app, owner, NEW)
    const body = { name: 'Otra', email: owner.email, password: PASSWORD }
    expect(await post(app, 'register', app.browser(), body)).toMatchObject({ status: 409, code: 'email_exists' })
    await ask(app, thief, owner.email)
    await app.runJobs()
    expect(mailTo(app, owner.email, 'Tu código para cambiar el email')).toBeUndefined()
    const invited = { name: 'Ana', email: owner.email, restaurantIds: [restaurant.id] }
    const member = await app.request<{ id: string }>({
      method: 'POST',
      path: '/api/team/invite',
      as: thief,
      body: invited,
    })
    const path = `/api/team/members/${member.data.id}/link`
    const { url } = (await app.request<{ url: string }>({ method: 'POST', path, as: thief })).data
    const token = new URL(url).searchParams.get('token')
    expect(await post(app, 'team/accept-invitation', app.browser(), { token, password: PASSWORD })).toMatchObject({
      status: 409,
      code: 'email_exists',
    })
    expect((await changeTo(app, owner, owner.email)).data.email).toBe(owner.email)
    await changeTo(app, owner, NEW)
    app.clock.advance(7 * DAY_MS)
    expect((await post(app, 'register', app.browser(), body)).status).toBe(201)
  })

  test('of a registration and a change at once the address is never two accounts’, and its link works', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    await ask(app, owner, NEW)
    const code = await codeFor(app, NEW)
    const body = { name: 'Otra', email: owner.email, password: PASSWORD }
    const [changed, registered] = await Promise.all([
      confirm(app, owner, code),
      post(app, 'register', app.browser(), body),
    ])
    expect([changed.status, registered.status]).toEqual([200, 409])
    expect((await undo(app, await undoTokenFor(app, owner.email))).status).toBe(200)
  })

  test('of an account that was deleted since says so', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    await changeTo(app, owner, NEW)
    const token = await undoTokenFor(app, owner.email)
    await app.request({ method: 'DELETE', path: '/api/auth/delete', as: owner })
    expect(await undo(app, token)).toMatchObject({ status: 409, code: 'undo_gone' })
  })

  test('twenty tries of a network in 15 minutes', async () => {
    const app = await createTestApp({ rateLimits: true })
    const tries = await Promise.all(Array.from({ length: 21 }, () => undo(app, 'otro')))
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
