import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { createTestApp } from '#test/app.ts'
import {
  addTo,
  BAD,
  logIn,
  me,
  NOT_PROVED,
  person,
  phoneOf,
  post,
  respelled,
  toLogIn,
} from '#test/accounts/passkeys.ts'

const deleteExpiredHourly = defineJob('identity.delete-expired-sessions')

describe('attacks on signing in', () => {
  test('an answer works once, however often and in parallel it is sent', async () => {
    const app = await createTestApp()
    const { phone } = await addTo(app, await person(app))
    const answer = phone.use(await toLogIn(app))
    const states = await Promise.all(Array.from({ length: 6 }, async () => (await logIn(app, answer)).status))
    expect(states.filter(status => status === 200)).toHaveLength(1)
    expect(states.filter(status => status === 401)).toHaveLength(5)
    expect(await logIn(app, answer)).toMatchObject(BAD)
    const { challenge } = await toLogIn(app)
    const [one, spelled] = [phone.use({ challenge }), phone.use({ challenge: respelled(challenge) })]
    expect((await logIn(app, one)).status).toBe(200)
    expect(await logIn(app, spelled)).toMatchObject(BAD)
  })

  test('another origin, another party, nobody verified, another user, another signature: all the same refusal', async () => {
    const app = await createTestApp()
    const [owner, other] = [await person(app), await person(app)]
    const { phone } = await addTo(app, owner)
    const { phone: theirs } = await addTo(app, other)
    const handle = Buffer.from(other.id).toString('base64url')
    const said = [
      { origin: 'https://example.net' },
      { rpId: 'example.net' },
      { verified: false },
      { userHandle: handle },
    ]
    for (const each of said) expect(await logIn(app, phone.use(await toLogIn(app), each))).toMatchObject(BAD)
    const forged = { ...theirs.use(await toLogIn(app)), id: phone.id, rawId: phone.id }
    expect(await logIn(app, forged)).toMatchObject(BAD)
    expect(await logIn(app, phoneOf(app).use(await toLogIn(app)))).toMatchObject(BAD)
    const late = phone.use(await toLogIn(app))
    app.clock.advance(5 * MINUTE_MS)
    expect(await logIn(app, late)).toMatchObject(BAD)
    const options = (await post<{ challenge: string }>(app, 'confirm/options', owner)).data
    expect(await logIn(app, phone.use(options))).toMatchObject(BAD)
    expect((await logIn(app, phone.use(await toLogIn(app)))).status).toBe(200)
  })

  test('a device that counts its uses must have counted on: a copy of it is refused', async () => {
    const app = await createTestApp()
    const { phone } = await addTo(app, await person(app))
    phone.countFrom(7)
    expect((await logIn(app, phone.use(await toLogIn(app)))).status).toBe(200)
    expect(await logIn(app, phone.use(await toLogIn(app), { counter: 8 }))).toMatchObject(BAD)
    expect(await logIn(app, phone.use(await toLogIn(app), { counter: 3 }))).toMatchObject(BAD)
    expect((await logIn(app, phone.use(await toLogIn(app)))).status).toBe(200)
  })

  test('a proof for one session is none for another, nor with somebody else’s passkey', async () => {
    const app = await createTestApp()
    const [owner, other] = [await person(app), await person(app)]
    const { phone } = await addTo(app, owner)
    const { phone: theirs } = await addTo(app, other)
    const elsewhere = await app.signIn(owner)
    const options = (await post<{ challenge: string }>(app, 'confirm/options', owner)).data
    expect(await post(app, 'confirm', elsewhere, { passkey: phone.use(options) })).toMatchObject(NOT_PROVED)
    expect(await post(app, 'confirm', owner, { passkey: theirs.use(options) })).toMatchObject(NOT_PROVED)
    const proof = phone.use(options)
    expect((await post(app, 'confirm', owner, { passkey: proof })).status).toBe(200)
    expect(await post(app, 'confirm', owner, { passkey: proof })).toMatchObject(NOT_PROVED)
  })

  test('over an open page another person’s passkey is refused, and opens nothing', async () => {
    const app = await createTestApp()
    const [owner, other] = [await person(app), await person(app)]
    const { phone } = await addTo(app, other)
    const passkey = phone.use(await toLogIn(app))
    const [browser, headers] = [app.browser(), { 'x-user-id': owner.id }]
    const answer = await app.request({
      method: 'POST',
      path: '/api/auth/passkey-login',
      as: browser,
      body: { passkey },
      headers,
    })
    expect(answer).toMatchObject({ status: 409, code: 'other_user' })
    expect((await me(app, browser)).status).toBe(401)
    expect((await logIn(app, passkey)).status).toBe(200)
  })

  test('a removed member is told so, a deleted account is nobody’s; both after a right passkey only', async () => {
    const app = await createTestApp()
    const owner = await app.signIn(await app.make.owner({ plan: {} }))
    const restaurant = await app.make.restaurant(owner)
    const worker = await app.signIn(await app.make.worker([restaurant]))
    const [{ phone: workers }, { phone: owners }] = [await addTo(app, worker), await addTo(app, owner)]
    await app.request({ method: 'DELETE', path: `/api/team/members/${worker.id}`, as: owner })
    expect(await logIn(app, workers.use(await toLogIn(app)))).toMatchObject({ status: 403, code: 'member_removed' })
    expect(await logIn(app, workers.use(await toLogIn(app), { verified: false }))).toMatchObject(BAD)
    await app.request({ method: 'DELETE', path: '/api/auth/delete', as: owner })
    expect(await logIn(app, owners.use(await toLogIn(app)))).toMatchObject(BAD)
  })

  test('ten refused ones of a network in 15 minutes, and right ones do not count', async () => {
    const app = await createTestApp({ rateLimits: true })
    const { phone } = await addTo(app, await person(app))
    for (let time = 0; time < 12; time++) expect((await logIn(app, phone.use(await toLogIn(app)))).status).toBe(200)
    const wrong = await Promise.all(Array.from({ length: 12 }, () => logIn(app, phone.use({ challenge: 'AAAA' }))))
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  test('asking for challenges stores nothing; those that were answered go with the hour', async () => {
    const app = await createTestApp()
    const { phone } = await addTo(app, await person(app))
    await toLogIn(app)
    await logIn(app, phone.use(await toLogIn(app)))
    const used = () => app.platform.db.selectFrom('used_challenges').selectAll().execute()
    expect(await used()).toHaveLength(2)
    app.clock.advance(6 * MINUTE_MS)
    await app.runJob(deleteExpiredHourly)
    expect(await used()).toEqual([])
  })
})
