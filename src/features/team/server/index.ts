import type { Feature } from '#platform/feature/feature.ts'
import { teamAccountData } from './team.account-data.ts'
import { subscribeTeam } from './team.subscribers.ts'
import { teamJobs } from './team.jobs.ts'
import { registerTeamRoutes } from './team.routes.ts'

/** Server front door of the team. */
export const teamFeature: Feature = {
  name: 'team',
  routes: registerTeamRoutes,
  jobs: teamJobs,
  events: subscribeTeam,
  accountData: teamAccountData,
}
export { type MemberState, roleEntity, type RoleState, teamMemberEntity } from './team.changes.ts'
