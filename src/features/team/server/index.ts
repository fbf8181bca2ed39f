import type { Feature } from '#platform/feature/feature.ts'
import { teamAccountData } from './team.account-data.ts'

/** The server's front door of the team. */
export const teamFeature: Feature = { name: 'team', accountData: teamAccountData }
