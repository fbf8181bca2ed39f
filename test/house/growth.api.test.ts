import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { workerDatabase } from '../databases/database.ts'
import { WITHOUT_RESTAURANT, WITHOUT_RESTAURANT_IN_KEY } from './growth.keys.ts'

const CITUS = join(import.meta.dirname, '../../docs/growth/citus.sql')

type Key = { table: string; name: string; columns: string[] }
type Reference = Key & { to: string; toColumns: string[]; onDelete: string }
type Placed = { name: string; key: string | null; with: string | null }

/** Our tables but those of the migrations; a partitioned one counts for its parts. */
const TABLES = `SELECT c.oid, c.relname::text AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND c.relname NOT LIKE 'kysely\\_%'`
const columnsOf = (numbers: string, table: string): string =>
  `(SELECT array_agg(attname::text ORDER BY place) FROM unnest(${numbers}) WITH ORDINALITY n (attnum, place)
    JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = n.attnum)`
const KEYS = `SELECT t.name AS table, indexrelid::regclass::text AS name, ${columnsOf('indkey::int2[]', 'indrelid')} AS columns
  FROM pg_index JOIN (${TABLES}) t ON t.oid = indrelid WHERE indisunique`
const REFERENCES = `SELECT t.name AS table, conname AS name, ${columnsOf('conkey', 'conrelid')} AS columns,
    confrelid::regclass::text AS to, ${columnsOf('confkey', 'confrelid')} AS "toColumns", confdeltype AS "onDelete"
  FROM pg_constraint JOIN (${TABLES}) t ON t.oid = conrelid WHERE contype = 'f'`

/** The schema, as its owner sees it; what a test changes is rolled back. */
async function openSchema() {
  const client = new pg.Client(await workerDatabase())
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('BEGIN')
  const rows = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows
  return { client, rows }
}

const names = (found: { name: string }[]): string[] => found.map(({ name }) => name).toSorted()

/** The column by which a table is of a restaurant; undefined when it is of none. */
async function readRestaurantColumns(rows: Awaited<ReturnType<typeof openSchema>>['rows']) {
  const found = await rows<{ name: string; column: string | null }>(
    `SELECT t.name, CASE WHEN t.name = 'restaurants' THEN 'id' ELSE a.attname::text END AS column
     FROM (${TABLES}) t LEFT JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = 'restaurant_id'`,
  )
  return new Map(found.map(({ name, column }) => [name, column ?? undefined]))
}

test('every table has the restaurant, or says why not', async () => {
  const { rows } = await openSchema()
  const columns = await readRestaurantColumns(rows)
  const without = [...columns].flatMap(([name, column]) => (column === undefined ? [name] : []))
  expect(without.toSorted()).toEqual(Object.keys(WITHOUT_RESTAURANT).toSorted())
})

test('every unique key of a restaurant’s table holds the restaurant, or says why not', async () => {
  const { rows } = await openSchema()
  const columns = await readRestaurantColumns(rows)
  const keys = (await rows<Key>(KEYS)).filter(({ table }) => columns.get(table) !== undefined)
  expect(keys.length).toBeGreaterThan(10)
  const without = keys.filter(key => !key.columns.includes(columns.get(key.table) ?? ''))
  expect(names(without)).toEqual(Object.keys(WITHOUT_RESTAURANT_IN_KEY).toSorted())
})

test('what refers to a row is found by an index when that row is deleted', async () => {
  const { rows } = await openSchema()
  const references = await rows<Reference>(REFERENCES)
  const begins = await rows<{ table: string; columns: string[] }>(
    `SELECT t.name AS table, ${columnsOf('indkey::int2[]', 'indrelid')} AS columns
     FROM pg_index JOIN (${TABLES}) t ON t.oid = indrelid
     -- A deletion looks for one value, so that of the conditions only this one is always true.
     WHERE indpred IS NULL OR pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'`,
  )
  const isFound = ({ table, columns }: Key): boolean =>
    begins.some(index => index.table === table && columns.includes(index.columns[0] ?? ''))
  expect(references.length).toBeGreaterThan(20)
  expect(names(references.filter(reference => !isFound(reference)))).toEqual([])
})

