import { expect, test } from 'vitest'
import { FOREIGN, FOREIGN_MAX } from './table-owners.exceptions.ts'
import { readForeignTouches, readOwners, touchesOf } from './table-touches.ts'

const owners = await readOwners()
const { foreign, own } = await readForeignTouches(owners)

test('the tables and the calls that touch them are read', () => {
  expect(owners.size).toBeGreaterThanOrEqual(17)
  expect(own).toBeGreaterThan(20)
  expect(owners.get('menu_items')).toBe('menu')
})

test('a table is touched by the feature that declares it; the exceptions are named', () => {
  expect(foreign.filter(touch => !(touch in FOREIGN))).toEqual([])
})

test('an exception that is gone leaves the list, and the list only shrinks', () => {
  expect(Object.keys(FOREIGN).filter(touch => !foreign.includes(touch))).toEqual([])
  expect(Object.keys(FOREIGN).length).toBe(FOREIGN_MAX)
})

test.each([
  [`db.selectFrom('users as u')`, 'reads users'],
  [`db.selectFrom(['slugs', 'users'])`, 'reads slugs, reads users'],
  [`query.innerJoin('users', 'users.id', 'x.user_id')`, 'reads users'],
  [`query.leftJoin('slugs as s', join => join)`, 'reads slugs'],
  [`trx.updateTable('slugs').from(['users'])`, 'writes slugs, reads users'],
  [`trx.insertInto('users').values({})`, 'writes users'],
  [`trx.deleteFrom('users')`, 'writes users'],
  ['sql`SELECT 1 FROM users JOIN slugs ON true`', 'reads slugs, reads users'],
  ['sql<boolean>`NOT EXISTS (SELECT 1 from users)`', 'reads users'],
  ['sql`UPDATE users SET name = (SELECT slug FROM slugs)`', 'reads slugs, writes users'],
  ['sql`DELETE FROM users`', 'writes users'],
  ['sql`INSERT INTO slugs VALUES (1)`', 'writes slugs'],
  [`// db.selectFrom('users')`, ''],
  [`const name = 'users'; Array.from('slugs of nobody')`, ''],
])('%s: %s', (source, expected) => {
  const touches = touchesOf(source, new Set(['users', 'slugs']))
  expect(touches.map(({ verb, table }) => `${verb} ${table}`).join(', ')).toBe(expected)
})
