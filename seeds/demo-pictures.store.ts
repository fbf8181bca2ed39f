import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './demo.tables.ts'

/** Key of the advisory lock: any number that no other lock of the product uses. */
const LOCK = 7_205_119_870_115

/** A drawing (path below `seeds/assets`) and the dish that shows it; without a dish it is the restaurant's logo. */
export type DemoPicture = { restaurantId: string; file: string; dishId: string | null }

/** Notes pictures to be drawn, in the transaction that creates their restaurant. */
export async function insertWaiting(trx: Db, pictures: readonly DemoPicture[]): Promise<void> {
  const rows = pictures.map(({ restaurantId, file, dishId }) => ({
    restaurant_id: restaurantId,
    file,
    menu_item_id: dishId,
  }))
  await trx.insertInto('demo_pictures').values(rows).execute()
}

/** Pictures that are not drawn yet: the logo, then the dishes as the menu lists them. */
export function listWaiting(db: Db): Promise<DemoPicture[]> {
  return db
    .selectFrom('demo_pictures')
    .select(['restaurant_id as restaurantId', 'file', 'menu_item_id as dishId'])
    .orderBy('menu_item_id', order => order.asc().nullsFirst())
    .execute()
}

export async function deleteWaiting(db: Db, { restaurantId, file }: DemoPicture): Promise<void> {
  await db.deleteFrom('demo_pictures').where('restaurant_id', '=', restaurantId).where('file', '=', file).execute()
}

/** Shows an image where the demo has none yet; false when there is one meanwhile, or the dish is deleted. */
export async function showPicture(
  trx: Db,
  { restaurantId, dishId }: DemoPicture,
  image: { id: string; now: Date },
): Promise<boolean> {
  const query =
    dishId === null
      ? trx
          .updateTable('restaurants')
          .set({ logo_image_id: image.id })
          .where('id', '=', restaurantId)
          .where('logo_image_id', 'is', null)
      : trx
          .updateTable('menu_items')
          .set({ image_id: image.id, updated_at: image.now })
          .where('restaurant_id', '=', restaurantId)
          .where('id', '=', dishId)
          .where('image_id', 'is', null)
          .where('deleted_at', 'is', null)
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Runs `work` if no other process is drawing; answers whether it ran. Without a transaction; the lock of a killed
 * process is released.
 */
export function tryWithDrawingLock(db: Db, work: () => Promise<void>): Promise<boolean> {
  return db.connection().execute(async connection => {
    const { rows } = await sql<{ taken: boolean }>`
      SELECT pg_try_advisory_lock(${LOCK}::bigint) AS taken`.execute(connection)
    if (!rows[0]?.taken) return false
    try {
      await work()
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCK}::bigint)`.execute(connection)
    }
    return true
  })
}
