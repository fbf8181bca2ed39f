import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS, MINUTE_MS } from '#shared/time.ts'
import { AppError, defineErrors } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isUuid } from '#shared/id.ts'
import type { Db } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { fingerprintOf, type Intent } from './fingerprint.ts'
import * as store from './idempotency.store.ts'

export const idempotencyErrors = defineErrors({
  badKey: {
    code: 'bad_idempotency_key',
    status: 400,
    message: 'La clave del envío no es válida. Vuelve a cargar la página.',
  },
  mismatch: {
    code: 'idempotency_mismatch',
    status: 409,
    message: 'Esto ya se había enviado con otros datos. Vuelve a cargar la página.',
  },
})

const KEPT_MS = DAY_MS
/** A running call says so more often; after this time its process has ended, and the next call may do the work. */
const CLAIM_MS = 2 * MINUTE_MS
const STILL_RUNNING_MS = 30_000
/**
 * How long a second call waits for the first, and how often it looks: browsers wait 10 s for an answer, 60 s for that
 * of a picture, which is encoded for seconds.
 */
const PATIENCE = { waitMs: 20_000, lookMs: 50 }
const PATIENCE_WITH_FILE = { waitMs: 50_000, lookMs: 250 }
const RETRY_AFTER_S = 1

/** No input has this fingerprint: under the key of a call that was given up, every other one is a mismatch. */
const GIVEN_UP = 'given up'

/** A write calls it inside its transaction, so that the change and the stored answer are committed together. */
export type KeepAnswer = (trx: Db, data: unknown) => Promise<void>

/** The header as a key; undefined without one. Throws 400 when it is no UUID. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !isUuid(header)) throw new AppError(idempotencyErrors.badKey)
  return header.toLowerCase()
}

/** Another call took the key because this one seemed dead, or it was given up: this one must roll back. */
const overtaken = (): AppError => new AppError(commonErrors.unavailable, { retryAfterS: RETRY_AFTER_S })

/**
 * Takes the key, or answers what the first call made. Waits while another call runs; throws 409 for another input.
 */
async function claimOrAnswer(
  { db, clock }: Platform,
  mine: store.Claim,
  { fingerprint, patience: { waitMs, lookMs } }: { fingerprint: string; patience: typeof PATIENCE },
): Promise<{ data: unknown } | undefined> {
  for (let waited = 0; waited < waitMs; waited += lookMs) {
    const now = clock.now()
    await store.deleteOldKey(db, mine, new Date(now.getTime() - KEPT_MS))
    if (await store.insertClaim(db, mine, { fingerprint, now })) return undefined
    const found = await store.findKey(db, mine)
    if (found && found.fingerprint !== fingerprint) throw new AppError(idempotencyErrors.mismatch)
    if (found?.answer) return found.answer
    if (found && now.getTime() - found.claimed_at.getTime() > CLAIM_MS)
      await store.deleteClaim(db, { ...mine, claim: found.claim })
    await wait(lookMs)
  }
  throw new AppError(commonErrors.unavailable, { retryAfterS: RETRY_AFTER_S })
}

/**
 * Does the work of a call once for each key of a user: a repeated call within 24 hours gets the first one's
 * answer; one that comes meanwhile waits (3-decisions §1). When the work fails, the key becomes free again. Throws 409
 * `idempotency_mismatch` when the key came with another input.
 */
export async function oncePerKey<T>(
  platform: Platform,
  own: store.OwnKey,
  intent: Intent,
  work: (keep: KeepAnswer) => Promise<T>,
): Promise<T> {
  const { db, clock } = platform
  const mine = { ...own, claim: v7() }
  const patience = intent.files.length > 0 ? PATIENCE_WITH_FILE : PATIENCE
  const before = await claimOrAnswer(platform, mine, { fingerprint: await fingerprintOf(intent), patience })
  if (before) return before.data as T
  let kept = false
  const alive = setInterval(() => {
    // A database that is away now fails the call itself.
    store.updateClaimTime(db, mine, clock.now()).catch(() => {})
  }, STILL_RUNNING_MS)
  const keep: KeepAnswer = async (trx, data) => {
    if (!(await store.updateAnswer(trx, mine, data))) throw overtaken()
    kept = true
  }
  try {
    const data = await work(keep)
    if (!kept) await store.updateAnswer(db, mine, data)
    return data
  } catch (error) {
    // A rolled-back transaction has not stored the answer; a committed one has.
    await store.deleteClaim(db, mine)
    throw error
  } finally {
    clearInterval(alive)
  }
}

/**
 * Gives a call up by its key: true when nothing of it is stored, nor will be, whether it is running, still on its way
 * or never comes; false when it was stored before. For calls that keep their answer in their own transaction.
 */
export async function giveUp({ db, clock }: Platform, own: store.OwnKey): Promise<boolean> {
  return store.takeUnanswered(db, { ...own, claim: v7() }, { fingerprint: GIVEN_UP, now: clock.now() })
}

const forgetKeysHourly = defineJob('platform.forget-idempotency-keys', { cron: '41 * * * *', deletes: true })

/** Deletes keys after a day. */
export const idempotencyJobs = [
  handleJob(forgetKeysHourly, async platform => {
    const before = new Date(platform.clock.now().getTime() - KEPT_MS)
    await deleteInPages(platform, 'platform.idempotency-keys', limit =>
      store.deleteKeysBefore(platform.db, before, limit),
    )
  }),
]
