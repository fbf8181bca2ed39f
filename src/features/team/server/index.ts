import type { Feature } from '#platform/feature/feature.ts'
import { registerTeamEvents } from './team.events.ts'
import { teamAccountData } from './team.account-data.ts'

/** Server front door of the team. */
export const teamFeature: Feature = { name: 'team', events: registerTeamEvents, accountData: teamAccountData }
