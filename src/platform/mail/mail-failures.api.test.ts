import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_S, HOUR_S } from '#shared/time.ts'
import { createTestApp, createTestProcess, type TestApp } from '#test/app.ts'
import { closedPort, mailServer } from '#test/mail/mail-server.ts'
import { sendTo } from '#test/mail/mail-sending.ts'
import { invite } from '#test/team/invitations.ts'
import { createLog, silentLog } from '#platform/log/log.ts'
import { warnWithoutMail } from './check-mail.ts'
import { defineMail, sendMail } from './define-mail.ts'
import { mailCommands } from './mail.commands.ts'
import { paragraph } from './mail-content.ts'
import { createSmtpMail } from './smtp-mail.ts'

const hello = defineMail<object>('test.hello', () => ({
  subject: 'Hola',
  preview: 'Hola',
  title: 'Hola',
  body: [paragraph('Tu código es 123456')],
}))
const ANA = 'ana@example.com'
const ROUND_H = 12

const queue = ({ platform }: TestApp, to: string, isNotice = false) =>
  platform.db.transaction().execute(trx => sendMail(platform, trx, { mail: hello, to, params: {}, isNotice }))

type Waiting = { id: string; state: string; waitS: number }
async function waiting({ platform }: TestApp): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    SELECT id, state::text AS state, extract(epoch FROM start_after - now())::float AS "waitS" FROM pgboss.job
    WHERE name IN ('mail.send', 'mail.notice', 'team.invitation-mail') ORDER BY created_on`.execute(platform.db)
  return rows
}

/** For the queues so much time passes, with their own upkeep at its end. */
async function passTime({ platform: { db } }: TestApp, seconds: number): Promise<void> {
  const moved = ['created_on', 'start_after', 'started_on', 'completed_on', 'keep_until']
  const columns = moved.map(column => sql`${sql.ref(column)} = ${sql.ref(column)} - ${seconds} * interval '1 second'`)
  await sql`UPDATE pgboss.job SET ${sql.join(columns)}`.execute(db)
  await sql`UPDATE pgboss.queue SET maintain_on = NULL, monitor_on = NULL`.execute(db)
  const boss = new PgBoss({ db: fromKysely(db), supervise: false, schedule: false })
  await boss.start()
  await boss.supervise()
  await boss.stop({ graceful: false, close: false })
}

const run = (app: TestApp, name: keyof typeof mailCommands, given = {}) => mailCommands[name].run(app.platform, given)
const refusing = (text: string) =>
  mailServer({ onRcptTo: (_to, _session, done) => done(Object.assign(new Error(text), { responseCode: 550 })) })

test('48 hours without a mail server, then each mail goes out once, from several processes', async () => {
  const app = await createTestApp()
  const beside = await createTestApp({ beside: app })
  const owner = await app.make.owner({ plan: {} })
  const restaurant = await app.make.restaurant(owner)
  const port = await closedPort()
  for (const each of [app, beside]) sendTo(each, `smtp://127.0.0.1:${port}`)
  const receivers = ['ana@example.com', 'eva@example.com', 'iris@example.com', 'noa@example.com']
  for (const to of receivers) await queue(app, to)
  await queue(app, 'recordada@example.com', true)
  await invite(app, await app.signIn(owner), { email: 'invitada@example.com', restaurantIds: [restaurant.id] })

  for (let hour = 0; hour < 48; hour += ROUND_H) {
    await expect(app.runJobs()).rejects.toThrow('was not sent')
    // The first failure ends a run of the test, so that each queue has its own.
    for (let queues = 0; queues < 3; queues++) await beside.runJobs().catch(() => undefined)
    const mails = await waiting(app)
    expect(mails).toHaveLength(6)
    for (const { state, waitS } of mails) expect([state, waitS <= HOUR_S]).toEqual(['retry', true])
    await passTime(app, ROUND_H * HOUR_S)
  }

  const { taken } = await mailServer({}, port)
  await Promise.all([app.runJobs(), beside.runJobs()])
  await Promise.all([app.runJobs(), beside.runJobs()])
  const all = [...receivers, 'recordada@example.com', 'invitada@example.com'].toSorted()
  expect(taken.flatMap(({ to }) => to).toSorted()).toEqual(all)
})

