import type { Db } from '#platform/db/database.ts'

export async function listDeletedBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db.selectFrom('restaurants').select('id').where('deleted_at', '<=', before).execute()
  return rows.map(row => row.id)
}

/**
 * Its categories, dishes, images and memberships are deleted too (by the database); its slugs stay without the
 * reference.
 */
export async function deleteRow(db: Db, restaurantId: string): Promise<void> {
  await db.deleteFrom('restaurants').where('id', '=', restaurantId).where('deleted_at', 'is not', null).execute()
}
