import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type KyselyPlugin, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { WebRole } from '#app/server/api.ts'
import type { Trx } from '#platform/db/database.ts'
import { NOBODY, type Tenant } from '#platform/db/tenants.ts'
import { createLog, silentLog } from '#platform/log/log.ts'
import { createTestApp, type TestApp } from '../app.ts'
import { createWholeAccount } from './account-data.world.ts'
import { FOR_EVERYBODY, WITHOUT_WALL } from './tenant-wall.tables.ts'
import { TENANT_TABLES } from './tenant-rule.ts'

const ROOT = join(import.meta.dirname, '../..')
const WALLED = TENANT_TABLES.filter(name => !(name in WITHOUT_WALL))

async function firstColumn({ platform }: TestApp, table: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum = 1`.execute(platform.db)
  return rows[0]?.name ?? ''
}

class RolledBack extends Error {}

/** Runs a statement for a tenant, through the product's own connections, and takes it back. Answers its rows. */
async function tryAs<Row>({ platform }: TestApp, tenant: Tenant, statement: string): Promise<Row[] | string> {
  let rows: Row[] = []
  const run = async (trx: Trx): Promise<never> => {
    rows = (await sql.raw<Row>(statement).execute(trx)).rows
    throw new RolledBack()
  }
  return platform.tenants
    .as(tenant, () => platform.db.transaction().execute(run))
    .catch((error: Error & { code?: string }) =>
      error instanceof RolledBack ? rows : `${error.code} ${error.message}`,
    )
}

async function twoAccounts() {
  const app = await createTestApp()
  const [ours, theirs] = [await createWholeAccount(app, 'Nuestra'), await createWholeAccount(app, 'Ajena')]
  const { db } = app.platform
  for (const { restaurant } of [ours, theirs]) {
    await db.insertInto('demo_pictures').values({ restaurant_id: restaurant.id, file: 'a.svg' }).execute()
    await db.insertInto('history_starts').values({ restaurant_id: restaurant.id, at: app.clock.now() }).execute()
  }
  const account: Tenant = { ids: [ours.owner.id], accountOf: ours.owner.id }
  return { app, ours, theirs, account }
}

test('the product serves as a role that is not the owner of the tables', async () => {
  const { platform } = await createTestApp()
  const { rows } = await sql`SELECT current_user = session_user AS "isOwner"`.execute(platform.db)
  expect(rows).toEqual([{ isOwner: false }])
})

test('every table of tenants is protected for all four kinds of statement, or says why not', async () => {
  const { platform } = await createTestApp()
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class JOIN pg_policy ON polrelid = pg_class.oid
    WHERE relrowsecurity GROUP BY relname HAVING string_agg(polcmd::text, '' ORDER BY polcmd) = 'adrw' ORDER BY relname`.execute(
    platform.db,
  )
  expect(rows.map(({ name }) => name)).toEqual(WALLED)
})

