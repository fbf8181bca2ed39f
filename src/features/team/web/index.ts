/** Browser front door of the team. */
export { teamMembers, teamScope } from './team.queries.ts'
