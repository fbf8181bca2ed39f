import type { Trx } from '#platform/db/database.ts'

type Notice = { ownerId: string; kind: string; about: Date; now: Date }

/** False when this mail was sent before. */
export async function insertNotice(trx: Trx, { ownerId, kind, about, now }: Notice): Promise<boolean> {
  const row = await trx
    .insertInto('billing_notices')
    .values({ owner_id: ownerId, kind, about, sent_at: now })
    .onConflict(conflict => conflict.columns(['owner_id', 'kind', 'about']).doNothing())
    .returning('owner_id')
    .executeTakeFirst()
  return row !== undefined
}
