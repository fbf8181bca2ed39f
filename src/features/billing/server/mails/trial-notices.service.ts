import { DAY_MS } from '#shared/time.ts'
import type { Trx } from '#platform/db/database.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import { mailDay } from '#platform/mail/mail-date.ts'
import type { Platform } from '#platform/platform.ts'
import { lockUser } from '#features/identity/server/index.ts'
import { daysRemaining } from '../../billing.rules.ts'
import { TRIAL_NOTICE_DAYS } from '../../billing.limits.ts'
import { visibleUntil } from '../../menu-visibility.rules.ts'
import { findSubscription, listTrialsToNotice } from '../subscriptions.store.ts'
import { mailOwner } from './billing.mailing.ts'
import { insertNotice } from './notices.store.ts'
import { trialEndedMail, trialEndingMail, trialLastDayMail } from './trial.mail.ts'

const [WEEK, LAST_DAY] = TRIAL_NOTICE_DAYS
/** Nobody is told of an end that is older: after a long standstill, or a trial that an operator ended. */
const LATE_DAYS = 3

type Trial = { ownerId: string; endsAt: Date; days: number }

/** Which mail is due; each kind is sent once for each end of a trial. */
const noticeOf = (days: number): 'trial_ended' | 'trial_last_day' | 'trial_ending' =>
  days <= 0 ? 'trial_ended' : days <= LAST_DAY ? 'trial_last_day' : 'trial_ending'

async function mailNotice(platform: Platform, trx: Trx, { ownerId, endsAt, days }: Trial): Promise<void> {
  const params = { endsAt, days, visibleUntil: visibleUntil(endsAt, platform.config.lapsedMenuDays) }
  const kind = noticeOf(days)
  if (kind === 'trial_ending') return mailOwner(platform, trx, ownerId, { mail: trialEndingMail, params })
  if (kind === 'trial_ended') return mailOwner(platform, trx, ownerId, { mail: trialEndedMail, params })
  const isToday = mailDay(endsAt) === mailDay(platform.clock.now())
  return mailOwner(platform, trx, ownerId, { mail: trialLastDayMail, params: { ...params, isToday } })
}

/** Under the lock of the owner: who has just paid is no longer told that the trial ends. */
async function mailDueNotice(platform: Platform, trx: Trx, ownerId: string): Promise<void> {
  const now = platform.clock.now()
  if (!(await lockUser(trx, ownerId))) return
  const subscription = await findSubscription(trx, ownerId)
  if (subscription?.status !== 'trialing' || !subscription.trialEndsAt) return
  const endsAt = subscription.trialEndsAt
  const days = daysRemaining(endsAt, now)
  if (await insertNotice(trx, { ownerId, kind: noticeOf(days), about: endsAt, now }))
    await mailNotice(platform, trx, { ownerId, endsAt, days })
}

/**
 * Mails 7 days and 1 day before the end of a trial, and when it has ended (3-decisions §8): to those who have not been
 * told so yet.
 */
export async function mailTrialNotices(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)
  const bounds = [-LATE_DAYS, 0, LAST_DAY, WEEK]
  for (const [at, days] of bounds.slice(1).entries()) {
    const between = { from: inDays(bounds[at] ?? 0), to: inDays(days), kind: noticeOf(days) }
    await eachOf(platform, {
      name: `billing.${between.kind}`,
      pages: page => listTrialsToNotice(db, between, page),
      work: ownerId => db.transaction().execute(trx => mailDueNotice(platform, trx, ownerId)),
    })
  }
}
