import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isSameJson } from '#shared/fields/same-json.ts'
import { isUuid } from '#shared/id.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Db } from '#platform/db/database.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { placesOf } from '#features/menu/menu.rules.ts'
import { categoryEntity, categoryOrderEntity, dishEntity, dishOrderEntity } from '#features/menu/server/index.ts'
import { categoryOrderIn, dishOrderIn, type Order, writeMenu } from '#features/menu/server/whole/index.ts'
import { labelEntity } from '#features/prices/server/index.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { dailyMenuEntity } from '#features/set-menus/server/index.ts'
import type { UndoAnswer, UndoBody } from '../history.contract.ts'
import { historyErrors } from '../history.errors.ts'
import { UNDO_DAYS } from '../history.limits.ts'
import type { Back } from '../back.ts'
import { keyOf, type State } from '../then.rules.ts'
import { type HistoryEntry, type Present, undoStep } from '../undo.rules.ts'
import { changeUndone } from './history.events.ts'
import { findChange, type FoundChange, markUndone } from './history.store.ts'
import { type CartaBack, cartaBackOf, putCartaBack } from './return/carta-back.ts'
import { type CartaThen, readCartaThen, type Where, WITHOUT_ROW } from './return/world.ts'

type UndoCall = RestaurantCall & { body: UndoBody; keepAnswer?: KeepAnswer | undefined }
/** What an undo does, before anything is done. */
type Plan = { back: CartaBack } & Counts
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

/** An order as an entry keeps it; a former release kept no places. */
function orderIn(state: HistoryEntry['before'], key: string): Order {
  const ids = (state?.[key] ?? []) as string[]
  return { ids, places: (state?.['places'] as number[] | undefined) ?? placesOf(ids) }
}

/** An order goes back only while it is the one that the change made. */
function orderBack(entry: HistoryEntry, key: string, present: Order) {
  const [to, made] = [orderIn(entry.before, key), orderIn(entry.after, key)]
  return isSameJson(present.ids, made.ids) && !isSameJson(to.ids, made.ids) ? [{ from: present, to }] : []
}

function ordersBack(entries: readonly HistoryEntry[], { menu }: CartaThen) {
  const dishOrders = of(entries, dishOrderEntity).flatMap(entry =>
    orderBack(entry, 'itemIds', dishOrderIn(menu, entry.id)).map(order => ({ id: entry.id, ...order })),
  )
  const [categoryOrder] = of(entries, categoryOrderEntity).flatMap(entry =>
    orderBack(entry, 'categoryIds', categoryOrderIn(menu)),
  )
  return { dishOrders, ...(categoryOrder && { categoryOrder }) }
}

/** Told apart from what goes back by other ways: orders above, days of the menu of the day never. */
const APART: readonly string[] = [dishOrderEntity.name, categoryOrderEntity.name, dailyMenuEntity.name]

/** A thing whose history alone knows it after its deletion is as it was when this change deleted it. */
const presentOf = (entry: HistoryEntry, { world }: CartaThen): Present =>
  world.things.get(keyOf(entry)) ??
  (WITHOUT_ROW.includes(entry.entity) && entry.before ? { state: entry.before, isDeleted: true } : undefined)

const backOf = ({ entity, id }: HistoryEntry, kind: Back['kind'], fields: State = {}): Back => ({
  entity,
  id,
  kind,
  group: null,
  // As one change, whatever its groups: who undoes names none.
  fields: kind === 'set' ? { texts: fields } : {},
})

/** A dish that comes back, or goes back to where it was, needs that category. */
function isHomeless(back: Back, { world }: CartaThen, restored: ReadonlySet<string>): boolean {
  const moved = back.fields.texts?.['categoryId']
  const place = back.kind === 'restore' ? world.things.get(keyOf(back))?.state['categoryId'] : moved
  if (back.entity !== dishEntity.name || place === undefined || back.kind === 'remove') return false
  const category = world.things.get(keyOf({ entity: categoryEntity.name, id: String(place) }))
  return category?.isDeleted !== false && !restored.has(String(place))
}

