import type { FastifyRequest } from 'fastify'
import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { requireEntitled } from '#features/billing/server/index.ts'
import { requireActor, type Actor } from '#features/identity/server/index.ts'
import * as invitation from '../invitation.contract.ts'
import * as contract from '../team.contract.ts'
import { ACCEPT_IP, CHECK_IP } from '../team.limits.ts'
import { acceptInvitation, checkInvitation } from './acceptance.service.ts'
import { inviteMember, validateInvitation } from './invite.service.ts'
import { makeInvitationLink, resendInvitation, throwIfTooMany } from './links.service.ts'
import { listMembers, removeMember, syncRestaurants, updateMember } from './members.service.ts'
import { memberAccess, requireTeamPlan, teamAccess } from './team.access.ts'
import { throwIfForeign } from './team.write.ts'

/** Binds the calls of owners and admins. */
export function registerTeamRoutes(router: Router): void {
  const { platform } = router
  const actor = requireActor(platform)
  const limit = ({ userId }: Actor) => throwIfTooMany(platform, userId)
  // The query is not validated yet when the access is checked (3-decisions §1).
  const ofTeam = (asking: Actor, _params: unknown, { query }: FastifyRequest) =>
    teamAccess(platform, asking, (query as { restaurantId?: unknown }).restaurantId)
  const ofMember = (asking: Actor, { id }: { id: string }) => memberAccess(platform, asking, id)

  bind(router, contract.listMembers, { actor, access: ofTeam, handle: call => listMembers(platform, call) })
  bind(router, contract.inviteMember, {
    actor,
    limit,
    access: ofTeam,
    validate: call => validateInvitation(platform, call),
    requireWritable: requireEntitled,
    handle: call => inviteMember(platform, call),
  })
  bind(router, contract.updateMember, {
    actor,
    access: ofMember,
    validate: ({ access, body }) => throwIfForeign(platform.db, access.ownerId, body.restaurantIds ?? []),
    requireWritable: requireTeamPlan,
    handle: call => updateMember(platform, call),
  })
  bind(router, contract.removeMember, { actor, access: ofMember, handle: call => removeMember(platform, call) })
  bind(router, contract.resendInvitation, {
    actor,
    limit,
    access: ofMember,
    requireWritable: requireTeamPlan,
    handle: call => resendInvitation(platform, call),
  })
  bind(router, contract.makeInvitationLink, {
    actor,
    limit,
    access: ofMember,
    requireWritable: requireTeamPlan,
    handle: call => makeInvitationLink(platform, call),
  })
  bind(router, contract.syncRestaurants, {
    actor,
    access: ofTeam,
    requireWritable: requireTeamPlan,
    handle: call => syncRestaurants(platform, call),
  })
  registerInvitationRoutes(router)
}

/** Binds the calls of invited people, who have no session: the token alone says who they are (3-decisions §7). */
function registerInvitationRoutes(router: Router): void {
  const { platform } = router
  const { limits } = platform
  bind(router, invitation.checkInvitation, {
    actor: anyone,
    limit: (_, request) => limits.consume(CHECK_IP, limits.networkOf(request.ip)),
    handle: ({ body }) => checkInvitation(platform, body.token),
  })
  bind(router, invitation.acceptInvitation, {
    actor: anyone,
    limit: (_, request) => limits.consume(ACCEPT_IP, limits.networkOf(request.ip)),
    handle: async ({ body, request, reply }) => {
      await acceptInvitation(platform, body, { request, reply })
      return null
    },
  })
}
