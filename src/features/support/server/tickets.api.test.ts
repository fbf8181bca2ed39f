import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { mailsWaiting, sendTo } from '#test/mail/mail-sending.ts'
import { closedPort, mailServer, silentServer } from '#test/mail/mail-server.ts'
import type { Ticket } from '../support.contract.ts'
import { supportTexts as texts } from '../support.texts.ts'
import { deleteOldTicketsDaily } from './support.jobs.ts'
import { tickets } from './tickets.command.ts'

const env = { CONTACT_EMAIL: 'hola@sobremesa.example' }
const typed = { subject: 'No veo la foto', message: 'La subí ayer.\nSale el hueco.' }

const ask = (app: TestApp, as: SignedIn, body: object = typed) =>
  app.request<Ticket>({ method: 'POST', path: '/api/support/tickets', as, body })
const stored = ({ platform }: TestApp) => platform.db.selectFrom('support_tickets').selectAll().execute()

test('a ticket is stored under the session’s user; the email of the body is only where the answer goes', async () => {
  const app = await createTestApp({ env })
  const owner = await app.make.owner({ name: 'Marta', plan: { tier: 'pro' } })
  const { status, data, message } = await ask(app, await app.signIn(owner), {
    ...typed,
    subject: 'No veo\n la foto',
    email: 'otra@example.com',
  })
  expect([status, message]).toEqual([201, texts.sent])
  expect(data).toMatchObject({ ...typed, email: 'otra@example.com', answerHours: 24 })
  expect(await stored(app)).toMatchObject([{ user_id: owner.id, email: 'otra@example.com', tier: 'pro' }])
  await app.runJobs()
  const [mail] = app.mail.sent.filter(({ to }) => to === 'hola@sobremesa.example')
  expect(mail).toMatchObject({ replyTo: 'otra@example.com', subject: '[Pro · 24 h] No veo la foto' })
  expect(mail?.text).toContain(`Marta (${owner.email})`)
  expect(mail?.text).toContain('Sale el hueco.')
})

test('who asks and which plan decides the promised time: also a worker, a lapsed owner, an admin', async () => {
  const app = await createTestApp({ env })
  const owner = await app.make.owner({ plan: { tier: 'premium' } })
  const worker = await app.make.worker([await app.make.restaurant(owner)])
  const lapsed = await app.make.owner()
  await app.make.lapsedSubscription(lapsed.id)
  const answers = []
  for (const user of [owner, worker, await app.make.owner(), lapsed, await app.make.admin()]) {
    const { status, data } = await ask(app, await app.signIn(user))
    answers.push([status, data.answerHours, data.email === user.email])
  }
  expect(answers).toEqual([24, 24, 48, 48, 48].map(hours => [201, hours, true]))
})

test('subject and message are needed', async () => {
  const app = await createTestApp({ env })
  const { status, errors } = await ask(app, await app.signUp(), { subject: ' ', message: '' })
  expect([status, errors]).toMatchObject([400, { subject: texts.subjectRequired, message: texts.messageRequired }])
  expect(await stored(app)).toEqual([])
})

test('ten tickets an hour per user', async () => {
  const app = await createTestApp({ env, rateLimits: true })
  const owner = await app.signUp()
  for (let call = 1; call <= 10; call++) expect((await ask(app, owner)).status).toBe(201)
  const { status, headers } = await ask(app, owner)
  expect([status, Number(headers['retry-after'])]).toEqual([429, expect.closeTo(3600, -2)])
  expect((await ask(app, await app.signUp())).status).toBe(201)
})

test('while the mail server is away nothing is lost: the mail goes out when it is back', async () => {
  const app = await createTestApp({ env })
  const owner = await app.signIn(await app.make.owner())
  const port = await closedPort()
  sendTo(app, `smtp://127.0.0.1:${port}`)
  expect((await ask(app, owner)).status).toBe(201)
  await expect(app.runJobs()).rejects.toThrow('mail support.ticket was not sent')
  expect(await mailsWaiting(app)).toEqual(['retry'])
  const { taken } = await mailServer({}, port)
  await app.runJobs()
  expect(taken.map(({ to }) => to)).toEqual([['hola@sobremesa.example']])
  expect(await stored(app)).toHaveLength(1)
})

test('while a mail server is silent, owners do not wait for it, and the mail goes out through another one', async () => {
  const app = await createTestApp({ env })
  const owner = await app.signIn(await app.make.owner())
  const silent = await silentServer()
  sendTo(app, silent.url)
  expect((await ask(app, owner)).status).toBe(201)
  expect([silent.connections(), (await stored(app)).length]).toEqual([0, 1])
  const sending = app.runJobs()
  sending.catch(() => undefined)
  await expect.poll(silent.connections).toBe(1)
  expect((await ask(app, owner, { ...typed, subject: 'Otra pregunta' })).status).toBe(201)
  await expect(sending).rejects.toThrow('mail support.ticket was not sent')
  expect(await mailsWaiting(app)).toContain('retry')
  const { url, taken } = await mailServer()
  sendTo(app, url)
  await app.runJobs()
  expect(taken.map(({ to }) => to)).toEqual([['hola@sobremesa.example'], ['hola@sobremesa.example']])
  expect(await stored(app)).toHaveLength(2)
})

