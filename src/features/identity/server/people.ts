/**
 * Second server front door of identity, for the features that change people: their accounts, passwords and sessions
 * (accounts), their memberships (team, restaurants).
 */
export { deleteUser, replacePassword, restoreUser } from './accounts.service.ts'
export { deletedAccounts } from './deletion.store.ts'
export { activateMember, removeMember } from './members.store.ts'
export { changers } from './changer.ts'
export { memberships } from './memberships.store.ts'
export { hashNewPassword, verifyPassword } from './passwords/passwords.ts'
export { isKnownVisitor } from './sessions/known-visitor.ts'
export { lockLiveSession } from './sessions/live-session.ts'
export { endSession, refreshSession, signIn } from './sessions/sessions.service.ts'
export { ownSessions } from './sessions/own-sessions.ts'
export {
  insertUser,
  replaceCurrentRestaurant,
  updateCurrentRestaurant,
  userFields,
} from './users.store.ts'
