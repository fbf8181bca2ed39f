import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eraseAccount, exportAccount } from '#platform/account-data/account.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { createWholeAccount, SECRET, WITHOUT_ACCOUNT } from './account-data.world.ts'

const registered = (app: TestApp): string[] => app.platform.accountData.flatMap(({ tables }) => [...tables])

async function listTables({ platform }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`.execute(platform.db)
  return rows.map(({ name }) => name).sort()
}

/** Every row of every registered table, except tombstones of slugs, which belong to nobody (3-decisions §5). */
async function readAll(app: TestApp): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  for (const name of registered(app)) {
    const { rows } = await sql<{ row: string }>`SELECT to_jsonb(t)::text AS row FROM ${sql.table(name)} t`.execute(
      app.platform.db,
    )
    tables[name] = rows
      .map(({ row }) => row)
      .filter(row => name !== 'slugs' || !row.includes('"restaurant_id": null'))
      .sort()
  }
  return tables
}

test('every table is in the list of one feature, or named with the reason why it is in none', async () => {
  const app = await createTestApp()
  const tables = [...registered(app), ...Object.keys(WITHOUT_ACCOUNT)].sort()
  expect(tables).toEqual([...new Set(tables)])
  expect(await listTables(app)).toEqual(tables)
})

test('an account that is erased leaves no row and no file, and nobody else loses one', async () => {
  const app = await createTestApp()
  const other = await createWholeAccount(app, 'Ajena')
  const before = await readAll(app)
  const { owner, logo } = await createWholeAccount(app, 'Propia')
  const between = await readAll(app)
  // A table without a row in `account-data.world.ts` would prove nothing.
  for (const name of registered(app)) expect([name, between[name]]).not.toEqual([name, before[name]])
  await app.platform.db.transaction().execute(trx => eraseAccount(app.platform, trx, owner.id))
  expect(await readAll(app)).toEqual(before)
  await app.runJobs()
  const files = app.platform.storage.in('images/')
  expect(await files.open(`${logo.folder}/320.webp`)).toBeUndefined()
  expect(await files.open(`${other.logo.folder}/320.webp`)).toBeDefined()
})

test('an erasure that fails half way erases nothing, neither rows nor files', async () => {
  const app = await createTestApp()
  const { owner, logo } = await createWholeAccount(app, 'Propia')
  const before = await readAll(app)
  const failed = app.platform.db.transaction().execute(async trx => {
    await eraseAccount(app.platform, trx, owner.id)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await app.runJobs()
  expect(await readAll(app)).toEqual(before)
  expect(await app.platform.storage.in('images/').open(`${logo.folder}/320.webp`)).toBeDefined()
})

test('an export holds what the account has in every feature, nothing of others, no hash and no token', async () => {
  const app = await createTestApp()
  const other = await createWholeAccount(app, 'Ajena')
  const { owner, restaurant, logo } = await createWholeAccount(app, 'Propia')
  const { data, files } = await exportAccount(app.platform, owner.id)
  expect(Object.keys(data)).toEqual(app.platform.accountData.map(({ name }) => name))
  for (const [name, part] of Object.entries(data))
    expect([name, JSON.stringify(part).length > 20]).toEqual([name, true])
  const text = JSON.stringify(data)
  const own = [owner.email, owner.id, restaurant.id, restaurant.slug, logo.id]
  for (const word of ['Dueña', 'Casa', 'Entrantes', 'Tortilla', 'Camarero', 'pregunta', 'cambio'])
    own.push(`Propia ${word}`)
  expect(own.filter(value => !text.includes(value))).toEqual([])
  const foreign = ['Ajena', other.owner.email, other.owner.id, other.restaurant.id, other.restaurant.slug]
  expect([...foreign, SECRET, 'argon2'].filter(value => text.includes(value))).toEqual([])
  expect(text).not.toMatch(/hash|hmac|token/i)
  const page = expect.stringMatching(/^imports\/[\w-]+\/1\.webp$/) as string
  const printed = expect.stringMatching(/^paper\/[\w-]+\/casa-carta-a4-ed1\.pdf$/) as string
  expect(files.map(({ name }) => name)).toEqual([`images/${logo.id}.webp`, page, printed])
  expect(await files[0]?.open()).toMatchObject({ bytes: 4, contentType: 'image/webp' })
})

test('an account without anything is exported and erased too', async () => {
  const app = await createTestApp()
  const admin = await app.make.admin()
  const { data } = await exportAccount(app.platform, admin.id)
  expect(data).toMatchObject({ identity: { account: { email: admin.email } }, restaurants: [] })
  await app.platform.db.transaction().execute(trx => eraseAccount(app.platform, trx, admin.id))
  expect(await app.platform.db.selectFrom('users').select('id').execute()).toEqual([])
})
