import type { Trx } from '#platform/db/database.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { AWAITED_AT_ONCE, defineMailJob, renderMail, sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { findMember, findUserById } from '#features/identity/server/index.ts'
import { findRestaurant } from '#features/restaurants/server/index.ts'
import { invitationPath } from '../invitation-token.ts'
import { findValid } from '../invitations.store.ts'
import { acceptedMail } from './accepted.mail.ts'
import { invitationMail } from './invitation.mail.ts'
import { invitedAs } from './invited-as.rules.ts'

const sendInvitationJob = defineMailJob<{ invitationId: string }>('team.invitation-mail', AWAITED_AT_ONCE)

/** Mails an invitation after the commit. The job holds its id, never its token. */
export const sendInvitation = (platform: Platform, trx: Trx, invitationId: string): Promise<void> =>
  platform.jobs.enqueue(trx, sendInvitationJob, { invitationId })

/** Sends nothing for a link that is no longer valid: revoked, used or expired while the mail waited. */
async function mailInvitation(platform: Platform, { invitationId }: { invitationId: string }): Promise<void> {
  const { db, clock, config } = platform
  const invitation = await findValid(db, invitationId, clock.now())
  const inviter = invitation && (await findUserById(db, invitation.ownerId))
  const member = invitation && (await findMember(db, invitation.ownerId, { id: invitation.memberId }))
  if (!invitation || !inviter || !member) return
  const inviterName = inviter.name
  const path = invitationPath(platform, {
    invitationId,
    tokenHash: invitation.tokenHash,
    inviterName,
    memberName: member.name,
    memberEmail: member.email,
  })
  const content = invitationMail.content({
    inviterName,
    as: invitedAs(member),
    expiresAt: invitation.expiresAt,
    path,
  })
  await platform.mail.send({ to: member.email, ...renderMail(content, config) })
}

export const mailJobs = [handleJob(sendInvitationJob, mailInvitation)]

type Accepted = {
  ownerId: string
  member: { name: string; email: string; partner: boolean; restaurantIds: readonly string[] }
}

/** Mails the owner that an invited person has accepted. */
export async function mailAccepted(platform: Platform, trx: Trx, { ownerId, member }: Accepted): Promise<void> {
  const owner = await findUserById(trx, ownerId)
  if (!owner) return
  const restaurantNames: string[] = []
  for (const id of member.restaurantIds) restaurantNames.push((await findRestaurant(trx, id))?.name ?? '')
  const params = { memberName: member.name, memberEmail: member.email, partner: member.partner, restaurantNames }
  await sendMail(platform, trx, { mail: acceptedMail, to: owner.email, params })
}
