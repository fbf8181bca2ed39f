import { DAY_MS } from '#shared/time.ts'
import { AppError } from '#shared/app-error.ts'
import type { Trx } from '#platform/db/database.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { findUserById } from '#features/identity/server/index.ts'
import type { TeamMember } from '../team.contract.ts'
import { teamErrors } from '../team.errors.ts'
import { INVITATION_DAYS, INVITATIONS } from '../team.limits.ts'
import { invitationPath, tokenHashOf } from './invitation-token.ts'
import { replaceInvitation } from './invitations.store.ts'
import { sendInvitation } from './mails/team.mailing.ts'
import { throwIfPartner } from './team.access.ts'
import { type MemberCall, throwIfRemoved, type MemberWrite, writeMember } from './team.write.ts'

const asTooMany = (error: unknown): never => {
  if (!(error instanceof AppError) || error.status !== 429) throw error
  throw new AppError(teamErrors.tooManyInvitations, { cause: error, retryAfterS: error.retryAfterS ?? 1 })
}

/** For `bind`'s `limit`: 429 when the sender has used up today's 30 invitations; counts none (3-decisions §2). */
export const throwIfTooMany = ({ limits }: Platform, userId: string): Promise<void> =>
  limits.peek(INVITATIONS, userId).catch(asTooMany)

/** Counts one invitation, also one that is refused afterwards: a refusal tells whether an account exists. */
export const countInvitation = ({ limits }: Platform, userId: string): Promise<void> =>
  limits.consume(INVITATIONS, userId).catch(asTooMany)

/** A fresh link for seven days; the earlier one is revoked. Answers the invitation's id. */
export async function renewInvitation(
  platform: Platform,
  trx: Trx,
  { memberId, ownerId, now }: { memberId: string; ownerId: string; now: Date },
): Promise<string> {
  const id = v7()
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  await replaceInvitation(trx, { id, memberId, ownerId, tokenHash: tokenHashOf(platform, id), now, expiresAt })
  return id
}

function renewOfMember(platform: Platform, { trx, access, member, now }: MemberWrite): Promise<string> {
  throwIfRemoved(member)
  if (member.partner) throwIfPartner(access)
  if (member.status !== 'pending') throw new AppError(teamErrors.notPending)
  return renewInvitation(platform, trx, { memberId: member.id, ownerId: access.ownerId, now })
}

/** Mails a pending member a fresh link. Throws 409 `not_pending`, 404, 403, 429 (3-decisions §7). */
export async function resendInvitation(platform: Platform, call: MemberCall): Promise<TeamMember> {
  await countInvitation(platform, call.actor.userId)
  const { member } = await writeMember(platform, call, async write =>
    sendInvitation(platform, write.trx, await renewOfMember(platform, write)),
  )
  return member
}

/** Answers a fresh link of a pending member; mails nothing. Throws like `resendInvitation`. */
export async function makeInvitationLink(platform: Platform, call: MemberCall): Promise<{ url: string }> {
  await countInvitation(platform, call.actor.userId)
  const { result } = await writeMember(platform, call, async write => {
    const invitationId = await renewOfMember(platform, write)
    const owner = orNotFound(await findUserById(write.trx, write.access.ownerId))
    const { name: memberName, email: memberEmail } = write.member
    const path = invitationPath(platform, { invitationId, inviterName: owner.name, memberName, memberEmail })
    return { url: `${platform.config.publicUrl}${path}` }
  })
  return result
}
