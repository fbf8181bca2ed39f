import { DAY_MS } from '#shared/time.ts'
import type { Trx } from '#platform/db/database.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { RIGHTS } from '#features/identity/rights.rules.ts'
import { findMember } from '#features/identity/server/index.ts'
import { changers, memberships } from '#features/identity/server/people.ts'
import { findRestaurant } from '#features/restaurants/server/index.ts'
import type { MemberState } from '../team.changes.ts'
import { accessMail, type HouseAccess } from './access.mail.ts'

/** 'Deshacer' stands for 8 s; what was taken back is told to nobody. */
const AFTER_S = 60

type Before = Pick<MemberState, 'partner' | 'grants'>
/** Ids and rights only: the names are read when the mail is made. */
type Changed = { ownerId: string; memberId: string; before: Before }

const accessMailJob = defineJob<Changed>('team.access-mail')

type TouchedMember = { id: string; was: MemberState; is: MemberState }

/** Tells a member soon that they may do more, or that they are no partner any more; invited people read it there. */
export async function mailAccess(
  platform: Platform,
  trx: Trx,
  { ownerId, members }: { ownerId: string; members: readonly TouchedMember[] },
): Promise<void> {
  for (const { id, was, is } of members) {
    if (is.status !== 'active' || !hasNews(was, is)) continue
    const before = { partner: was.partner, grants: was.grants }
    await platform.jobs.enqueue(trx, accessMailJob, { ownerId, memberId: id, before }, { afterSeconds: AFTER_S })
  }
}

const rightsOf = ({ partner, grants }: Before, id: string) => (partner ? RIGHTS : (grants[id]?.rights ?? []))

const gainedIn = (was: Before, is: Before, id: string) =>
  rightsOf(is, id).filter(right => !rightsOf(was, id).includes(right))

const hasNews = (was: Before, is: Before): boolean =>
  was.partner !== is.partner || Object.keys(is.grants).some(id => gainedIn(was, is, id).length > 0)

const kindOf = ({ partner }: Before) => (partner ? ('partner' as const) : ('worker' as const))

/** At most one mail a day about more rights; that somebody became a partner, or is none any more, is always told. */
async function mailChange(platform: Platform, { ownerId, memberId, before }: Changed): Promise<void> {
  const now = platform.clock.now()
  await platform.db.transaction().execute(async trx => {
    const member = await findMember(trx, ownerId, { id: memberId })
    if (member?.status !== 'active' || !hasNews(before, member)) return
    const kind = before.partner === member.partner ? null : kindOf(member)
    const since = kind ? now : new Date(now.getTime() - DAY_MS)
    if (!(await memberships.noteMail(trx, { userId: memberId, since, now }))) return
    const by = await changers.of(trx, { actor: { userId: memberId }, access: { ownerId } }, member.updatedBy)
    const houses = await housesOf(trx, before, member)
    const params = { by: by ?? member.name, kind, houses }
    await sendMail(platform, trx, { mail: accessMail, to: member.email, params, isNotice: true })
  })
}

async function housesOf(trx: Trx, was: Before, is: Before): Promise<HouseAccess[]> {
  const houses: HouseAccess[] = []
  for (const [id, { rights }] of Object.entries(is.grants)) {
    const restaurant = (await findRestaurant(trx, id))?.name ?? ''
    houses.push({ restaurant, rights, gained: gainedIn(was, is, id) })
  }
  return houses
}

export const accessMailJobs = [handleJob(accessMailJob, mailChange)]
