import type { Feature } from '#platform/feature/feature.ts'
import { createAdmin } from './commands/create-admin.command.ts'
import { setPassword } from './commands/set-password.command.ts'
import { identityAccountData } from './identity.account-data.ts'

/** Server front door of identity. */
export const identityFeature: Feature = {
  name: 'identity',
  accountData: identityAccountData,
  adminCommands: { 'create-admin': createAdmin, 'set-password': setPassword },
}
export { hashPassword, needsRehash, throwIfCommonPassword, verifyPassword } from './passwords/passwords.ts'
export { cookieName, clearCookies, mayHaveSession } from './sessions/cookies.ts'
export {
  deleteExpired as deleteExpiredSessions,
  endSession,
  refreshSession,
  signIn,
  type Browser,
} from './sessions/sessions.service.ts'
export { endSessionsOfUser, listLiveSessions, lockLiveSession } from './sessions/sessions.store.ts'
export {
  findDeletedUser,
  listAccountsDeletedBefore,
  lockDeletedUser,
  markUserDeleted,
  removeTeam,
  restoreUser,
} from './deletion.store.ts'
export { accountDeleted, accountRestored, sessionReused, signedInElsewhere } from './identity.events.ts'
export { requireActor, type Actor, findActor } from './actor.ts'
export { throwIfSessionEnded } from './sessions/live-session.ts'
export { type AskedBy, selectLiveUser } from './sessions/live-session.store.ts'
export {
  addMembership,
  listRestaurantIds,
  listTeamMemberships,
  replaceMemberships,
  selectMemberships,
} from './memberships.store.ts'
export {
  activateMember,
  countTeam,
  findMember,
  findMemberByEmail,
  findTeamOwner,
  listTeam,
  type MemberRow,
  removeMember,
} from './members.store.ts'
export { hashToken } from './sessions/tokens.ts'
export {
  findUserByEmail,
  findUserById,
  insertUser,
  listUserNames,
  type NewUser,
  lockUser,
  replaceCurrentRestaurant,
  replacePasswordHash,
  updateCurrentRestaurant,
  updatePasswordHash,
  updateUserName,
} from './users.store.ts'
