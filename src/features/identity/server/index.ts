import type { Feature } from '#platform/feature/feature.ts'
import { adminTotp } from './commands/admin-totp.command.ts'
import { createAdmin } from './commands/create-admin.command.ts'
import { endSessionsCommand } from './commands/end-sessions.command.ts'
import { restaurantLimitCommand } from './commands/restaurant-limit.command.ts'
import { setPassword } from './commands/set-password.command.ts'
import { identityAccountData } from './identity.account-data.ts'
import { identityJobs } from './identity.jobs.ts'

/**
 * First server front door of identity: who is asking, and who somebody is. `people.ts` is the one that changes them.
 */
export const identityFeature: Feature = {
  name: 'identity',
  jobs: identityJobs,
  accountData: identityAccountData,
  adminCommands: {
    'create-admin': createAdmin,
    'admin-totp': adminTotp,
    'set-password': setPassword,
    'end-sessions': endSessionsCommand,
    'restaurant-limit': restaurantLimitCommand,
  },
}
export { absentActor, type Actor, findActor, requireActor } from './actor.ts'
export { lockDeletedUser } from './deletion.store.ts'
export { accountDeleted, accountRestored, suspiciousSession } from './identity.events.ts'
export { countTeam, findMember, listTeam } from './members.store.ts'
export { selectMemberships } from './memberships.store.ts'
export { listRestaurantIds } from './restaurant-ids.store.ts'
export { cookieName } from './sessions/cookies.ts'
export { throwIfSessionEnded } from './sessions/live-session.ts'
export { selectLiveUser } from './sessions/live-session.store.ts'
export { findUserByEmail, findUserById, listUserNames, lockUser } from './users.store.ts'
