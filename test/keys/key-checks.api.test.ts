import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockUser } from '#features/identity/server/users.store.ts'
import { lockRestaurant } from '#features/restaurants/server/restaurants.store.ts'
import type { Trx } from '#platform/db/database.ts'
import { createTestApp } from '#test/app.ts'
import { asOwner } from '#test/databases/database.ts'
import {
  endSessionsOfUser,
  lockLiveSession,
  lockSession,
  lockSessionOfRefreshToken,
} from '#features/identity/server/sessions/sessions.store.ts'

test('a row that names a locked one is written at once: its foreign key waits for no lock of a row that stays', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner()
  const restaurant = await app.make.restaurant(owner)
  await app.signIn(owner)
  const { db, clock } = app.platform
  const session = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
  const { hash } = await db
    .selectFrom('session_tokens')
    .select('hash')
    .where('kind', '=', 'refresh')
    .executeTakeFirstOrThrow()
  const [now, end] = [clock.now(), { reason: 'signed_out', now: clock.now() } as const]
  const locks: [table: string, id: string, lock: (trx: Trx) => Promise<unknown>][] = [
    ['users', owner.id, trx => lockUser(trx, owner.id)],
    ['restaurants', restaurant.id, trx => lockRestaurant(trx, restaurant.id)],
    ['sessions', session.id, trx => lockSessionOfRefreshToken(trx, hash, now)],
    ['sessions', session.id, trx => lockSession(trx, session.id, now)],
    ['sessions', session.id, trx => lockLiveSession(trx, owner.id, session.id, now)],
    ['sessions', session.id, trx => endSessionsOfUser(trx, owner.id, end)],
  ]
  for (const [table, id, lock] of locks)
    await db.transaction().execute(async trx => {
      expect(await lock(trx)).toBeTruthy()
      // What PostgreSQL does for a foreign key; NOWAIT makes it an error in place of a wait.
      const check = asOwner(db, sql`SELECT 1 FROM ${sql.table(table)} WHERE id = ${id} FOR KEY SHARE NOWAIT`)
      await expect(check, table).resolves.toHaveLength(1)
      // It is a lock all the same: nobody changes the row meanwhile.
      const change = asOwner(db, sql`SELECT 1 FROM ${sql.table(table)} WHERE id = ${id} FOR NO KEY UPDATE NOWAIT`)
      await expect(change, table).rejects.toThrow('could not obtain lock')
    })
})
