import { isUuid } from '#shared/id.ts'
import type { Platform } from '#platform/platform.ts'
import { listUndone, readActorNames } from '#features/history/server/index.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { actionsOf, type Kind } from '../activity.actions.ts'
import type { ActivityEntry } from '../activity.contract.ts'
import { activityTexts as texts } from '../activity-tab.texts.ts'
import { listEntries } from './activity.store.ts'

type ListCall = RestaurantCall & {
  query: { kind?: Kind | undefined; by?: string | undefined; before?: string | undefined }
}

/** What is undone as a whole. */
const UNDOABLE: readonly ActivityEntry['action'][] = ['menu.brought', 'menu.returned']

/** Newest first, 50 at a time; nothing for an id in the query that is no UUID. */
export async function listActivity(platform: Platform, call: ListCall): Promise<ActivityEntry[]> {
  const { access, query } = call
  if (![query.by, query.before].every(id => id === undefined || isUuid(id))) return []
  const asked = { actions: actionsOf(query.kind), userId: query.by, before: query.before }
  const rows = await listEntries(platform.db, access.restaurantId, asked)
  const actorOf = await readActorNames(
    platform,
    call,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  const undoable = rows.flatMap(({ action, details }) => (UNDOABLE.includes(action) ? (details.changeId ?? []) : []))
  const undone = new Set(await listUndone(platform.db, access.restaurantId, undoable))
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