test('whoever works for everybody is on the list', async () => {
  const found: string[] = []
  for await (const file of glob(['src/**/*.ts', 'seeds/*.ts', 'scripts/**/*.ts'], { cwd: ROOT }))
    if (!file.includes('test') && /tenants\.everybody\(/.test(await readFile(join(ROOT, file), 'utf8')))
      found.push(file)
  expect(found.toSorted()).toEqual(Object.keys(FOR_EVERYBODY).toSorted())
})

describe('a statement that says nothing of whose rows it means', () => {
  test('changes and deletes the named tenant’s rows only', async () => {
    const { app, account } = await twoAccounts()
    for (const table of WALLED) {
      const all = await tryAs(app, account, `SELECT 1 FROM ${table}`)
      const own = { table, rows: all.length / 2 }
      const first = await firstColumn(app, table)
      const updated = await tryAs(app, account, `UPDATE ${table} SET ${first} = ${first} RETURNING 1`)
      expect({ table, rows: updated.length }).toEqual(own)
      const deleted = await tryAs(app, account, `DELETE FROM ${table} RETURNING 1`)
      // Where other rows refer to these, the deletion fails by that, after it was allowed.
      if (typeof deleted === 'string') expect(deleted).toMatch(/^23503/)
      else expect({ table, rows: deleted.length }).toEqual(own)
    }
  })

  test('is an error when no tenant is named', async () => {
    const { app } = await twoAccounts()
    for (const table of WALLED) {
      const refused = await tryAs(app, NOBODY, `DELETE FROM ${table}`)
      expect({ table, refused }).toEqual({ table, refused: '42501 no tenant is named whose rows may be changed' })
    }
  })

  test('adds no row to another tenant, and moves none there', async () => {
    const { app, account, theirs } = await twoAccounts()
    const isTheirs = `t::text LIKE ANY (ARRAY['%${theirs.owner.id}%', '%${theirs.restaurant.id}%'])`
    for (const table of WALLED) {
      const refused = await tryAs(app, account, `INSERT INTO ${table} SELECT * FROM ${table} AS t WHERE ${isTheirs}`)
      expect({ table, refused }).toEqual({ table, refused: expect.stringMatching(/^42501 new row violates/) })
    }
    const move = `UPDATE memberships SET restaurant_id = '${theirs.restaurant.id}'`
    expect(await tryAs(app, account, move)).toMatch(/^42501 new row violates/)
    const take = `UPDATE restaurants SET owner_id = '${theirs.owner.id}', id = gen_random_uuid()`
    expect(await tryAs(app, account, take)).toMatch(/^42501 new row violates/)
  })

  test('of a restaurant’s call touches no other restaurant of the same owner', async () => {
    const { app, ours } = await twoAccounts()
    const other = await app.make.restaurant(ours.owner)
    await app.make.category(other, 'Postres')
    const tenant = { ids: [ours.restaurant.id, ours.owner.id] }
    const rows = await tryAs(app, tenant, 'UPDATE categories SET key = key RETURNING restaurant_id')
    expect(rows).toEqual([{ restaurant_id: ours.restaurant.id }])
  })
})

test('a single write without a transaction is told for whom it is, too', async () => {
  const { app, ours, theirs } = await twoAccounts()
  const { platform } = app
  const clear = () => platform.db.updateTable('users').set({ current_restaurant_id: null }).returning('id').execute()
  const changed = await platform.tenants.as({ ids: [ours.owner.id] }, clear)
  expect(changed.map(({ id }) => id)).toContain(ours.owner.id)
  expect(changed.map(({ id }) => id)).not.toContain(theirs.owner.id)
  await expect(platform.tenants.as(NOBODY, clear)).rejects.toThrow('no tenant is named')
})

test('a name ends with its transaction: the next user of the connection has none', async () => {
  const { app, ours } = await twoAccounts()
  const { platform } = app
  const named = () => sql<{ name: string | null }>`SELECT current_setting('sobremesa.tenant', true) AS name`
  for (let round = 0; round < 3; round++) {
    const inside = await platform.tenants.as({ ids: [ours.owner.id] }, () =>
      platform.db.transaction().execute(trx => named().execute(trx)),
    )
    expect(inside.rows[0]?.name).toBe(ours.owner.id)
    expect((await named().execute(platform.db)).rows[0]?.name || null).toBeNull()
  }
})

type LogLine = { err?: { code?: string } }

/** A store that forgot the WHERE of its updates and deletions. */
const forgetful: KyselyPlugin = {
  transformQuery: ({ node }) =>
    ['UpdateQueryNode', 'DeleteQueryNode'].includes(node.kind) ? ({ ...node, where: undefined } as typeof node) : node,
  transformResult: async ({ result }) => result,
}

describe('a call', () => {
  async function menus(web: Partial<WebRole>, log = silentLog) {
    const app = await createTestApp({ log, web })
    const people = []
    for (const word of ['Nuestra', 'Ajena']) {
      const owner = await app.signIn(await app.make.owner({ plan: {} }))
      const restaurant = await app.make.restaurant(owner)
      const category = await app.make.category(restaurant, word)
      const dish = await app.make.dish(category, { name: word })
      people.push({ owner, restaurant, category, dish })
    }
    const [ours, theirs] = people as [(typeof people)[0], (typeof people)[0]]
    const everything = () =>
      app.platform.db
        .selectFrom('menu_items')
        .innerJoin('restaurants', 'restaurants.id', 'menu_items.restaurant_id')
        .selectAll()
        .where('menu_items.restaurant_id', '=', theirs.restaurant.id)
        .execute()
    return { app, ours, theirs, everything }
  }

  test('whose store forgot its WHERE changes nothing of another tenant', async () => {
    const platformOfCall = (platform: TestApp['platform']) => ({ ...platform, db: platform.db.withPlugin(forgetful) })
    const { app, ours, everything } = await menus({ platformOfCall })
    const before = await everything()
    const as = ours.owner
    await app.request({
      method: 'PUT',
      path: `/api/menu/items/${ours.dish.id}`,
      as,
      body: { price: 1, available: false },
    })
    await app.request({ method: 'DELETE', path: `/api/categories/${ours.category.id}`, as })
    await app.request({ method: 'PUT', path: `/api/restaurants/${ours.restaurant.id}`, as, body: { name: 'Otra' } })
    await app.request({ method: 'DELETE', path: `/api/restaurants/${ours.restaurant.id}`, as })
    expect(await everything()).toEqual(before)
  })

  test('that the database refuses is 500, logged as an error, and says nothing of SQL', async () => {
    const lines: LogLine[] = []
    const log = createLog(
      { level: 'error', pretty: false },
      { write: line => void lines.push(JSON.parse(line) as LogLine) },
    )
    const platformOfCall = (platform: TestApp['platform']) => ({
      ...platform,
      tenants: { ...platform.tenants, as: <T>(_: Tenant, work: () => T) => platform.tenants.as(NOBODY, work) },
    })
    const { app, ours } = await menus({ platformOfCall }, log)
    const body = { price: 1 }
    const answer = await app.request({ method: 'PUT', path: `/api/menu/items/${ours.dish.id}`, as: ours.owner, body })
    expect([answer.status, answer.code]).toEqual([500, 'internal'])
    expect(answer.text).not.toMatch(/tenant|security|policy|select|update|42501/i)
    expect(lines.filter(({ err }) => err?.code === '42501')).toHaveLength(1)
  })
})
