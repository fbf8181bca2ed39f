import { AppError } from '#shared/app-error.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import { hashToken, newToken } from '#platform/id/token.ts'
import type { Platform } from '#platform/platform.ts'
import { identityErrors } from '../../identity.errors.ts'
import { EMAIL_UNDO_DAYS, EMAIL_UNDO_PREFIX } from '../../identity.limits.ts'
import { emailChanged } from '../identity.events.ts'
import { deletePasskeysBesides, listPasskeys } from '../passkeys/passkeys.store.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { endSessionsOfUser } from '../sessions/sessions.store.ts'
import { updatePasswordHash } from '../users.store.ts'
import * as store from './emails.store.ts'

type Owner = { userId: string; now: Date }
type Change = Owner & { before: string; after: string; spare: string }

/**
 * Throws 409 `email_exists` for an email that another account may take back. To be called in the transaction after the
 * statement that takes the email: whoever gives one up is committed by then, or keeps it (decision 0358).
 */
async function throwIfReserved(db: Db, email: string, { userId, now }: Owner): Promise<void> {
  if (await store.isReserved(db, email, { besides: userId, now })) throw new AppError(identityErrors.emailExists)
}

/**
 * Gives an account another email, which is confirmed by that, and ends its sessions except `spare`. Answers the token
 * that takes it back for seven days, and until when. The caller holds the lock of the user's row. Throws the database's
 * unique violation, and 409 `email_exists`, when the email is somebody else's.
 */
async function replace(platform: Platform, trx: Trx, { userId, before, after, spare, now }: Change) {
  await store.updateEmail(trx, userId, { email: after, now })
  await throwIfReserved(trx, after, { userId, now })
  await endSessionsOfUser(trx, userId, { reason: 'email_changed', now, spare })
  const token = `${EMAIL_UNDO_PREFIX}${newToken()}`
  const expiresAt = new Date(now.getTime() + EMAIL_UNDO_DAYS * DAY_MS)
  const keptPasskeys = (await listPasskeys(trx, userId)).map(({ id }) => id)
  await store.insertUndo(trx, {
    id: v7(),
    userId,
    tokenHash: hashToken(token),
    before,
    after,
    keptPasskeys,
    now,
    expiresAt,
  })
  await platform.events.emit(trx, emailChanged, { userId, before, after, now })
  return { token, expiresAt }
}

type Undo = { token: string; now: Date; unusableHash: string }

/**
 * Takes a change of email back, and every later one: sessions end, passkeys made since go, and the password becomes one
 * that nobody knows. The caller holds the lock of the user's row. Undefined: the token is used up, too old, or none.
 * Throws the database's unique violation when another account has the email by now.
 */
async function takeBack(platform: Platform, trx: Trx, { token, now, unusableHash }: Undo) {
  const undo = await store.consumeUndo(trx, hashToken(token), now)
  if (!undo) return undefined
  const { userId, before, after, number, keptPasskeys } = undo
  await store.useUpLater(trx, userId, { number, now })
  await store.updateEmail(trx, userId, { email: before, now })
  await updatePasswordHash(trx, userId, unusableHash)
  await endSessionsOfUser(trx, userId, { reason: 'email_changed', now })
  await deletePasskeysBesides(trx, userId, keptPasskeys)
  await platform.events.emit(trx, emailChanged, { userId, before: after, after: before, now })
  return { userId, email: before }
}

/** What becomes of an account's email. */
export const emails = {
  changed: emailChanged,
  /** A hash that no password has. Never call it in a transaction. */
  unusableHash: (): Promise<string> => hashPassword(newToken()),
  replace,
  takeBack,
  throwIfReserved,
  isReserved: (db: Db, email: string, { userId, now }: Owner) => store.isReserved(db, email, { besides: userId, now }),
  listFormer: store.listFormer,
  confirm: store.updateConfirmed,
  findUndo: (db: Db, token: string) => store.findUndo(db, hashToken(token)),
}
