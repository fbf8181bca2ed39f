import { DAY_MS } from '#shared/time.ts'
import type { Db } from '#platform/db/database.ts'
import { deletedRows } from '#platform/db/page.ts'
import { KNOWN_DEVICE_DAYS, KNOWN_DEVICES_MAX, TOLD_DEVICES_A_DAY } from '../../identity.limits.ts'
import type { Visit } from './devices.ts'

const longAgo = (now: Date): Date => new Date(now.getTime() - KNOWN_DEVICE_DAYS * DAY_MS)

/**
 * Remembers that a user had a session on this device. Answers `known` when the same browser family and network had one
 * in the last 180 days (3-decisions §2), `first` when nobody has ever signed in to this account, and `one of many` when
 * as many others as are told by mail were seen within the last day.
 */
export async function rememberDevice(
  db: Db,
  userId: string,
  { deviceHmac, networkHmac, former }: Visit,
  now: Date,
): Promise<'known' | 'first' | 'unknown' | 'one of many'> {
  const seen = { last_seen_at: now, network_hmac: networkHmac }
  const { numUpdatedRows } = await db
    .updateTable('known_devices')
    .set(seen)
    .where('user_id', '=', userId)
    .where('device_hmac', '=', deviceHmac)
    .where('last_seen_at', '>', longAgo(now))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'known'
  const others = await db.selectFrom('known_devices').select('last_seen_at').where('user_id', '=', userId).execute()
  const wasKnown = await takeFormer(db, userId, former.deviceHmacs, now)
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hmac: deviceHmac, ...seen })
    .onConflict(conflict => conflict.columns(['user_id', 'device_hmac']).doUpdateSet(seen))
    .execute()
  await deleteLeastSeenDevices(db, userId)
  if (wasKnown) return 'known'
  if (others.length === 0) return 'first'
  const today = others.filter(other => other.last_seen_at > new Date(now.getTime() - DAY_MS))
  return today.length < TOLD_DEVICES_A_DAY ? 'unknown' : 'one of many'
}

/** Whoever changes networks all the time adds no row without end; the caller holds the lock of the user's row. */
async function deleteLeastSeenDevices(db: Db, userId: string): Promise<void> {
  const tooMany = db
    .selectFrom('known_devices')
    .select('device_hmac')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('device_hmac')
    .offset(KNOWN_DEVICES_MAX)
  await db.deleteFrom('known_devices').where('user_id', '=', userId).where('device_hmac', 'in', tooMany).execute()
}

/** Deletes the device as it was named under the secret before; true when it was known by that name. */
async function takeFormer(db: Db, userId: string, deviceHmacs: readonly string[], now: Date): Promise<boolean> {
  if (deviceHmacs.length === 0) return false
  const taken = await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hmac', 'in', deviceHmacs)
    .returning('last_seen_at')
    .execute()
  return taken.some(({ last_seen_at }) => last_seen_at > longAgo(now))
}

/** True when a live account of that email was seen on this device, or in this network, in the last 180 days. */
export async function isKnownVisit(
  db: Db,
  email: string,
  { deviceHmac, networkHmac, former }: Visit,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.user_id')
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .where('users.status', 'is distinct from', 'removed')
    .where(eb =>
      eb.or([
        eb('device_hmac', 'in', [deviceHmac, ...former.deviceHmacs]),
        eb('network_hmac', 'in', [networkHmac, ...former.networkHmacs]),
      ]),
    )
    .where('last_seen_at', '>', longAgo(now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Forgets devices after 180 days, at most `limit`, and answers how many; never the last one of an account, so that a
 * later sign-in is not taken for the first one.
 */
export async function deleteForgottenDevices(db: Db, now: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('known_devices')
    .select(['user_id', 'device_hmac'])
    .where('last_seen_at', '<', longAgo(now))
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('known_devices as later')
          .select('later.user_id')
          .whereRef('later.user_id', '=', 'known_devices.user_id')
          .whereRef('later.last_seen_at', '>', 'known_devices.last_seen_at'),
      ),
    )
    .limit(limit)
    // One that is being used at this moment is known again.
    .forUpdate()
    .skipLocked()
  return deletedRows(
    db
      .deleteFrom('known_devices')
      .where(eb => eb(eb.refTuple('user_id', 'device_hmac'), 'in', old.$asTuple('user_id', 'device_hmac'))),
  )
}