test('the operator’s command lists them, and they are deleted after a year', async () => {
  const app = await createTestApp()
  await ask(app, await app.signIn(await app.make.owner({ email: 'marta@example.com' })))
  expect(await tickets.run(app.platform, {})).toMatch(
    /\[trial, 48 h\] No veo la foto {2}<marta@example.com>\n {4}La subí ayer.\n {4}Sale el hueco./,
  )
  app.clock.advance(366 * DAY_MS + HOUR_MS)
  await app.runJob(deleteOldTicketsDaily)
  expect(await stored(app)).toEqual([])
})

const own = (app: TestApp, as: SignedIn) => app.request<Ticket[]>({ path: '/api/support/tickets', as })
const add = (app: TestApp, as: SignedIn, id: string, message = 'Y pasa con otra foto.') =>
  app.request<Ticket>({ method: 'POST', path: `/api/support/tickets/${id}/additions`, as, body: { message } })

test('the own questions of a year: number, state, promised time; the operator marks what is answered', async () => {
  const app = await createTestApp({ env })
  const owner = await app.signIn(await app.make.owner({ plan: { tier: 'pro', status: 'active' } }))
  const other = await app.signIn(await app.make.owner())
  const first = (await ask(app, owner)).data
  app.clock.advance(MINUTE_MS)
  const second = (await ask(app, owner, { ...typed, subject: 'Otra' })).data
  await ask(app, other)
  expect(second.number).toBeGreaterThan(first.number)
  expect(Date.parse(first.promisedAt) - Date.parse(first.createdAt)).toBe(24 * HOUR_MS)
  await expect(tickets.run(app.platform, { answered: 'x' })).rejects.toThrow('There is no ticket x.')
  expect(await tickets.run(app.platform, { answered: String(first.number) })).toContain('is answered')
  const { data } = await own(app, owner)
  expect(data.map(({ subject, state }) => [subject, state])).toEqual([
    ['Otra', 'sent'],
    [typed.subject, 'answered'],
  ])
  app.clock.advance(366 * DAY_MS - MINUTE_MS)
  expect((await own(app, await app.signIn(owner))).data.map(({ subject }) => subject)).toEqual(['Otra'])
})

test('an addition goes to the operator, waits for an answer again, ends at ten, and is nobody else’s to make', async () => {
  const app = await createTestApp({ env })
  const owner = await app.signIn(await app.make.owner())
  const { id, number } = (await ask(app, owner)).data
  await tickets.run(app.platform, { answered: String(number) })
  await app.runJobs()
  app.mail.sent.length = 0
  const { status, data } = await add(app, owner, id)
  expect([status, data.state, data.additions.map(({ message }) => message)]).toEqual([
    201,
    'sent',
    ['Y pasa con otra foto.'],
  ])
  await app.runJobs()
  expect(app.mail.sent.find(({ to }) => to === 'hola@sobremesa.example')).toMatchObject({
    replyTo: owner.email,
    subject: `[n.º ${number}] No veo la foto`,
  })
  expect((await add(app, await app.signIn(await app.make.owner()), id)).status).toBe(404)
  expect((await add(app, owner, 'no-uuid')).status).toBe(404)
  const answers = await Promise.all(Array.from({ length: 12 }, () => add(app, owner, id)))
  expect(answers.filter(each => each.status === 201)).toHaveLength(9)
  expect(answers.find(each => each.status === 409)).toMatchObject({ code: 'additions_limit' })
})

test('a copy goes to the account’s own address, never to one that was typed; without the wish none', async () => {
  const app = await createTestApp({ env })
  const owner = await app.signIn(await app.make.owner())
  await ask(app, owner, { ...typed, email: 'otra@example.com' })
  const { number } = (await ask(app, owner, { ...typed, email: 'otra@example.com', copy: true })).data
  await app.runJobs()
  const copies = app.mail.sent.filter(({ to }) => to !== 'hola@sobremesa.example')
  expect(copies.map(({ to, subject }) => [to, subject])).toEqual([
    [owner.email, `Hemos recibido tu consulta n.º ${number}`],
  ])
  for (const form of [copies[0]?.text, copies[0]?.html])
    for (const words of ['Te leemos', 'No veo la foto', 'Sale el hueco.', 'Te respondemos antes del'])
      expect(form).toContain(words)
})
