import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { asOwner, workerDatabase } from '#test/databases/database.ts'
import { silentLog } from '#platform/log/log.ts'
import { openDatabase } from './database.ts'
import { openListener } from './listen.ts'

async function open() {
  const connectionString = await workerDatabase()
  const database = openDatabase(connectionString, silentLog)
  const listener = await openListener(connectionString, silentLog)
  onTestFinished(async () => {
    await listener.close()
    await database.close()
  })
  const notify = (channel: string, payload: string) =>
    sql`SELECT pg_notify(${channel}, ${payload})`.execute(database.db)
  return { ...database, listener, notify }
}

test('gets the notifications of its channels until it stops', async () => {
  const { listener, notify } = await open()
  const heard: string[] = []
  const stop = await listener.listen('test_menu', payload => heard.push(payload))
  await listener.listen('test_menu', payload => heard.push(`second ${payload}`))
  await notify('test_menu', 'one')
  await notify('test_other', 'nothing')
  await expect.poll(() => heard).toEqual(['one', 'second one'])
  await stop()
  await notify('test_menu', 'two')
  await expect.poll(() => heard).toEqual(['one', 'second one', 'second two'])
})

test('a rollback notifies nobody', async () => {
  const { db, listener, notify } = await open()
  const heard: string[] = []
  await listener.listen('test_menu', payload => heard.push(payload))
  const failed = db.transaction().execute(async trx => {
    await sql`SELECT pg_notify('test_menu', 'rolled back')`.execute(trx)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await notify('test_menu', 'kept')
  await expect.poll(() => heard).toEqual(['kept'])
})

test('reconnects when its connection is lost, reports that, and gets notifications again', async () => {
  const { db, listener, notify } = await open()
  const heard: string[] = []
  let reconnections = 0
  listener.onReconnect(() => reconnections++)
  await listener.listen('test_menu', payload => heard.push(payload))
  const end = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'sobremesa listen'`
  await asOwner(db, end)
  await expect.poll(() => reconnections).toBe(1)
  await notify('test_menu', 'after')
  await expect.poll(() => heard).toEqual(['after'])
})
