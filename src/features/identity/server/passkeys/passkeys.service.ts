import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isUuid } from '#shared/id.ts'
import { isUniqueViolation, type Trx } from '#platform/db/database.ts'
import { notFound, orNotFound } from '#platform/http/bind.ts'
import { throwIfChanged } from '#platform/http/if-match.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { identityErrors } from '../../identity.errors.ts'
import { CHALLENGE_MINUTES, PASSKEYS_MAX } from '../../identity.limits.ts'
import { passkeyAdded } from '../identity.events.ts'
import { updateConfirmedAt } from '../sessions/confirmation.store.ts'
import { lockLiveSession } from '../sessions/live-session.ts'
import { findUserById, lockUser } from '../users.store.ts'
import { newChallenge, type Purpose } from './challenge.ts'
import { proposedName } from './passkey-names.ts'
import * as store from './passkeys.store.ts'
import {
  ALGORITHMS,
  type AuthenticationResponseJSON,
  bytesOf,
  partyOf,
  type RegistrationResponseJSON,
  verifyNew,
  verifyUse,
} from './webauthn.ts'

type Own = { userId: string; sessionId: string }

const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000
const BRAND = 'Sobremesa'

/** What a browser needs to make a passkey for this account; it asks the device to verify the person. */
async function optionsToAdd(platform: Platform, { userId, sessionId }: Own) {
  const user = await findUserById(platform.db, userId)
  if (!user) throw new AppError(commonErrors.unauthenticated)
  const present = await store.listPasskeys(platform.db, userId)
  if (present.length >= PASSKEYS_MAX) throw new AppError(identityErrors.passkeyLimit)
  return generateRegistrationOptions({
    rpName: BRAND,
    rpID: partyOf(platform).id,
    userName: user.email,
    userDisplayName: user.name,
    userID: bytesOf(userId),
    challenge: new Uint8Array(newChallenge(platform, { kind: 'add', sessionId })),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: present.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

const purposeOf = (own: Own | null): Purpose =>
  own ? { kind: 'confirm', sessionId: own.sessionId } : { kind: 'sign-in' }

/** What a browser needs to ask for a passkey: of this account as a proof, or whichever it knows for a sign-in. */
async function optionsToUse(platform: Platform, own: Own | null) {
  const mine = own ? await store.listPasskeys(platform.db, own.userId) : []
  return generateAuthenticationOptions({
    rpID: partyOf(platform).id,
    challenge: new Uint8Array(newChallenge(platform, purposeOf(own))),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: mine.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
}

/** Keeps the answer of a call with a key, in its transaction. */
type Kept = ((trx: Trx, passkey: store.PasskeyRow) => Promise<unknown>) | undefined
type NewPasskey = { response: RegistrationResponseJSON; name: string | undefined; userAgent: string; kept?: Kept }

/**
 * Adds a passkey to the account and tells it by mail. Throws 400 `passkey_not_proved`, 409 `passkey_limit` (ten,
 * counted under the lock of the user's row), 409 `passkey_exists`, 401.
 */
async function add(
  platform: Platform,
  own: Own,
  { response, name, userAgent, kept }: NewPasskey,
): Promise<store.PasskeyRow> {
  const made = await verifyNew(platform, response, { kind: 'add', sessionId: own.sessionId })
  if (!made) throw new AppError(identityErrors.passkeyNotProved)
  const { userId } = own
  const now = platform.clock.now()
  const id = v7()
  const write = async (trx: Trx): Promise<store.PasskeyRow> => {
    await beginWrite(platform, trx, own)
    if ((await store.listPasskeys(trx, userId)).length >= PASSKEYS_MAX) throw new AppError(identityErrors.passkeyLimit)
    if (!(await store.consumeChallenge(trx, made.hash, made.expiresAt)))
      throw new AppError(identityErrors.passkeyNotProved)
    const { credentialId, publicKey, counter } = made
    const transports = response.response.transports ?? []
    const passkey = { credentialId, publicKey, counter, transports, name: name ?? proposedName(made.aaguid, userAgent) }
    await store.insertPasskey(trx, { id, userId, now, ...passkey })
    await platform.events.emit(trx, passkeyAdded, { userId, name: passkey.name, now })
    const row = orNotFound(await store.lockPasskey(trx, userId, id))
    await kept?.(trx, row)
    return row
  }
  try {
    return await platform.db.transaction().execute(write)
  } catch (error) {
    if (!isUniqueViolation(error, 'passkeys_credential_id_key')) throw error
    throw new AppError(identityErrors.passkeyExists, { cause: error })
  }
}

/** Every write to a user's passkeys begins with the user's row, then the session. Throws 401. */
async function beginWrite(platform: Platform, trx: Trx, own: Own): Promise<void> {
  if (!(await lockUser(trx, own.userId))) throw new AppError(commonErrors.unauthenticated)
  await lockLiveSession(trx, own, platform.clock.now())
}

type Named = { id: string; ifMatch: string | undefined }

/** Throws 404 for a passkey that is not the actor's, 412. */
function write<T>(platform: Platform, own: Own, { id, ifMatch }: Named, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (!isUuid(id)) throw notFound()
  return platform.db.transaction().execute(async trx => {
    await beginWrite(platform, trx, own)
    const { updatedAt } = orNotFound(await store.lockPasskey(trx, own.userId, id))
    throwIfChanged(ifMatch, updatedAt)
    return work(trx)
  })
}

const rename = (
  platform: Platform,
  own: Own,
  { name, kept, ...named }: Named & { name: string; kept?: Kept },
): Promise<store.PasskeyRow> =>
  write(platform, own, named, async trx => {
    await store.updatePasskeyName(trx, own.userId, { id: named.id, name, now: platform.clock.now() })
    const row = orNotFound(await store.lockPasskey(trx, own.userId, named.id))
    await kept?.(trx, row)
    return row
  })

type Removal = Named & { kept?: ((trx: Trx) => Promise<unknown>) | undefined }

const remove = (platform: Platform, own: Own, { kept, ...named }: Removal): Promise<void> =>
  write(platform, own, named, async trx => {
    await store.deletePasskey(trx, own.userId, named.id)
    await kept?.(trx)
  })

export type Proved = {
  userId: string
  role: 'owner' | 'worker' | 'admin'
  status: string | null
  email: string
  /** Notes the use in the transaction that it allows. Throws `refused` when the passkey is used up or gone. */
  use: (trx: Trx) => Promise<void>
}

/**
 * Whose passkey has answered, for this session or for a sign-in; undefined when anything is wrong. Nothing is written
 * before `use`.
 */
async function prove(
  platform: Platform,
  { response, own }: { response: AuthenticationResponseJSON; own: Own | null },
  refused: () => AppError,
): Promise<Proved> {
  const known = await store.findByCredential(platform.db, response.id)
  if (!known || (own && known.userId !== own.userId)) throw refused()
  const verified = await verifyUse(platform, { response, known }, purposeOf(own))
  if (!verified) throw refused()
  const { id, userId, role, status, email } = known
  const use = async (trx: Trx): Promise<void> => {
    const isFirst = await store.consumeChallenge(trx, verified.hash, verified.expiresAt)
    const counted =
      isFirst && (await store.noteUse(trx, { id, userId, counter: verified.counter, now: platform.clock.now() }))
    if (!counted) throw refused()
  }
  return { userId, role, status, email, use }
}

/**
 * Notes that whoever uses this session has proved it with a passkey. Throws 400 `passkey_not_proved`, and 401 when the
 * session has ended meanwhile.
 */
async function confirm(platform: Platform, own: Own, response: AuthenticationResponseJSON): Promise<void> {
  const { db, clock } = platform
  const refused = () => new AppError(identityErrors.passkeyNotProved)
  const { use } = await prove(platform, { response, own }, refused)
  await db.transaction().execute(async trx => {
    await lockUser(trx, own.userId)
    if (!(await updateConfirmedAt(trx, { ...own, now: clock.now() }))) throw new AppError(commonErrors.unauthenticated)
    await use(trx)
  })
}

/** What somebody may do with their passkeys (4-beyond §10). */
export const passkeys = {
  list: ({ db }: Platform, { userId }: Own): Promise<store.PasskeyRow[]> => store.listPasskeys(db, userId),
  optionsToAdd,
  optionsToUse,
  add,
  rename,
  remove,
  prove,
  confirm,
  added: passkeyAdded,
}