function planOf({ entries }: FoundChange, carta: CartaThen, includeTouched: boolean): Plan {
  const kept: UndoAnswer['kept'] = []
  const wanted: Back[] = []
  for (const entry of entries.filter(({ entity }) => !APART.includes(entity))) {
    const step = undoStep(entry, presentOf(entry, carta), includeTouched, carta.world.images)
    if (step.kind === 'touched' && entry.entity === dishEntity.name) kept.push({ dishId: entry.id, reason: 'touched' })
    else if (step.kind === 'set') wanted.push(backOf(entry, 'set', step.fields))
    else if (step.kind === 'remove' || step.kind === 'restore') wanted.push(backOf(entry, step.kind))
  }
  const isOf = (entity: { name: string }, kind?: Back['kind']) => (back: Back) =>
    back.entity === entity.name && (kind === undefined || back.kind === kind)
  const restored = new Set(wanted.filter(isOf(categoryEntity, 'restore')).map(({ id }) => id))
  const homeless = wanted.filter(back => isHomeless(back, carta, restored))
  const backs = wanted.filter(back => !homeless.includes(back))
  for (const { id } of homeless) kept.push({ dishId: id, reason: 'touched' })
  const { world, ages, menu } = carta
  const back = cartaBackOf(backs, { things: withDeleted(world.things, entries), ages, menu })
  const orders = ordersBack(entries, carta)
  const dishes = backs.filter(isOf(dishEntity))
  const labels = backs.filter(isOf(labelEntity, 'remove'))
  const others =
    backs.length - dishes.length - labels.length + orders.dishOrders.length + (orders.categoryOrder ? 1 : 0)
  return {
    back: { ...back, menu: { ...back.menu, ...orders } },
    undone: dishes.length || others,
    removed: dishes.filter(isOf(dishEntity, 'remove')).length,
    restored: dishes.filter(({ kind }) => kind !== 'remove').length,
    categories: backs.filter(isOf(categoryEntity, 'remove')).length,
    kept,
  }
}

/** With what this change deleted for good. */
function withDeleted(things: CartaThen['world']['things'], entries: readonly HistoryEntry[]) {
  const gone = entries.flatMap(entry => {
    const present = entry.after === null && WITHOUT_ROW.includes(entry.entity) && !things.has(keyOf(entry))
    return present ? [[keyOf(entry), { state: entry.before ?? {}, isDeleted: true }] as const] : []
  })
  return new Map([...things, ...gone])
}

/** Throws 409 `not_undoable` for a change that went back by hand, or is of another kind. */
async function plan(db: Db, where: Where, { change, body }: { change: FoundChange; body: UndoBody }) {
  const dated = change.entries.map(entry => ({ ...entry, at: change.at, userId: change.user_id }))
  const planned = planOf(change, await readCartaThen(db, where, dated), body.includeTouched === true)
  const { labels } = planned.back
  if (planned.undone + planned.kept.length + labels.remove.length === 0) throw new AppError(historyErrors.notUndoable)
  return planned
}

/** What an undo would do. Throws as `undo`. */
async function previewUndo({ db, clock }: Platform, call: UndoCall): Promise<UndoAnswer> {
  const [now, { access, body }] = [clock.now(), call]
  const change = await findUndoable(db, call, now)
  const { back: _, ...counts } = await plan(db, { access, now }, { change, body })
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
    const { back, ...counts } = await plan(trx, { access, now, writes: true }, { change, body: call.body })
    if (!(await markUndone(trx, { restaurantId, id: change.id, at: change.at, now })))
      throw new AppError(historyErrors.undone)
    await putCartaBack(platform, write, back)
    await platform.events.emit(trx, changeUndone, { restaurantId, changeId: change.id, now })
    return { ...counts, changeId }
  })
}