/**
 * In the place of Citus: notes what is placed where, and refuses what the real ones refuse, a reference to a table that
 * is not placed yet.
 */
const STAND_IN = `
  CREATE SCHEMA stand_in;
  CREATE TABLE stand_in.placed (relation regclass PRIMARY KEY, key text, "with" text);
  CREATE FUNCTION stand_in.place(relation regclass, key text, "with" text) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE missing text; BEGIN
    SELECT conname INTO missing FROM pg_constraint WHERE contype = 'f' AND conrelid = relation
      AND confrelid <> relation AND confrelid NOT IN (SELECT placed.relation FROM stand_in.placed);
    IF missing IS NOT NULL THEN RAISE '% leads to a table that is not placed yet', missing; END IF;
    INSERT INTO stand_in.placed VALUES (relation, key, "with");
  END $$;
  CREATE FUNCTION stand_in.create_reference_table(relation regclass) RETURNS void LANGUAGE sql
    AS 'SELECT stand_in.place(relation, NULL, NULL)';
  CREATE FUNCTION stand_in.create_distributed_table(relation regclass, key text, colocate_with text DEFAULT 'default')
    RETURNS void LANGUAGE sql AS 'SELECT stand_in.place(relation, key, colocate_with)';
  SET LOCAL search_path = public, stand_in`

async function distribute() {
  const { client, rows } = await openSchema()
  const before = await rows<Reference>(REFERENCES)
  await client.query(STAND_IN)
  await client.query(await readFile(CITUS, 'utf8'))
  const placed = await rows<Placed>(`SELECT relation::text AS name, key, "with" FROM stand_in.placed`)
  const distributed = placed.filter(({ key }) => key !== null)
  const columns = await readRestaurantColumns(rows)
  return { rows, before, placed, distributed, columns }
}

test('citus.sql: a restaurant’s tables lie by restaurant, beside each other, and their keys hold it', async () => {
  const { rows, distributed, columns } = await distribute()
  const wanted = [...columns].flatMap(([name, column]) => (column && name !== 'slugs' ? [{ name, key: column }] : []))
  expect(distributed.map(({ name, key }) => ({ name, key })).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    wanted.toSorted((a, b) => a.name.localeCompare(b.name)),
  )
  expect(
    distributed.filter(({ name, with: beside }) => beside !== (name === 'restaurants' ? 'default' : 'restaurants')),
  ).toEqual([])
  const keyOf = new Map(distributed.map(({ name, key }) => [name, key ?? '']))
  const keys = (await rows<Key>(KEYS)).filter(({ table }) => keyOf.has(table))
  expect(names(keys.filter(({ table, columns: its }) => !its.includes(keyOf.get(table) ?? '')))).toEqual([])
})

test('citus.sql: every reference that stays is one that Citus can keep', async () => {
  const { rows, before, placed } = await distribute()
  const place = new Map(placed.map(({ name, key }) => [name, key]))
  const kindOf = (table: string) =>
    place.has(table) ? (place.get(table) === null ? 'everywhere' : 'distributed') : 'local'
  const isKept = ({ table, columns, to, toColumns, onDelete }: Reference): boolean => {
    const [from, target] = [kindOf(table), kindOf(to)]
    if (from === 'distributed' && target === 'distributed') {
      const at = columns.indexOf(place.get(table) ?? '')
      // SET NULL would take away the column by which the row is found.
      return at >= 0 && toColumns[at] === place.get(to) && onDelete !== 'n'
    }
    if (from === 'distributed') return target === 'everywhere'
    return target !== 'distributed'
  }
  const after = await rows<Reference>(REFERENCES)
  expect(names(after.filter(reference => !isKept(reference)))).toEqual([])
  // Nothing else was taken away.
  const gone = names(before).filter(name => !names(after).includes(name))
  expect(gone).toEqual(['slugs_restaurant_id_fkey', 'users_current_restaurant_id_fkey'])
})
