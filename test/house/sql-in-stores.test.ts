import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const IS_TEST = /\.(test|testing|suite)\.ts$/
/** A statement of Kysely, or its template for SQL. Types and helpers of Kysely are free. */
const STATEMENT = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*?>)?`/
const STORE = /\.store\.ts$/

/** What has SQL and is no store, and why; one that has none any more leaves the list. */
const EXCEPTIONS: Record<string, string> = {
  'src/platform/mail/outbox-mail.ts': 'the adapter is the store of its one table',
}

const hasSql = (source: string): boolean => STATEMENT.test(source.replace(/^\s*(\/\/|\/?\*).*$/gm, ''))

async function filesWithSql(): Promise<string[]> {
  const found: string[] = []
  for await (const path of glob('src/{app,features,platform,shared}/**/*.ts', { cwd: ROOT }))
    if (!IS_TEST.test(path) && !path.startsWith('src/platform/db/') && hasSql(await readFile(join(ROOT, path), 'utf8')))
      found.push(path)
  return found.toSorted()
}

test('SQL stands in stores, and in the database of the platform', async () => {
  const found = await filesWithSql()
  expect(found.filter(path => STORE.test(path)).length).toBeGreaterThan(20)
  expect(found.filter(path => !STORE.test(path))).toEqual(Object.keys(EXCEPTIONS).toSorted())
})

test.each([
  ["await db.selectFrom('users').execute()", true],
  ["const rows = trx\n  .deleteFrom('users')", true],
  ['sql<boolean>`id = ANY(${ids})`', true],
  ['await sql`SELECT 1`.execute(db)', true],
  ["// db.selectFrom('users')", false],
  ["import type { Insertable } from 'kysely'", false],
])('deliberate fault: %s', (source, expected) => {
  expect(hasSql(source)).toBe(expected)
})
