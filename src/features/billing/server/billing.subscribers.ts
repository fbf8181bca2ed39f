import type { Platform } from '#platform/platform.ts'
import type { Trx } from '#platform/db/database.ts'
import { accountDeleted, findUserById } from '#features/identity/server/index.ts'
import { closePayments } from './provider/close-payments.job.ts'
import { endPlanOfDeleted, findSubscription } from './subscriptions.store.ts'
import { keepUsedTrial } from './trials/used-trials.store.ts'
import { hmacsOfTrial } from './trials/used-trials.ts'

/** Whoever deletes an account and registers again has had their trial: all that is kept is the HMAC of the email. */
async function rememberTrial({ config }: Platform, trx: Trx, ownerId: string, now: Date): Promise<void> {
  const owner = await findUserById(trx, ownerId)
  const trialEndsAt = (await findSubscription(trx, ownerId))?.trialEndsAt
  if (!owner || !trialEndsAt) return
  const [emailHmac] = hmacsOfTrial(config, owner.email)
  await keepUsedTrial(trx, { emailHmac, trialEndsAt, now })
}

/** The plan of a deleted account ends with it and is not restored (3-decisions §8). */
export function subscribeBilling(platform: Platform): void {
  platform.events.on(accountDeleted, async (trx, { ownerId, now }) => {
    await rememberTrial(platform, trx, ownerId, now)
    await endPlanOfDeleted(trx, ownerId, now)
    await platform.jobs.enqueue(trx, closePayments, { ownerId, deletedAt: now.toISOString() })
  })
}