test('a mail that cannot be sent is kept for 14 days and tried until then; one that was refused is kept as long', async () => {
  const app = await createTestApp()
  sendTo(app, `smtp://127.0.0.1:${await closedPort()}`)
  await queue(app, ANA)
  await expect(app.runJobs()).rejects.toThrow('was not sent')
  await passTime(app, 14 * DAY_S - HOUR_S)
  await expect(app.runJobs()).rejects.toThrow('was not sent')
  expect(await waiting(app)).toMatchObject([{ state: 'retry' }])
  await passTime(app, 2 * HOUR_S)
  expect(await waiting(app)).toEqual([])

  sendTo(app, (await refusing('no mailbox')).url)
  await queue(app, ANA)
  await app.runJobs().catch(() => undefined)
  await passTime(app, 14 * DAY_S + HOUR_S)
  expect(await waiting(app)).toEqual([])
})

test('many failures use up no attempts: there are enough for every hour of these days', async () => {
  const app = await createTestApp()
  const { rows } = await sql<{ name: string; tries: number; apartS: number }>`
    SELECT name, retry_limit AS tries, retry_delay_max AS "apartS" FROM pgboss.queue
    WHERE name IN ('mail.send', 'mail.notice', 'team.invitation-mail', 'accounts.reset-code-mail')`.execute(
    app.platform.db,
  )
  expect(rows).toHaveLength(4)
  for (const { name, tries, apartS } of rows)
    expect([name, apartS <= HOUR_S, tries * apartS >= 14 * DAY_S]).toEqual([name, true, true])
})

test('a refusal of the receiver is final at once, kept with its reason for 14 days, and may be sent again', async () => {
  const app = await createTestApp()
  const lines: string[] = []
  app.platform.log.error = (line: object) => void lines.push(JSON.stringify(line))
  sendTo(app, (await refusing(`5.1.1 <${ANA}> has no mailbox`)).url)
  await queue(app, ANA)
  await expect(app.runJobs()).rejects.toThrow('has no mailbox')
  expect(await waiting(app)).toMatchObject([{ state: 'failed' }])
  await passTime(app, 13 * DAY_S)
  await app.runJobs()
  const [refused] = await waiting(app)
  const listed = await run(app, 'mails', { failed: 'yes' })
  expect(listed).toContain(`${refused?.id}  given up  test.hello to ${ANA}`)
  expect(listed).toMatch(/attempt 1 {2}because: .*550 5\.1\.1 <…> has no mailbox$/)
  expect(lines.join()).not.toContain(ANA)

  const { url, taken } = await mailServer()
  sendTo(app, url)
  expect(await run(app, 'resend', { id: refused?.id })).toBe('1 mail is sent now.')
  await app.runJobs()
  await app.runJobs()
  expect(taken.map(({ to }) => to)).toEqual([[ANA]])
  await passTime(app, HOUR_S)
  expect(await waiting(app)).toEqual([])
})

test.each([
  ['the receiver is asked to wait', 'RCPT TO', 451],
  ['the sender is not allowed, which is for the operator to repair', 'MAIL FROM', 550],
])('%s: the mail is tried again', async (_what, command, responseCode) => {
  const app = await createTestApp()
  const refuse = (...given: unknown[]) =>
    (given.at(-1) as (error: Error) => void)(Object.assign(new Error('not now'), { responseCode }))
  const { url } = await mailServer(command === 'RCPT TO' ? { onRcptTo: refuse } : { onMailFrom: refuse })
  sendTo(app, url)
  await queue(app, ANA)
  await app.runJobs().catch(() => undefined)
  expect(await waiting(app)).toMatchObject([{ state: 'retry' }])
})

test('an attempt has the id of the one before, so that a receiver knows the mail again', async () => {
  const app = await createTestApp()
  const ids: (string | undefined)[] = []
  app.platform.mail.send = async ({ id }) => {
    ids.push(id)
    if (ids.length === 1) throw new Error('lost after the mail was taken')
  }
  await queue(app, ANA)
  await app.runJobs().catch(() => undefined)
  await passTime(app, HOUR_S)
  await app.runJobs()
  expect([ids.length, new Set(ids).size, typeof ids[0]]).toEqual([2, 1, 'string'])
  const { url, taken } = await mailServer()
  sendTo(app, url)
  await app.platform.mail.send({ to: ANA, subject: 'a', text: 'a', html: 'a', id: '0199' })
  expect(taken[0]?.source).toMatch(/^Message-ID: <0199@sobremesa\.test>\r?$/m)
})

