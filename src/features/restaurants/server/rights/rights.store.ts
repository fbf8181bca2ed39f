import { sql } from 'kysely'
import type { Role } from '#features/identity/identity.contract.ts'
import type { Right } from '#features/identity/rights.rules.ts'
import { selectMemberships } from '#features/identity/server/index.ts'
import type { Db } from '#platform/db/database.ts'

type HolderRow = {
  restaurantId: string
  userId: string
  name: string
  isHouse: boolean
  rights: Right[]
  /** Who changed what they may do; null: nobody, or an account that is gone. */
  changer: { name: string; role: Role } | null
}

/** Who can change something in these restaurants: the owner first, then partners, then workers, oldest first. */
export function listHolders(db: Db, restaurantIds: readonly string[]): Promise<HolderRow[]> {
  return db
    .selectFrom(selectMemberships(db).as('membership'))
    .innerJoin('users', 'users.id', 'membership.user_id')
    .select(['membership.restaurant_id as restaurantId', 'users.id as userId', 'users.name', 'membership.rights'])
    .leftJoin('users as changers', 'changers.id', 'users.member_updated_by')
    .select(
      sql<HolderRow['changer']>`CASE WHEN changers.id IS NOT NULL AND changers.deleted_at IS NULL
        THEN jsonb_build_object('name', changers.name, 'role', changers.role) END`.as('changer'),
    )
    .select(sql<boolean>`membership.role = 'owner' OR users.is_partner`.as('isHouse'))
    .where('membership.restaurant_id', 'in', restaurantIds)
    .where('users.status', 'is distinct from', 'pending')
    .where('users.status', 'is distinct from', 'removed')
    .where('users.deleted_at', 'is', null)
    .orderBy(sql`membership.role = 'owner'`, 'desc')
    .orderBy('users.is_partner', 'desc')
    .orderBy('membership.created_at')
    .orderBy('users.id')
    .execute()
}
