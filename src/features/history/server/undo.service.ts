import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isUuid } from '#shared/id.ts'
import { isSameJson } from '#shared/fields/same-json.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Db } from '#platform/db/database.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { categoryEntity, categoryOrderEntity, dishEntity, dishOrderEntity } from '#features/menu/server/index.ts'
import {
  type MenuPutBack,
  type MenuStates,
  putMenuBack,
  readMenuStates,
  writeMenu,
} from '#features/menu/server/whole/index.ts'
import { labelEntity, removeUnusedLabels } from '#features/prices/server/index.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { UndoAnswer, UndoBody } from '../history.contract.ts'
import { historyErrors } from '../history.errors.ts'
import { UNDO_DAYS } from '../history.limits.ts'
import { type HistoryEntry, undoStep } from '../undo.rules.ts'
import { changeUndone } from './history.events.ts'
import { findChange, type FoundChange, markUndone } from './history.store.ts'

type UndoCall = RestaurantCall & { body: UndoBody; keepAnswer?: KeepAnswer | undefined }
/** What an undo does, before anything is done. */
type Plan = { menu: MenuPutBack; labels: string[] } & Counts
type Counts = Omit<UndoAnswer, 'changeId'>

/** Throws 404 `change_gone`, 409 `already_undone`, and 403 for a worker who did not make it. */
async function findUndoable(db: Db, { actor, access, body }: UndoCall, now: Date): Promise<FoundChange> {
  const id = body.changeId.toLowerCase()
  const change = isUuid(id) ? await findChange(db, access.restaurantId, id) : undefined
  if (!change || change.at.getTime() < now.getTime() - UNDO_DAYS * DAY_MS) throw new AppError(historyErrors.gone)
  if (access.role === 'worker' && change.user_id !== actor.userId) throw new AppError(commonErrors.forbidden)
  if (change.undone_at) throw new AppError(historyErrors.undone)
  return change
}

const of = (entries: readonly HistoryEntry[], entity: { name: string }): HistoryEntry[] =>
  entries.filter(entry => entry.entity === entity.name)
const idsOf = (entries: readonly HistoryEntry[]): string[] => entries.map(({ id }) => id)

/** An order goes back only while it is the one that the change made. */
function orderBack(entry: HistoryEntry, key: string, present: readonly string[] | undefined) {
  const [before, after] = [entry.before?.[key], entry.after?.[key]] as [string[], string[]]
  return isSameJson(present, after) ? [{ id: entry.id, before, after }] : []
}

/** A dish that comes back, or goes back to where it was, needs that category. */
const hasCategory = (category: unknown, states: MenuStates, restored: readonly string[]): boolean =>
  states.categories.get(String(category))?.isDeleted === false || restored.includes(String(category))

/** Where the dishes of a change were before it. */
const categoriesBefore = (entries: readonly HistoryEntry[]): string[] =>
  of(entries, dishEntity).flatMap(({ before }) =>
    typeof before?.['categoryId'] === 'string' ? [before['categoryId']] : [],
  )

function planOf({ entries }: FoundChange, states: MenuStates, includeTouched: boolean): Plan {
  const menu: MenuPutBack = {
    dishes: { restore: [], set: [], remove: [] },
    categories: { restore: [], set: [], remove: [] },
    dishOrders: of(entries, dishOrderEntity).flatMap(entry =>
      orderBack(entry, 'itemIds', states.dishOrders.get(entry.id)),
    ),
  }
  const [categoryOrder] = of(entries, categoryOrderEntity).flatMap(entry =>
    orderBack(entry, 'categoryIds', states.categoryOrder),
  )
  const kept: UndoAnswer['kept'] = []
  for (const entry of of(entries, categoryEntity)) {
    const step = undoStep(entry, states.categories.get(entry.id), includeTouched)
    if (step.kind === 'set') menu.categories.set.push({ id: entry.id, fields: step.fields })
    else if (step.kind === 'remove' || step.kind === 'restore') menu.categories[step.kind].push(entry.id)
  }
  for (const entry of of(entries, dishEntity)) {
    const step = undoStep(entry, states.dishes.get(entry.id), includeTouched)
    const place = step.kind === 'set' ? step.fields['categoryId'] : states.dishes.get(entry.id)?.state.categoryId
    const isMoved = step.kind === 'restore' || (step.kind === 'set' && place !== undefined)
    const isHomeless = isMoved && !hasCategory(place, states, menu.categories.restore)
    if (step.kind === 'touched' || isHomeless) kept.push({ dishId: entry.id, reason: 'touched' })
    else if (step.kind === 'set') menu.dishes.set.push({ id: entry.id, fields: step.fields })
    else if (step.kind !== 'nothing') menu.dishes[step.kind].push(entry.id)
  }
  const { dishes, categories, dishOrders } = menu
  const count = ({ restore, set, remove }: typeof dishes | typeof categories) =>
    restore.length + set.length + remove.length
  const others = count(categories) + dishOrders.length + (categoryOrder ? 1 : 0)
  return {
    menu: { ...menu, ...(categoryOrder && { categoryOrder }) },
    labels: of(entries, labelEntity).flatMap(({ id, before }) => (before === null ? [id] : [])),
    undone: count(dishes) || others,
    removed: dishes.remove.length,
    restored: dishes.restore.length + dishes.set.length,
    categories: categories.remove.length,
    kept,
  }
}

/** Throws 409 `not_undoable` for a change that went back by hand, or is of another kind. */
async function plan(db: Db, call: UndoCall, change: FoundChange, now: Date): Promise<Plan> {
  const { entries } = change
  const states = await readMenuStates(
    db,
    { restaurantId: call.access.restaurantId, now },
    {
      dishIds: idsOf(of(entries, dishEntity)),
      categoryIds: [...idsOf(of(entries, categoryEntity)), ...categoriesBefore(entries)],
      ordersOf: idsOf(of(entries, dishOrderEntity)),
    },
  )
  const planned = planOf(change, states, call.body.includeTouched === true)
  if (planned.undone + planned.kept.length + planned.labels.length === 0) throw new AppError(historyErrors.notUndoable)
  return planned
}

/** What an undo would do. Throws as `undo`. */
async function previewUndo({ db, clock }: Platform, call: UndoCall): Promise<UndoAnswer> {
  const now = clock.now()
  const { menu: _menu, labels: _labels, ...counts } = await plan(db, call, await findUndoable(db, call, now), now)
  return { ...counts, changeId: null }
}

/**
 * Undoes a change of the last 30 days as far as nobody has touched what it changed (4-beyond §6). Whoever made it may,
 * with the rights that its fields need; else owner, partner, admin. Throws 404 `change_gone`, 409 `already_undone`,
 * `not_undoable` and `menu_limit`, 403.
 */
export function undo(platform: Platform, call: UndoCall): Promise<UndoAnswer> {
  if (call.body.dryRun) return previewUndo(platform, call)
  return writeMenu(platform, call, async write => {
    const { trx, access, now, changeId } = write
    const { restaurantId } = access
    const present = { ...call, access }
    const change = await findUndoable(trx, present, now)
    const { menu, labels, ...counts } = await plan(trx, present, change, now)
    if (!(await markUndone(trx, { restaurantId, id: change.id, at: change.at, now }))) throw new AppError(historyErrors.undone)
    await putMenuBack(write, menu)
    await removeUnusedLabels(platform, write, labels)
    await platform.events.emit(trx, changeUndone, { restaurantId, changeId: change.id, now })
    return { ...counts, changeId }
  })
}
