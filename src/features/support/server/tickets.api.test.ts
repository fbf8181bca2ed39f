import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
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
