import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, workerDatabase } from '#test/databases/database.ts'
import { fakeClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { silentLog } from '#platform/log/log.ts'
import { createOutboxMail } from './outbox-mail.ts'

test('a mail is stored in the database with its time', async () => {
  const connectionString = await workerDatabase()
  await emptyDatabase(connectionString)
  const { db, close } = openDatabase(connectionString, silentLog)
  onTestFinished(close)
  const clock = fakeClock(new Date('2026-11-21T10:00:00Z'))
  await createOutboxMail(db, clock).send({
    to: 'ana@example.com',
    subject: 'Hola',
    text: 'Hola, Ana',
    html: '<p>Hola, Ana</p>',
  })
  expect(await db.selectFrom('outbox_mails').selectAll().execute()).toMatchObject([
    {
      recipient: 'ana@example.com',
      subject: 'Hola',
      text_body: 'Hola, Ana',
      html_body: '<p>Hola, Ana</p>',
      created_at: clock.now(),
    },
  ])
})
