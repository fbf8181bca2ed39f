import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PageTab } from '#ui/dashboard/dashboard-feature.ts'
import { isOfHouse } from '#features/identity/house.rules.ts'
import { useUser } from '#features/identity/web/index.ts'
import { hasTeamPlan } from '../team-tab.rules.ts'
import { teamTabTexts as texts } from '../team-tab.texts.ts'
import { LoadFailed, LoadingTeam, TeamTab } from './team-tab.tsx'
import { teamMembers } from './team.queries.ts'
import { NotAllowed, NoTeamPlan } from './without-team.tsx'

/**
 * The Equipo tab of the restaurant page. Owners and partners have it on pro and premium, and below while members
 * remain; admins always; workers never (S2 §2, §6; 3-decisions §3, §7).
 */
export function useTeamTab(): PageTab {
  const user = useUser()
  const { role, subscription } = user
  const hasPlan = role === 'admin' || hasTeamPlan(subscription?.tier)
  // A partner's plan is the owner's, which the team tells.
  const mayHaveMembers = isOfHouse(user) && !hasPlan
  const team = useQuery({ ...teamMembers({}), enabled: mayHaveMembers })
  const remaining = mayHaveMembers ? (team.data?.taken ?? 0) : 0

  const withoutTab = (): ReactNode => {
    if (!isOfHouse(user)) return <NotAllowed />
    if (team.data) return <NoTeamPlan />
    const { error, isFetching, refetch } = team
    return error && !isFetching ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <LoadingTeam />
  }
  return {
    id: 'team',
    label: texts.tab,
    visible: isOfHouse(user) && (hasPlan || remaining > 0),
    content: <TeamTab />,
    instead: withoutTab(),
  }
}
