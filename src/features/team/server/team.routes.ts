import type { FastifyRequest } from 'fastify'
import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { requireEntitled } from '#features/billing/server/index.ts'
import { requireActor, type Actor } from '#features/identity/server/index.ts'
import * as invitation from '../invitation.contract.ts'
import * as roles from '../roles.contract.ts'
import * as contract from '../team.contract.ts'
import { ACCEPT_IP, CHECK_IP } from '../team.limits.ts'
import { acceptInvitation, checkInvitation } from './acceptance.service.ts'
import { inviteMember, validateInvitation } from './invite.service.ts'
import { makeInvitationLink, resendInvitation, throwIfTooMany } from './links.service.ts'
import { listMembers, removeMember, syncRestaurants, updateMember } from './members.service.ts'
import { memberAccess, requireTeamPlan, teamAccess } from './team.access.ts'
import * as roleCalls from './roles/roles.service.ts'
import { throwIfForeign } from './team.write.ts'

type Asked = { actor: Actor; request: FastifyRequest }

const limitInvitations = (platform: Platform, { actor }: Asked) => throwIfTooMany(platform, actor.userId)
/** The query is not validated yet when the access is checked (3-decisions §1). */
const ofTeam = (platform: Platform, { actor, request }: Asked) =>
  teamAccess(platform, actor, (request.query as { restaurantId?: unknown }).restaurantId)
const ofMember = (platform: Platform, { actor, params }: Asked & { params: { id: string } }) =>
  memberAccess(platform, actor, params.id)

const ofRole = (platform: Platform, { actor, params }: Asked & { params: { id: string } }) =>
  roleCalls.roleAccess(platform, actor, params.id)

/** Binds the calls of owners, partners and admins. */
export function registerTeamRoutes(router: Router): void {
  bind(router, contract.listMembers, { actor: requireActor, access: ofTeam, handle: listMembers })
  bind(router, contract.inviteMember, {
    actor: requireActor,
    limit: limitInvitations,
    access: ofTeam,
    validate: validateInvitation,
    requireWritable: requireEntitled,
    handle: inviteMember,
  })
  bind(router, contract.updateMember, {
    actor: requireActor,
    access: ofMember,
    validate: ({ db }, { access, body }) => throwIfForeign(db, access.ownerId, body.restaurantIds ?? []),
    requireWritable: requireTeamPlan,
    handle: updateMember,
  })
  bind(router, contract.removeMember, { actor: requireActor, access: ofMember, handle: removeMember })
  bind(router, contract.resendInvitation, {
    actor: requireActor,
    limit: limitInvitations,
    access: ofMember,
    requireWritable: requireTeamPlan,
    handle: resendInvitation,
  })
  bind(router, contract.makeInvitationLink, {
    actor: requireActor,
    limit: limitInvitations,
    access: ofMember,
    requireWritable: requireTeamPlan,
    handle: makeInvitationLink,
  })
  bind(router, roles.listRoles, { actor: requireActor, access: ofTeam, handle: roleCalls.listRoles })
  bind(router, roles.createRole, {
    actor: requireActor,
    access: ofTeam,
    requireWritable: requireTeamPlan,
    handle: roleCalls.createRole,
  })
  bind(router, roles.updateRole, {
    actor: requireActor,
    access: ofRole,
    requireWritable: requireTeamPlan,
    handle: roleCalls.updateRole,
  })
  bind(router, roles.deleteRole, {
    actor: requireActor,
    access: ofRole,
    requireWritable: requireTeamPlan,
    handle: roleCalls.deleteRole,
  })
  bind(router, contract.syncRestaurants, {
    actor: requireActor,
    access: ofTeam,
    requireWritable: requireTeamPlan,
    handle: syncRestaurants,
  })
  registerInvitationRoutes(router)
}

/** Binds the calls of invited people, who have no session: the token alone says who they are (3-decisions §7). */
function registerInvitationRoutes(router: Router): void {
  bind(router, invitation.checkInvitation, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(CHECK_IP, limits.networkOf(request.ip)),
    handle: (platform, { body }) => checkInvitation(platform, body.token),
  })
  bind(router, invitation.acceptInvitation, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(ACCEPT_IP, limits.networkOf(request.ip)),
    handle: async (platform, { body, request, reply }) => {
      await acceptInvitation(platform, body, { request, reply })
      return null
    },
  })
}
