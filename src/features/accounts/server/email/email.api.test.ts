import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import { ask, BAD, changeTo, codeFor, confirm, login, mailTo, me, NEW, person, post } from '#test/accounts/emails.ts'

describe('another email', () => {
  test('comes with a code to the new address; the other sessions end, the one before is told', async () => {
    const app = await createTestApp()
    const owner = await person(app, { email: 'carmen@latabernadecarmen.es' })
    const tablet = await app.signIn(owner)
    expect(await ask(app, owner, '  Hola@LaTabernaDeCarmen.es ')).toMatchObject({ status: 200, data: null })
    expect((await me(app, owner)).data.email).toBe(owner.email)
    expect(await confirm(app, owner, await codeFor(app, NEW))).toMatchObject({
      status: 200,
      data: { id: owner.id, email: NEW, emailConfirmed: true },
    })
    expect((await me(app, owner)).data.email).toBe(NEW)
    expect((await me(app, tablet)).status).toBe(401)
    expect((await login(app, owner.email)).status).toBe(401)
    expect((await login(app, NEW)).data.id).toBe(owner.id)
    await app.runJobs()
    const notice = mailTo(app, owner.email, 'Han cambiado el email de tu cuenta')
    expect(notice?.text).toMatch(/No he sido yo/)
    expect(notice?.text).not.toContain(NEW)
    expect(notice?.html).toContain('Al usarlo cerramos todas las sesiones.')
  })

  test('needs a proof of the last 15 minutes, and another address than the present one', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    expect(await ask(app, owner, owner.email.toUpperCase())).toMatchObject({
      status: 400,
      code: 'same_email',
      errors: { email: 'Ese ya es tu email.' },
    })
    expect((await ask(app, owner, 'sin arroba')).status).toBe(400)
    app.clock.advance(20 * MINUTE_MS)
    await post(app, 'refresh', owner)
    expect(await ask(app, owner, NEW)).toMatchObject({ status: 403, code: 'confirm_needed' })
    await post(app, 'confirm', owner, { password: PASSWORD })
    expect((await ask(app, owner, NEW)).status).toBe(200)
    expect((await post(app, 'email', app.browser(), { email: NEW })).status).toBe(401)
  })

  test('a code is for 15 minutes, and a new one takes the place of the one before', async () => {
    const app = await createTestApp()
    const owner = await person(app)
    expect(await confirm(app, owner, '123456')).toMatchObject(BAD)
    await ask(app, owner, NEW)
    const first = await codeFor(app, NEW)
    await ask(app, owner, 'bar@laesquina.es')
    const second = await codeFor(app, 'bar@laesquina.es')
    if (first !== second) expect(await confirm(app, owner, first)).toMatchObject(BAD)
    app.clock.advance(15 * MINUTE_MS)
    await post(app, 'refresh', owner)
    expect(await confirm(app, owner, second)).toMatchObject(BAD)
    expect((await me(app, owner)).data.email).toBe(owner.email)
  })

  test('three a day; the fourth is refused in a sentence', async () => {
    const app = await createTestApp({ rateLimits: true })
    const owner = await person(app)
    for (const name of ['uno', 'dos', 'tres'])
      expect((await changeTo(app, owner, `${name}@ejemplo.com`)).status).toBe(200)
    const refused = await ask(app, owner, 'cuatro@ejemplo.com')
    expect(refused).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: 'Hoy ya has cambiado el email tres veces. Podrás hacerlo otra vez mañana.',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('the demo’s stays', async () => {
    const app = await createTestApp()
    const demo = await app.signIn(await app.make.owner({ email: 'demo@sobremesa.test' }))
    expect(await ask(app, demo, NEW)).toMatchObject({ status: 403, code: 'demo' })
  })

  test('a worker may change theirs, and the team sees it', async () => {
    const app = await createTestApp()
    const owner = await app.signIn(await app.make.owner({ plan: {} }))
    const worker = await app.signIn(await app.make.worker([await app.make.restaurant(owner)]))
    expect((await changeTo(app, worker, NEW)).data).toMatchObject({ email: NEW, role: 'worker' })
    const team = await app.request({ path: '/api/team/members', as: owner })
    expect(team.data).toMatchObject([{}, { id: worker.id, email: NEW }])
  })

  test('the address before begins no second trial', async () => {
    const app = await createTestApp()
    const owner = await app.signUp()
    await changeTo(app, owner, NEW)
    app.clock.advance(8 * DAY_MS)
    const second = await app.signUp({ email: owner.email })
    const status = await app.request<{ daysRemaining: number }>({ path: '/api/subscriptions/status', as: second })
    expect(status.data.daysRemaining).toBe(22)
  })
})

describe('a confirmation', () => {
  const linkFor = async (app: TestApp, email: string): Promise<string> => {
    await app.runJobs()
    return /\/auth\/confirmar\?token=([\w.-]+)/.exec(mailTo(app, email, 'Confirma tu email')?.text ?? '')?.[1] ?? ''
  }
  const verify = (app: TestApp, token: string) => post(app, 'email/verify', undefined, { token })

  test('is mailed with a registration, blocks nothing, and needs no session', async () => {
    const app = await createTestApp()
    const owner = await app.signUp()
    expect((await me(app, owner)).data.emailConfirmed).toBe(false)
    const restaurants = { method: 'POST', path: '/api/restaurants', as: owner, body: { name: 'Casa Lola' } } as const
    expect((await app.request(restaurants)).status).toBe(201)
    const token = await linkFor(app, owner.email)
    expect(await verify(app, token)).toMatchObject({ status: 200, data: null, message: 'Email confirmado' })
    expect((await verify(app, token)).status).toBe(200)
    expect((await me(app, owner)).data.emailConfirmed).toBe(true)
    expect((await me(app, await app.signIn(await app.make.owner()))).data.emailConfirmed).toBe(true)
  })

  test('is mailed again when asked, and not for an address that is confirmed', async () => {
    const app = await createTestApp()
    const owner = await app.signUp()
    await app.runJobs()
    const count = () => app.mail.sent.filter(({ subject }) => subject === 'Confirma tu email').length
    expect(await post(app, 'email/resend', owner)).toMatchObject({ status: 200, data: null })
    const token = await linkFor(app, owner.email)
    expect(count()).toBe(2)
    await verify(app, token)
    await post(app, 'email/resend', owner)
    await app.runJobs()
    expect(count()).toBe(2)
  })

  test('is for this account and this address alone', async () => {
    const app = await createTestApp()
    const [owner, second] = [await app.signUp(), await app.signUp()]
    const token = await linkFor(app, owner.email)
    const [, mac] = token.split('.')
    const refused = { status: 400, code: 'bad_email_link' }
    expect(await verify(app, `${second.id}.${mac}`)).toMatchObject(refused)
    expect(await verify(app, `${owner.id}.`)).toMatchObject(refused)
    expect(await verify(app, 'otro')).toMatchObject(refused)
    await changeTo(app, owner, NEW)
    expect(await verify(app, token)).toMatchObject(refused)
    expect((await me(app, second)).data.emailConfirmed).toBe(false)
  })
})