test('mails are listed and sent again by command, without what they say', async () => {
  const app = await createTestApp()
  app.platform.mail.send = () =>
    Promise.reject(new Error('away: https://x.test/?token=AbCdEf1234567890AbCdEf1234567890'))
  expect(await run(app, 'mails')).toBe('no mails')
  await queue(app, ANA)
  await queue(app, 'eva@example.com')
  expect(await run(app, 'mails', { failed: 'yes' })).toBe('no mails')
  expect((await run(app, 'mails')).split('\n')).toHaveLength(2)
  await app.request({
    method: 'POST',
    path: '/api/auth/forgot-password',
    body: { email: (await app.make.owner()).email },
  })
  for (let queues = 0; queues < 3; queues++) await app.runJobs().catch(() => undefined)
  const listed = await run(app, 'mails', { failed: 'yes' })
  expect(listed.split('\n')).toHaveLength(3)
  expect(listed).toContain('will be tried again  accounts.reset-code-mail to ')
  expect(listed).toMatch(/because: mail test\.hello was not sent: away: …$/m)
  expect(listed).not.toMatch(/123456|AbCdEf|token/)

  const sent: string[] = []
  app.platform.mail.send = async ({ to }) => void sent.push(to)
  await app.runJobs()
  expect(sent).toEqual([])
  await expect(run(app, 'resend')).rejects.toThrow('Give an id, or --failed.')
  await expect(run(app, 'resend', { id: 'x' })).rejects.toThrow('"x" is no id.')
  await expect(run(app, 'resend', { id: '01999999-9999-7999-8999-999999999999' })).rejects.toThrow('No failed mail has')
  expect(await run(app, 'resend', { failed: 'yes' })).toBe('3 mails are sent now.')
  await app.runJobs()
  expect(sent).toHaveLength(3)
  expect(await run(app, 'mails')).toBe('no mails')
})

test('a mail for the operator to try says what the server answered', async () => {
  const app = await createTestApp()
  expect(await run(app, 'test-mail', { to: ANA })).toBe(`SMTP_URL is not set: the mail to ${ANA} is in the outbox.`)
  expect(app.mail.sent).toMatchObject([{ to: ANA, subject: 'Correo de prueba' }])
  sendTo(app, (await refusing('5.1.1 no mailbox')).url)
  await expect(run(app, 'test-mail', { to: ANA })).rejects.toThrow(
    /^The mail to ana@example\.com was not sent: .*no mailbox/,
  )
  await expect(run(app, 'test-mail', { to: 'ana' })).rejects.toThrow('--to')
})

test('a mail server that is away, or lets nobody in, is a warning at the start', async () => {
  const warned: string[] = []
  const log = createLog({ level: 'warn', pretty: false }, { write: line => void warned.push(line) })
  const check = async (url: string) => {
    const mail = createSmtpMail({ url, from: 'hola@sobremesa.test', requireTls: false, timeoutMs: 1000 })
    onTestFinished(() => mail.close())
    await warnWithoutMail({ mail, log })
    return warned.splice(0)
  }
  expect(await check((await mailServer()).url)).toEqual([])
  expect((await check(`smtp://127.0.0.1:${await closedPort()}`)).join()).toContain('SMTP_URL cannot be used now')
  const { url } = await mailServer({
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('who?'), { responseCode: 535 })),
  })
  expect((await check(url.replace('//', '//ana:clave@'))).join()).toContain('SMTP_URL cannot be used now')
  await warnWithoutMail({ mail: { send: async () => undefined }, log: silentLog })
})

test('a worker beside another sends each of many mails once', async () => {
  const app = await createTestApp()
  const { url, taken } = await mailServer()
  const receivers = Array.from({ length: 60 }, (_, n) => `persona${n}@example.com`)
  for (const to of receivers) await queue(app, to)
  const workers = [
    await createTestProcess({ worker: 'by itself' }, { beside: app }),
    await createTestProcess({ worker: 'by itself' }, { beside: app }),
  ]
  for (const { platform } of workers) sendTo({ ...app, platform }, url)
  await Promise.all(workers.map(({ platform }) => platform.jobs.start()))
  const done = async () => Number((await waiting(app)).every(({ state }) => state === 'completed'))
  await expect.poll(done, { timeout: 20_000 }).toBe(1)
  expect(taken.flatMap(({ to }) => to).toSorted()).toEqual(receivers.toSorted())
})
