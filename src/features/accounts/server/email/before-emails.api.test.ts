import { expect, test } from 'vitest'
import { HOUSE, migratedBefore } from '#test/databases/migrated-before.ts'

const idOf = (n: number) => `0190aaaa-bbbb-7ccc-8ddd-0000000002${n}`
/** An owner, or somebody of the team of `HOUSE`. */
const user = (n: number, status?: 'active' | 'pending') =>
  `INSERT INTO users (id, name, email, role, status, team_owner_id, created_at) VALUES ('${idOf(n)}', 'Ana',
    'ana${n}@ejemplo.com', ${status ? `'worker', '${status}', '${HOUSE.ownerId}'` : `'owner', NULL, NULL`}, now())`
const ticket = (n: number) =>
  `INSERT INTO support_tickets (id, user_id, email, subject, message, tier, answer_hours, created_at)
    VALUES ('${idOf(n)}', '${HOUSE.ownerId}', 'a@ejemplo.com', 'Hola', 'No va', 'pro', 24, now())`
const UNCONFIRMED = `SELECT email FROM users WHERE email_confirmed_at IS NULL AND email LIKE 'ana%' ORDER BY 1`

test('accounts of before count as confirmed, invited people do not; what the release before writes goes on', async () => {
  const { query, migrate } = await migratedBefore('202611270410-emails-and-passkeys')
  for (const each of [user(10), user(11, 'active'), user(12, 'pending')]) await query(each)
  await query(ticket(20))
  await migrate()
  expect(await query(UNCONFIRMED)).toEqual([{ email: 'ana12@ejemplo.com' }])
  const at = await query(`SELECT email_confirmed_at = created_at AS "isOld" FROM users WHERE id = '${idOf(10)}'`)
  expect(at).toEqual([{ isOld: true }])
  expect(await query('SELECT hours_checked_at = created_at AS "isOld" FROM restaurants')).toEqual([{ isOld: true }])
  // Beside the release before: it knows neither the columns nor the numbers.
  for (const each of [user(13), ticket(21)]) await query(each)
  expect(await query(UNCONFIRMED)).toEqual([{ email: 'ana12@ejemplo.com' }, { email: 'ana13@ejemplo.com' }])
  expect(await query('SELECT number::int FROM support_tickets ORDER BY 1')).toEqual([{ number: 1 }, { number: 2 }])
  await query(`DELETE FROM users WHERE id = '${idOf(10)}'`)
})
