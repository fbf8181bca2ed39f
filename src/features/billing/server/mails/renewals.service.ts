import { DAY_MS } from '#shared/time.ts'
import type { Trx } from '#platform/db/database.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import type { Platform } from '#platform/platform.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { RENEWAL_NOTICE_DAYS } from '../../billing.limits.ts'
import { findSubscription } from '../subscriptions.store.ts'
import { isPaid } from '../subscription.ts'
import { mailOwner, nextText } from './billing.mailing.ts'
import { renewalMail } from './coming.mail.ts'
import { insertNotice } from './notices.store.ts'
import { listRenewals } from './renewals.store.ts'

const KIND = 'renewal'

/** Under the lock of the owner: who has just cancelled is no longer told. */
async function mailRenewal(platform: Platform, trx: Trx, ownerId: string): Promise<void> {
  if (!(await lockUser(trx, ownerId))) return
  const plan = await findSubscription(trx, ownerId)
  if (!isPaid(plan) || plan.cancelAtPeriodEnd || !plan.currentPeriodEnd) return
  const at = plan.currentPeriodEnd
  if (await insertNotice(trx, { ownerId, kind: KIND, about: at, now: platform.clock.now() }))
    await mailOwner(platform, trx, ownerId, { mail: renewalMail, params: { at, next: nextText(plan) } })
}

/** Mails a month before a yearly plan is paid again, as its slip has said (EVERY-DAY §7). */
export async function mailRenewals(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const from = clock.now()
  const to = new Date(from.getTime() + RENEWAL_NOTICE_DAYS * DAY_MS)
  await eachOf(platform, {
    name: 'billing.renewals',
    pages: page => listRenewals(db, { from, to, kind: KIND }, page),
    work: ownerId => db.transaction().execute(trx => mailRenewal(platform, trx, ownerId)),
  })
}
