import { isUuid } from '#shared/id.ts'
import type { Platform } from '#platform/platform.ts'
import { listUndone } from '#features/history/server/index.ts'
import { listTeam, listUserNames } from '#features/identity/server/index.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { actionsOf, type Kind } from '../activity.actions.ts'
import type { ActivityEntry } from '../activity.contract.ts'
import { activityTexts as texts } from '../activity-tab.texts.ts'
import { listEntries } from './activity.store.ts'

type ListCall = RestaurantCall & {
  query: { kind?: Kind | undefined; by?: string | undefined; before?: string | undefined }
}

const firstWord = (name: string): string => name.split(' ')[0] ?? name

/**
 * How the people of a team are called in the list: by their first names, where those are different. Support is one
 * person for the restaurants that it helps.
 */
async function readNames({ db }: Platform, { access, actor }: RestaurantCall, ids: readonly string[]) {
  const people = await listUserNames(db, [...new Set([...ids, access.ownerId])])
  const team = [...people, ...(await listTeam(db, access.ownerId))]
  const names = new Map(team.map(({ id, name }) => [id, name]))
  const isShared = (id: string, name: string): boolean =>
    [...names].some(([other, its]) => other !== id && firstWord(its) === firstWord(name))
  return (id: string | null): ActivityEntry['actor'] => {
    const person = people.find(each => each.id === id)
    if (!person) return { id: null, name: texts.someone, isSelf: false }
    const isSelf = person.id === actor.userId
    if (person.role === 'admin' && person.id !== access.ownerId) return { id: null, name: texts.support, isSelf }
    const name = isShared(person.id, person.name) ? person.name : firstWord(person.name)
    return { id: person.id, name, isSelf }
  }
}

/** Newest first, 50 at a time; nothing for an id in the query that is no UUID. */
export async function listActivity(platform: Platform, call: ListCall): Promise<ActivityEntry[]> {
  const { access, query } = call
  if (![query.by, query.before].every(id => id === undefined || isUuid(id))) return []
  const asked = { actions: actionsOf(query.kind), userId: query.by, before: query.before }
  const rows = await listEntries(platform.db, access.restaurantId, asked)
  const actorOf = await readNames(
    platform,
    call,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  const brought = rows.flatMap(({ action, details }) => (action === 'menu.brought' ? (details.changeId ?? []) : []))
  const undone = new Set(await listUndone(platform.db, access.restaurantId, brought))
  return rows.map(({ id, userId, action, details, createdAt }) => ({
    id,
    at: createdAt.toISOString(),
    actor: isOfProduct(action) ? null : isOfOperator(action) ? SUPPORT : actorOf(userId),
    action,
    count: details.count,
    items: details.items,
    changeId: details.changeId ?? null,
    undone: undone.has(details.changeId ?? ''),
  }))
}

const SUPPORT: ActivityEntry['actor'] = { id: null, name: texts.support, isSelf: false }

/** Only the operator suspends (3-decisions §4). */
const isOfOperator = (action: ActivityEntry['action']): boolean =>
  action === 'restaurant.suspended' || action === 'restaurant.unsuspended'

/** Only the plan changes a status (3-decisions §4). */
const isOfProduct = (action: ActivityEntry['action']): boolean =>
  action === 'restaurant.activated' || action === 'restaurant.deactivated'
