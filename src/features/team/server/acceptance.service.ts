import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorDefinition } from '#shared/app-error.ts'
import { isUniqueViolation, type Trx } from '#platform/db/database.ts'
import { nameTenant } from '#platform/db/name-tenant.ts'
import { recordChanges } from '#platform/events/changes.ts'
import { orNotFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { TERMS_VERSION } from '#features/identity/identity.limits.ts'
import { findMember, findUserById, lockUser } from '#features/identity/server/index.ts'
import { emails } from '#features/identity/server/credentials.ts'
import { activateMember, endSession, hashNewPassword } from '#features/identity/server/people.ts'
import { hashToken } from '#platform/id/token.ts'
import type { InvitationContext, InvitationState } from '../invitation.contract.ts'
import { teamErrors } from '../team.errors.ts'
import { consumeInvitation, findByToken, type InvitationRow } from './invitations.store.ts'
import { mailAccepted } from './mails/team.mailing.ts'
import { memberChange, readStates } from './team.changes.ts'

export type Acceptance = { token: string; password: string }
type Browser = { request: FastifyRequest; reply: FastifyReply }

function stateOf(invitation: InvitationRow | undefined, now: Date): InvitationState {
  if (!invitation) return 'unknown'
  return invitation.state === 'valid' && invitation.expiresAt <= now ? 'expired' : invitation.state
}

/** Whose invitation a token is; uses nothing up. An unknown token gets no name (3-decisions §7). */
export async function checkInvitation({ db, clock }: Platform, token: string): Promise<InvitationContext> {
  const invitation = await findByToken(db, hashToken(token))
  const inviter = invitation && (await findUserById(db, invitation.ownerId))
  const member = invitation && (await findUserById(db, invitation.memberId))
  return {
    state: stateOf(invitation, clock.now()),
    inviterName: inviter?.name ?? null,
    memberName: member?.name ?? null,
    memberEmail: member?.email ?? null,
  }
}

const REFUSALS: Record<Exclude<InvitationState, 'valid'>, ErrorDefinition> = {
  unknown: teamErrors.unknownToken,
  expired: teamErrors.expired,
  used: teamErrors.used,
  revoked: teamErrors.revoked,
}

function requireValid(invitation: InvitationRow | undefined, now: Date): InvitationRow {
  const state = stateOf(invitation, now)
  if (state !== 'valid' || !invitation) throw new AppError(REFUSALS[state === 'valid' ? 'unknown' : state])
  return invitation
}

/**
 * Accepts an invitation, once: the member becomes active with this password, the owner gets a mail, and the session of
 * this browser ends. A password that breaks the rule uses nothing up. Throws 400 with the state of the token, 409
 * `email_exists` when the person has got an account meanwhile (3-decisions §2, §7).
 */
export async function acceptInvitation(
  platform: Platform,
  { token, password }: Acceptance,
  browser: Browser,
): Promise<void> {
  const tokenHash = hashToken(token)
  const { ownerId, memberId } = requireValid(await findByToken(platform.db, tokenHash), platform.clock.now())
  const person = orNotFound(await findMember(platform.db, ownerId, { id: memberId }))
  const passwordHash = await hashNewPassword(password, { person })
  try {
    await platform.db.transaction().execute(trx => accept(platform, trx, { tokenHash, passwordHash }))
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_live')) throw new AppError(identityErrors.emailExists, { cause: error })
    throw error
  }
  await endSession(platform, browser)
}

/** Under the lock of the owner's row, as every write to the team: nobody removes the member meanwhile. */
async function accept(
  platform: Platform,
  trx: Trx,
  { tokenHash, passwordHash }: { tokenHash: string; passwordHash: string },
) {
  const now = platform.clock.now()
  const { id, ownerId, memberId } = requireValid(await findByToken(trx, tokenHash), now)
  await nameTenant(trx, { ids: [memberId], accountOf: ownerId })
  await lockUser(trx, ownerId)
  const member = orNotFound(await findMember(trx, ownerId, { id: memberId }))
  const before = (await readStates(trx, ownerId))(member)
  if (!(await consumeInvitation(trx, { id, ownerId }, now))) {
    requireValid(await findByToken(trx, tokenHash), now)
    throw new AppError(teamErrors.revoked)
  }
  const activation = { id: memberId, passwordHash, termsVersion: TERMS_VERSION, now }
  if (!(await activateMember(trx, activation))) throw new AppError(teamErrors.revoked)
  await emails.throwIfReserved(trx, member.email, { userId: memberId, now })
  const after = (await readStates(trx, ownerId))(orNotFound(await findMember(trx, ownerId, { id: memberId })))
  const changes = [memberChange(memberId, before, after)]
  await recordChanges(platform, trx, { actor: { userId: memberId }, ownerId, restaurantId: null, at: now, changes })
  await mailAccepted(platform, trx, { ownerId, member: after })
}
