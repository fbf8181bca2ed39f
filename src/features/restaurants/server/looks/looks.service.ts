import { DAY_MS } from '#shared/time.ts'
import type { Trx } from '#platform/db/database.ts'
import { eachOf } from '#platform/jobs/each-of.ts'
import { mailDay } from '#platform/mail/mail-date.ts'
import { sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { findUserById, lockUser } from '#features/identity/server/index.ts'
import { LOOKS, nearestBase } from '#features/theme/looks.ts'
import { LOOK_TOLD_DAYS } from '../../looks.limits.ts'
import { dayOfIso } from '../../opening/days.ts'
import { bumpMenuVersion } from '../menu-version.ts'
import { lookEndingMail, lookKeptMail } from './looks.mail.ts'
import { listExtraLooks, listOwnersWithExtraLook, noteLookMailed } from './looks.store.ts'
import { shownLook } from './shown-look.ts'

type House = Awaited<ReturnType<typeof listExtraLooks>>[number]
/** `mark`: what is noted of it, so that it is sent once. */
type Notice = { id: string; mark: string; isLast: boolean; look: string; base: string; until: string }

/** The mail that is due about the look of a house; undefined where none is, or it was sent. */
function noticeOf(house: House, now: Date): Notice | undefined {
  const { id, style, look_mailed: mailed } = house
  const { lookUntil: until, fallsAt } = shownLook(house, now)
  if (until === undefined || fallsAt === null) return undefined
  const isLast = fallsAt - now.getTime() <= LOOK_TOLD_DAYS * DAY_MS
  const mark = [style, until, isLast ? 'last' : 'first'].join()
  if (mailed === mark) return undefined
  return { id, mark, isLast, look: LOOKS[style].name, base: LOOKS[nearestBase(style)].name, until }
}

const noticesOf = (houses: readonly House[], now: Date): Notice[] => houses.flatMap(house => noticeOf(house, now) ?? [])

/** Mails the owner what is due, under the lock of their row: two runs at once mail once. */
async function tellOwner(platform: Platform, trx: Trx, ownerId: string): Promise<void> {
  if (!(await lockUser(trx, ownerId))) return
  const notices = noticesOf(await listExtraLooks(trx, ownerId), platform.clock.now())
  const owner = notices.length > 0 ? await findUserById(trx, ownerId) : undefined
  for (const { id, mark, isLast, look, base, until } of notices) {
    await noteLookMailed(trx, id, mark)
    // The last day of the one mail, the day after it of the other; at noon it is the same date in Madrid.
    const day = mailDay(new Date((dayOfIso(until) + (isLast ? 1 : 0) + 0.5) * DAY_MS))
    const mail = isLast ? lookEndingMail : lookKeptMail
    if (owner) await sendMail(platform, trx, { mail, to: owner.email, params: { look, base, day }, isNotice: true })
  }
}

/**
 * With another plan diners may see another look: in the transaction that changes the plan their menus are new, and the
 * owner is told of a look that ends (4-beyond §11).
 */
export async function renewExtraLooks(platform: Platform, trx: Trx, ownerId: string): Promise<void> {
  for (const { id } of await listExtraLooks(trx, ownerId)) await bumpMenuVersion(platform, trx, id)
  await tellOwner(platform, trx, ownerId)
}

/** Tells owners of looks that end by the time: of a trial, of what is paid, and seven days before the fall. */
export async function tellOfLooks(platform: Platform): Promise<void> {
  const { db, clock } = platform
  await eachOf(platform, {
    name: 'restaurants.looks',
    pages: page => listOwnersWithExtraLook(db, page),
    work: async ownerId => {
      // Most have nothing to be told, and are not locked for it.
      if (noticesOf(await listExtraLooks(db, ownerId), clock.now()).length === 0) return
      await db.transaction().execute(trx => tellOwner(platform, trx, ownerId))
    },
  })
}
