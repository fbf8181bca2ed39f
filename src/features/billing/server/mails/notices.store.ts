import type { Trx } from '#platform/db/database.ts'

type Notice = { ownerId: string; kind: string; about: Date; now: Date }

/** True when a mail of this kind was sent after that time. */
export async function hasNoticeSince(
  trx: Trx,
  { ownerId, kind, since }: { ownerId: string; kind: string; since: Date },
): Promise<boolean> {
  const query = trx.selectFrom('billing_notices').select('owner_id').where('owner_id', '=', ownerId)
  return (await query.where('kind', '=', kind).where('sent_at', '>', since).executeTakeFirst()) !== undefined
}

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
