import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { HISTORY_PAGE } from '../../history.limits.ts'
import { type ChangeRow, IMPORT_MARK, sinceAbout } from '../history.store.ts'

type Listed = { id: string; at: Date }
type Asked = { before: string | undefined; dishId: string | undefined; since: Date }

/** Newest first, a page; only what is older than the change `before`, and what changed in a dish. */
export function listChanges(db: Db, restaurantId: string, { before, dishId, since }: Asked): Promise<ChangeRow[]> {
  const place = (id: string) =>
    db
      .selectFrom('history_changes')
      .select(['history_changes.at', 'history_changes.id'])
      .where('history_changes.restaurant_id', '=', restaurantId)
      .where('history_changes.id', '=', id)
  return db
    .selectFrom('history_changes')
    .select(['history_changes.id', 'history_changes.user_id', 'history_changes.at', 'history_changes.undone_at'])
    .select('history_changes.fields')
    .where('history_changes.restaurant_id', '=', restaurantId)
    .where('history_changes.at', '>=', since)
    .$if(before !== undefined, query =>
      query.where(sql<boolean>`(history_changes.at, history_changes.id) < (${place(before ?? '')})`),
    )
    .$if(dishId !== undefined, query =>
      query.where(
        'history_changes.id',
        'in',
        db
          .selectFrom('history_entries')
          .select('history_entries.change_id')
          .where('history_entries.restaurant_id', '=', restaurantId)
          .where('history_entries.entity_id', '=', dishId ?? ''),
      ),
    )
    .orderBy('history_changes.at', 'desc')
    .orderBy('history_changes.id', 'desc')
    .limit(HISTORY_PAGE)
    .execute()
}

/** Of these changes, those that an import made. */
export async function listImports(db: Db, restaurantId: string, changes: readonly Listed[]): Promise<Set<string>> {
  const oldest = changes.at(-1)
  if (!oldest) return new Set()
  const rows = await db
    .selectFrom('history_entries')
    .select('change_id as id')
    .where('restaurant_id', '=', restaurantId)
    .where('at', '>=', sinceAbout(oldest.at))
    .where(
      'change_id',
      'in',
      changes.map(({ id }) => id),
    )
    .where('entity', '=', IMPORT_MARK)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The newest whole or named states of things that have no row any more, for their names. */
export async function listLastStates(
  db: Db,
  restaurantId: string,
  ids: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('history_entries')
    .select(['entity_id as id', 'before', 'after'])
    .where('restaurant_id', '=', restaurantId)
    .where('entity_id', 'in', ids)
    .where(eb => eb.or([eb('after', 'is', null), eb('before', 'is', null)]))
    .orderBy('at')
    .orderBy('change_id')
    .execute()
  return new Map(rows.map(({ id, before, after }) => [id, after ?? before ?? {}]))
}
