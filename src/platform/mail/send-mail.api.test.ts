import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { defineMail, sendMail } from './define-mail.ts'
import { paragraph } from './mail-content.ts'

const hello = defineMail<{ name: string }>('test.hello', ({ name }) => ({
  subject: 'Hola',
  preview: 'Hola',
  title: 'Hola',
  body: [paragraph('Hola, ', name)],
}))
const order = { mail: hello, to: 'ana@example.com', params: { name: 'Ana' } }

test('a mail goes out after the commit, in both forms', async () => {
  const { platform, mail, runJobs } = await createTestApp()
  await platform.db.transaction().execute(trx => sendMail(platform, trx, order))
  expect(mail.sent).toEqual([])
  await runJobs()
  expect(mail.sent).toMatchObject([{ to: 'ana@example.com', subject: 'Hola' }])
  expect(mail.sent[0]?.text).toContain('Hola, Ana')
  expect(mail.sent[0]?.html).toContain('Hola, Ana')
})

test('a rollback sends nothing', async () => {
  const { platform, mail, runJobs } = await createTestApp()
  const failed = platform.db.transaction().execute(async trx => {
    await sendMail(platform, trx, order)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await runJobs()
  expect(mail.sent).toEqual([])
})

test('a mail server that is away is reported with the name of the mail, and the mail waits', async () => {
  const { platform, runJobs } = await createTestApp()
  platform.mail.send = () => Promise.reject(new Error('the mail server is away'))
  await platform.db.transaction().execute(trx => sendMail(platform, trx, order))
  await expect(runJobs()).rejects.toThrow('mail test.hello was not sent')
  const { rows } = await sql`SELECT state FROM pgboss.job WHERE name = 'mail.send'`.execute(platform.db)
  expect(rows).toEqual([{ state: 'retry' }])
})

test('the queue forgets soon what has been sent: it may hold a code', async () => {
  const { platform } = await createTestApp()
  const { rows } = await sql`
    SELECT deletion_seconds AS seconds FROM pgboss.queue WHERE name = 'mail.send'`.execute(platform.db)
  expect(rows).toEqual([{ seconds: 3000 }])
})
