import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Card } from '#ui/card/card.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { NotKeptHere } from '#ui/kept/not-kept-here.tsx'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import { useUser, useWait } from '#features/identity/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useRestaurantScope } from '#features/restaurants/web/index.ts'
import { inviteBlock, type Team } from '../team-tab.rules.ts'
import { teamTabTexts as texts } from '../team-tab.texts.ts'
import { MembersCard } from './members/members-card.tsx'
import { PlanNotice } from './plan-notice.tsx'
import { TeamContext } from './team-context.ts'
import styles from './team-tab.module.css'
import { houseRoles, restaurantsOfOwner, teamMembers, teamScope } from './team.queries.ts'

const ROW_HEIGHT_PX = 44

/** The Equipo tab: the people, and the sheet that invites (S2 §2). For owners, partners and admins. */
export function TeamTab() {
  const { role } = useUser()
  const { restaurant } = useRestaurantScope()
  const { data: team, error, isFetching, refetch } = useQuery(teamMembers(teamScope(role, restaurant)))
  if (team) return <LoadedTeam team={team} />
  return error && !isFetching ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <LoadingTeam />
}

function LoadedTeam({ team }: { team: Team }) {
  const { role, partner } = useUser()
  const { restaurant } = useRestaurantScope()
  const restaurants = useTeamRestaurants(restaurant)
  const { data: roles = [] } = useQuery(houseRoles(teamScope(role, restaurant)))
  const { secondsLeft, start } = useWait()
  const isAdmin = role === 'admin'
  const isLimited = secondsLeft > 0
  const state = {
    team,
    scope: teamScope(role, restaurant),
    isAdmin,
    mayMakePartners: !partner,
    roles,
    restaurant,
    restaurants,
    block: inviteBlock(team, { isAdmin, hasRestaurant: restaurant !== null }),
    isLimited,
    isOffline: useIsOffline(),
    limit: start,
  }
  return (
    <TeamContext value={state}>
      <PlanNotice />
      <MembersCard />
    </TeamContext>
  )
}

/** The restaurants of the team's owner: the user's own, or those of the owner for whom an admin works. */
function useTeamRestaurants(restaurant: Restaurant | null): readonly Restaurant[] {
  const { restaurants } = useRestaurantScope()
  const email = restaurant?.owner?.email
  const { data } = useQuery({ ...restaurantsOfOwner(email ?? ''), enabled: email !== undefined })
  return useMemo(
    () => (email === undefined ? restaurants : (data ?? (restaurant ? [restaurant] : []))),
    [email, restaurants, data, restaurant],
  )
}

/** What the tab shows until the people are there. */
export function LoadingTeam() {
  return (
    <Card>
      <SkeletonGroup label={texts.loading} className={styles.skeleton}>
        <Skeleton height={ROW_HEIGHT_PX} />
        <Skeleton height={ROW_HEIGHT_PX} />
        <Skeleton height={ROW_HEIGHT_PX} />
      </SkeletonGroup>
    </Card>
  )
}

/** The people could not be loaded. */
export function LoadFailed(failed: { error: unknown; onRetry: () => void }) {
  const isOffline = useIsOffline()
  useEffect(() => {
    if (!isOffline) toast.error(texts.loadFailed, { id: 'team-load' })
  }, [isOffline])
  if (isOffline) return <NotKeptHere />
  return (
    <Card>
      <LoadFailure title={texts.loadFailedTitle} reassurance={texts.nothingLost} {...failed} />
    </Card>
  )
}
