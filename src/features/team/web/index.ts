/** Browser front door of the team. */
export { useTeamTab } from './use-team-tab.tsx'
