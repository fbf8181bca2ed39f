import { type Selectable } from 'kysely'
import type { Db, Trx } from '#platform/db/database.ts'
import type { Database } from '#platform/db/tables.ts'
import type { Right } from '#features/identity/rights.rules.ts'

export type RoleRow = Selectable<Database['house_roles']>
type RoleFields = { name: string; nameKey: string; rights: Right[] }

/** Oldest first. */
export const listRoleRows = (db: Db, ownerId: string): Promise<RoleRow[]> =>
  db.selectFrom('house_roles').selectAll().where('owner_id', '=', ownerId).orderBy('created_at').orderBy('id').execute()

/** Whose role it is; undefined for none. */
export async function findOwnerOfRole(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('house_roles')
    .select('owner_id')
    .where('owner_id', 'in', db.selectFrom('house_roles').select('owner_id').where('id', '=', id))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.owner_id
}

type OfOwner = { ownerId: string; id: string; now: Date }

export async function insertRole(trx: Trx, { ownerId, id, now }: OfOwner, fields: RoleFields): Promise<void> {
  const { name, nameKey: name_key, rights } = fields
  await trx
    .insertInto('house_roles')
    .values({ id, owner_id: ownerId, name, name_key, rights, created_at: now, updated_at: now })
    .execute()
}

export async function updateRoleRow(trx: Trx, { ownerId, id, now }: OfOwner, fields: RoleFields): Promise<void> {
  const { name, nameKey: name_key, rights } = fields
  await trx
    .updateTable('house_roles')
    .set({ name, name_key, rights, updated_at: now })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute()
}

export async function deleteRoleRow(trx: Trx, ownerId: string, id: string): Promise<void> {
  await trx.deleteFrom('house_roles').where('owner_id', '=', ownerId).where('id', '=', id).execute()
}

export async function eraseRoles(trx: Trx, ownerId: string): Promise<void> {
  await trx.deleteFrom('house_roles').where('owner_id', '=', ownerId).execute()
}
