import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../app.ts'
import { TENANT_COLUMNS, TENANT_TABLES, tenantFault } from './tenant-rule.ts'

test('the rule knows every table that has a column of a tenant', async () => {
  const { platform } = await createTestApp()
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT relname AS name FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
      AND attname = ANY (${TENANT_COLUMNS}) ORDER BY name`.execute(platform.db)
  expect(rows.map(({ name }) => name)).toEqual(TENANT_TABLES)
})

test.each([
  ['select * from "menu_items" where "id" = $1', true],
  ['select * from "menu_items" where "restaurant_id" = $1 and "id" = $2', false],
  ['update "menu_items" set "price" = $1 where "id" in ($2)', true],
  ['delete from "categories" where "id" = $1', true],
  ['select * from "restaurants" where "id" = $1', false],
  ['select * from "restaurants" where "name" = $1', true],
  ['select * from "restaurants" inner join "images" on "images"."id" = "restaurants"."logo_image_id"', true],
  ['select count(*) from "users"', true],
  ['insert into "menu_items" ("id", "restaurant_id") values ($1, $2)', false],
  ['insert into "menu_items" ("id") select "id" from "menu_items"', true],
  ['select * from "outbox"', false],
])('%s: a fault: %s', (statement, isFault) => {
  expect(tenantFault(statement) !== undefined).toBe(isFault)
})
