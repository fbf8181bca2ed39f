/** Browser front door of the team. */
export { teamMembers, teamScope } from './team.queries.ts'
export { useTeamTab } from './use-team-tab.tsx'
