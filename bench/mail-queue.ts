/**
 * How long people wait for mailed codes: asked one at a time and many at once, alone and beside 10 000 reminders, with
 * and without the notification of their jobs; and how many statements a process without work sends. A process with an
 * embedded database of its own sends to a mail server here that takes a tenth of a second for each mail (`MAIL_MS`).
 * `node bench/mail-queue.ts`.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { callbackify } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { startProcess } from '#app/server/process/start-process.ts'
import { sendResetCode } from '#features/accounts/server/reset/reset-code.job.ts'
import { loadConfig } from '#platform/config/config.ts'
import { silentLog } from '#platform/log/log.ts'
import { defineMail, sendMail } from '#platform/mail/define-mail.ts'
import { createFactories } from '#test/factories.ts'
import { say } from './tools/table.ts'

const MAIL_MS = Number(process.env['MAIL_MS'] ?? 100)
const REMINDERS = Number(process.env['REMINDERS'] ?? 10_000)
const PEOPLE = 200
const IDLE_MS = 60_000
const LIMIT_MS = 600_000

let statements = 0
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...given: unknown[]) {
    statements++
    return query.apply(this, given)
  },
})

const arrived = new Map<string, number>()
const server = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    const take = async () => {
      await text(stream)
      await wait(MAIL_MS)
      for (const { address } of envelope.rcptTo) arrived.set(address, performance.now())
    }
    callbackify(take)(done)
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')

const dataDir = mkdtempSync(join(tmpdir(), 'sobremesa-bench-'))
const { port } = server.server.address() as AddressInfo
const { config } = loadConfig({
  DATA_DIR: dataDir,
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'Sobremesa <hola@example.com>',
})
const { platform, close } = await startProcess(config, { roles: { worker: 'by itself' }, log: silentLog })
const make = createFactories(platform)
const people: string[] = []
for (let n = 0; n < PEOPLE; n++) people.push((await make.owner()).email)
await platform.jobs.start()

/** Until each of them has a mail that was asked for since. */
async function measure(what: string, emails: readonly string[], ask: () => Promise<unknown>): Promise<void> {
  // Workers have looked, found nothing, and sleep.
  await wait(3000)
  arrived.clear()
  const began = performance.now()
  await ask()
  while (!emails.every(email => arrived.has(email)) && performance.now() - began < LIMIT_MS) await wait(5)
  const times = emails.map(email => ((arrived.get(email) ?? Number.NaN) - began) / 1000)
  say(`| ${what} | ${Math.min(...times).toFixed(2)} | ${Math.max(...times).toFixed(2)} |`)
}
const codes = (count: number) => {
  const emails = people.slice(0, count)
  const asked = (email: string) => ({ email, requestedAt: new Date().toISOString() })
  const request = (email: string) =>
    platform.db.transaction().execute(trx => platform.jobs.enqueue(trx, sendResetCode, asked(email)))
  return [emails, () => Promise.all(emails.map(request))] as const
}

/** The same jobs again, as if nobody had been notified. */
const unheard = (count: number) => {
  const emails = people.slice(0, count)
  const insert = () =>
    sql`
    INSERT INTO pgboss.job (name, data, retry_limit, expire_seconds)
    SELECT 'accounts.reset-code-mail', jsonb_build_object('email', email, 'requestedAt', now()), 20, 300
    FROM unnest(${emails}::text[]) email`.execute(platform.db)
  return [emails, insert] as const
}

const reminder = defineMail<object>('bench.reminder', () => ({ subject: 'Aviso', preview: '', title: '', body: [] }))
async function remind(): Promise<void> {
  await platform.db.transaction().execute(async trx => {
    for (let n = 0; n < REMINDERS; n++)
      await sendMail(platform, trx, { mail: reminder, to: `aviso${n}@example.com`, params: {}, isNotice: true })
  })
}

say('| codes asked at once | first, s | last, s |')
say('|---|---|---|')
for (const count of [1, 8, 48, 200]) await measure(`${count}`, ...codes(count))
for (const count of [1, 200]) await measure(`${count}, notification lost`, ...unheard(count))
const before = statements
await wait(IDLE_MS)
const idle = statements - before
await remind()
for (const count of [1, 200]) await measure(`${count}, beside ${REMINDERS} reminders`, ...codes(count))
for (const count of [1, 200])
  await measure(`${count}, beside ${REMINDERS} reminders, notification lost`, ...unheard(count))
say(`Without work: ${idle} statements a minute`)

await close(0)
server.close()
rmSync(dataDir, { recursive: true, force: true })
process.exit()
