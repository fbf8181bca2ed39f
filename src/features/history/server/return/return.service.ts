import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { isSameJson } from '#shared/fields/same-json.ts'
import type { Db } from '#platform/db/database.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { type MenuWrite, writeMenu } from '#features/menu/server/whole/index.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { comparedRows, countsOf } from '../../compared.rules.ts'
import type { ReturnAnswer, ReturnBody } from '../../history.contract.ts'
import type { GroupCounts } from '../../history.groups.ts'
import { groupOf } from '../../fields-of-history.ts'
import { historyTexts } from '../../history.texts.ts'
import { momentText } from '../../moment-words.ts'
import type { Back } from '../../back.ts'
import { type Plan, planReturn } from '../../return.rules.ts'
import { type Key, keyOf, statesBefore } from '../../then.rules.ts'
import { returnEntity, type ReturnState } from '../history.changes.ts'
import { listEntriesSince } from '../entries.store.ts'
import type { DatedEntry } from '../history.store.ts'
import { knownSince, throwIfUnknown, versionOf } from '../moments.ts'
import { cartaBackOf, putCartaBack } from './carta-back.ts'
import { nameOfThing } from './thing-names.ts'
import { type CartaThen, readCartaThen, type Where } from './world.ts'

type ReturnCall = RestaurantCall & { body: ReturnBody; keepAnswer?: KeepAnswer | undefined }
/** Of a return that was asked for before: when somebody looked at what it does. */
type Looked = { lookedAt?: Date }

/** Things whose allergens somebody has said in these changes. */
function saidIn(entries: readonly DatedEntry[]): ReadonlySet<Key> {
  const isSaid = ({ entity, before, after }: DatedEntry): boolean =>
    entity === 'set-menu' || Object.keys(after ?? before ?? {}).some(field => groupOf(entity, field) === 'allergens')
  return new Set(entries.filter(isSaid).map(keyOf))
}

/** What a return would do now. Throws 409 `moment_too_early`, `moment_ahead`. */
async function planOf(db: Db, where: Where, body: ReturnBody, { lookedAt }: Looked = {}) {
  const { access, now } = where
  const { restaurantId } = access
  const at = new Date(body.at)
  throwIfUnknown([at], await knownSince(db, restaurantId, now), now)
  const entries = await listEntriesSince(db, restaurantId, { since: at, cut: lookedAt })
  const carta = await readCartaThen(db, where, entries)
  const { things } = carta.world
  const dishIds = body.dishIds ? new Set(body.dishIds) : null
  const asked = { groups: new Set(body.groups), dishIds }
  const later = lookedAt === undefined ? [] : entries.filter(entry => entry.at >= lookedAt)
  const touched = { said: saidIn(later), seen: statesBefore(later) }
  const plan = planReturn(carta.was, carta.world, { ...asked, ...touched })
  const kept = later.length === 0 ? [] : keptOf(planReturn(carta.was, carta.world, asked), plan)
  const rows = comparedRows({ plan, things, ages: carta.ages, restaurantId }, carta.context)
  const back = cartaBackOf(plan.backs, { things, ages: carta.ages, menu: carta.menu })
  const { dishName } = carta.context
  return { at, back, counts: countsOf(rows), dishName, kept: kept.map(thing => keptName(thing, carta)) }
}

/** What stays, although it was to go back. `category`: of a dish. */
export type KeptName = { id: string; name: string; category: string }
function keptName(thing: Back, carta: CartaThen): KeptName {
  const { categoryId } = carta.world.things.get(keyOf(thing))?.state ?? {}
  const category = thing.entity === 'dish' ? carta.context.categoryName(String(categoryId)) : ''
  const single: string | undefined = historyTexts.things[thing.entity as keyof typeof historyTexts.things]
  return { id: keyOf(thing), name: single ?? nameOfThing(thing, carta), category }
}

/** Things of which less goes back than was asked for. */
const keptOf = (asked: Plan, plan: Plan): Back[] =>
  asked.backs.filter(back => !plan.backs.some(other => keyOf(other) === keyOf(back) && isSameJson(other, back)))

const sumOf = (counts: GroupCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

type Told = { at: Date; body: ReturnBody; counts: GroupCounts; dishName: (id: string) => string }

function told({ at, body, counts, dishName }: Told, { access, now }: Where): ReturnState {
  const { dishIds, groups } = body
  const [dishId] = dishIds ?? []
  const isPrices = groups.every(group => group === 'prices')
  const scope = dishIds ? (dishIds.length === 1 ? 'dish' : 'dishes') : isPrices ? 'prices' : 'menu'
  const moment = momentText(at, { timezone: access.timezone, now })
  return { scope, name: scope === 'dish' ? dishName(dishId ?? '') : '', moment, count: sumOf(counts) }
}

/** Throws 412 `changed_meanwhile` where the carta is not the one that was shown. */
async function throwIfOther({ trx, access, changerOf }: MenuWrite, shown: string | undefined): Promise<void> {
  if (shown === undefined) return
  const { version, last } = await versionOf(trx, access.restaurantId)
  if (version === shown) return
  const data = { changedBy: await changerOf(last?.userId ?? null), at: last?.at.toISOString() ?? null, version }
  throw new AppError(commonErrors.changedMeanwhile, { data })
}

/**
 * Puts the carta back to a moment, in a write that may do more; `kept`: what stays, because somebody has changed it
 * since `lookedAt`. Throws 400, 403 for a field without its right, 409 `moment_too_early`, `moment_ahead` and of each
 * limit, 412 `changed_meanwhile`; then nothing changes.
 */
export async function returnTo(
  platform: Platform,
  write: MenuWrite,
  body: ReturnBody,
  looked: Looked = {},
): Promise<ReturnAnswer & { kept: KeptName[] }> {
  const { trx, access, now, changeId, record } = write
  await throwIfOther(write, body.version)
  const { back, kept, ...planned } = await planOf(trx, { access, now, writes: true }, body, looked)
  const { counts } = planned
  const { version } = await versionOf(trx, access.restaurantId)
  if (sumOf(counts) === 0) return { counts, changeId: null, version, kept }
  await putCartaBack(platform, write, back)
  const after = told({ ...planned, body }, { access, now })
  record({ entity: returnEntity, id: changeId, before: null, after })
  return { counts, changeId, version: changeId, kept }
}

/**
 * Goes back to a moment of the last year (4-beyond §6), as one change with an undo of its own; `dryRun` only says what
 * would go back. Throws as `returnTo`.
 */
export async function returnHistory(platform: Platform, call: ReturnCall): Promise<ReturnAnswer> {
  const { access, body } = call
  if (!body.dryRun)
    return writeMenu(platform, call, async write => {
      const { kept: _, ...answer } = await returnTo(platform, write, body)
      return answer
    })
  const { counts } = await planOf(platform.db, { access, now: platform.clock.now() }, body)
  return { counts, changeId: null, version: (await versionOf(platform.db, access.restaurantId)).version }
}
