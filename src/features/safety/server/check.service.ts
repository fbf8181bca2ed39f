import { createHash } from 'node:crypto'
import { AppError } from '#shared/app-error.ts'
import { DAY_MS } from '#shared/time.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import { listUserNames } from '#features/identity/server/index.ts'
import { reportStore } from '#features/allergens/server/index.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import { findMarketSaid, findMenu, findSoldOutSince } from '#features/menu/server/index.ts'
import { readOldPaper } from '#features/paper/server/index.ts'
import { readPreparedMenus } from '#features/set-menus/server/index.ts'
import { type RestaurantCall, type RestaurantWrite, writeRestaurant } from '#features/restaurants/server/index.ts'
import { checkMenu, type FoundFact } from '../check/check-menu.ts'
import type { Check, IgnoreBody, IgnoredFinding } from '../check.contract.ts'
import { checkErrors } from '../check.errors.ts'
import { CHECKED_DISHES_MIN, LATER_DAYS } from '../check.limits.ts'
import { ruleOf } from '../check.rules.ts'
import { saidOf } from '../said-of.ts'
import { wordsOfFinding } from '../finding.texts.ts'
import { checkEntity, type CheckState } from './check.changes.ts'
import * as mails from './check-mails.store.ts'
import * as store from './check.store.ts'

const hashOf = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('hex')

const isIgnored = ({ facts }: FoundFact, row: store.IgnoredRow | undefined, now: Date): row is store.IgnoredRow =>
  row !== undefined && row.facts_hash === hashOf(facts) && (row.until === null || row.until > now)

/**
 * Of dishes of the carta, and of lines that a set menu has or had. Where there are set menus, lines of them may be
 * written from a dish that has left the carta: they ask until its report is answered, too.
 */
async function readOpenReports(db: Platform['db'], restaurantId: string, { dishes, restaurant }: Menu) {
  const ids = new Set(dishes.map(({ _id }) => _id))
  const hasSetMenus = Boolean(restaurant.setMenus ?? restaurant.dailyMenu)
  const rows = await reportStore.listOpenReports(db, restaurantId)
  return rows.flatMap(({ id, dish_id: dishId, item_id: itemId, created_at: createdAt, name, allergens, text }) => {
    const isGone = dishId !== null && !ids.has(dishId)
    if (isGone && !hasSetMenus) return []
    const about = dishId ?? itemId ?? id
    return [{ id, about, dishId: isGone ? null : dishId, name, allergens, text, createdAt: createdAt.toISOString() }]
  })
}

/** The menu as it is now, what its rules find, and what of it is ignored. */
async function readCheck(platform: Platform, restaurantId: string) {
  const now = platform.clock.now()
  const menu = orNotFound(await findMenu(platform, { id: restaurantId })).menu
  const { defaultLocale, supportedLocales } = menu.restaurant
  const found = checkMenu({
    ...menu,
    defaultLocale,
    supportedLocales,
    now,
    reports: await readOpenReports(platform.db, restaurantId, menu),
    soldOutSince: await findSoldOutSince(platform.db, restaurantId),
    marketSaid: await findMarketSaid(platform.db, restaurantId),
    oldPaper: await readOldPaper(platform.db, restaurantId, menu),
    prepared: await readPreparedMenus(platform.db, { restaurantId, defaultLocale, now }),
  })
  const rows = await store.listIgnoredRows(platform.db, restaurantId)
  const rowOf = new Map(rows.map(row => [row.finding_id, row]))
  return {
    now,
    menu,
    found,
    rows,
    ignoring: (each: FoundFact) => {
      const row = rowOf.get(each.finding.id)
      return isIgnored(each, row, now) ? row : undefined
    },
  }
}
type ReadCheck = Awaited<ReturnType<typeof readCheck>>

/** First names by id; who is gone has none. */
async function namesOf(db: Platform['db'], rows: readonly store.IgnoredRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ updated_by: by }) => by ?? []))]
  const people = ids.length === 0 ? [] : await listUserNames(db, ids)
  return new Map(people.map(({ id, name }) => [id, name.split(' ')[0] ?? name]))
}

function present(
  { now, found, rows, ignoring }: ReadCheck,
  names: ReadonlyMap<string, string>,
): Omit<Check, 'weeklyMail'> {
  const ignored = found.flatMap((each): IgnoredFinding[] => {
    const row = ignoring(each)
    if (!row) return []
    const by = (row.updated_by && names.get(row.updated_by)) ?? null
    return [{ ...each.finding, reason: row.reason, note: row.note, by, updatedAt: row.updated_at.toISOString() }]
  })
  const place = new Map(rows.map((row, at) => [row.finding_id, at]))
  return {
    checkedAt: now.toISOString(),
    findings: found.filter(each => !ignoring(each)).map(({ finding }) => finding),
    ignored: ignored.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0)),
  }
}

/** Throws 404 when the restaurant was deleted meanwhile. */
export async function getCheck(platform: Platform, { actor, access }: RestaurantCall): Promise<Check> {
  const { restaurantId } = access
  const read = await readCheck(platform, restaurantId)
  const [names, weeklyMail] = [
    await namesOf(platform.db, read.rows),
    await mails.hasCheckMail(platform.db, { restaurantId, userId: actor.userId }),
  ]
  return { ...present(read, names), weeklyMail }
}

/** What is asked about now, for mails: in words, the first of the ranking first; nothing of a menu that begins. */
export async function openFindings(platform: Platform, restaurantId: string): Promise<string[]> {
  const read = await readCheck(platform, restaurantId)
  if (read.menu.dishes.length < CHECKED_DISHES_MIN) return []
  return read.found
    .filter(each => !read.ignoring(each))
    .map(({ finding }) => wordsOfFinding(finding, saidOf(finding, said(read))).title)
}

const said = ({ menu }: ReadCheck) => ({ ...menu, ...menu.restaurant })

type UpdateCall = RestaurantCall & { params: { findingId: string }; body: IgnoreBody; ifMatch?: string | undefined }

const stateOf = (each: FoundFact, name: string, row: store.IgnoredRow | undefined): CheckState =>
  row
    ? { [ruleOf(each.finding.rule).right]: { findingId: row.finding_id, name, reason: row.reason, note: row.note } }
    : {}

/** Throws 403 `only_house` for workers, 409 `never_ignored`. */
function throwIfNotIgnorable({ access }: RestaurantWrite, { finding }: FoundFact): void {
  if (finding.rule === 'open_report') throw new AppError(checkErrors.reportIgnored)
  if (ruleOf(finding.rule).neverIgnored) throw new AppError(checkErrors.neverIgnored)
  if (finding.level === 'important' && access.role === 'worker') throw new AppError(checkErrors.onlyHouse)
}

/**
 * Ignores a finding as it is now, or asks about it again. What it rested on is kept with it: with other facts it is a
 * finding again, also when they have changed while this was written. Throws 403, 404 for what is no finding, 409, and
 * 412 for another `ifMatch`.
 */
export async function updateFinding(platform: Platform, call: UpdateCall): Promise<Check> {
  const { body, params, ifMatch } = call
  const read = await readCheck(platform, call.access.restaurantId)
  const found = orNotFound(read.found.find(({ finding }) => finding.id === params.findingId))
  const name = wordsOfFinding(found.finding, saidOf(found.finding, said(read))).title
  return writeRestaurant(platform, call, async write => {
    const { trx, access, actor, now } = write
    const { restaurantId } = access
    const findingId = found.finding.id
    const answer = () => getCheck({ ...platform, db: trx }, { actor, access })
    throwIfNotIgnorable(write, found)
    const before = await store.findIgnoredRow(trx, restaurantId, findingId)
    if (before)
      await throwIfMoved(ifMatch, before.updated_at, async () => ({
        current: await answer(),
        changedBy: await write.changerOf(before.updated_by),
      }))
    if (body.ignored) {
      const { reason = 'other', note = '' } = body
      const until = reason === 'later' ? new Date(now.getTime() + LATER_DAYS * DAY_MS) : null
      const factsHash = hashOf(found.facts)
      await store.saveIgnoredRow(trx, {
        restaurantId,
        findingId,
        factsHash,
        reason,
        note,
        until,
        now,
        by: actor.userId,
      })
      await store.deleteOldestIgnored(trx, restaurantId)
    } else await store.deleteIgnoredRow(trx, restaurantId, findingId)
    const after = await store.findIgnoredRow(trx, restaurantId, findingId)
    const was = before && isIgnored(found, before, now) ? before : undefined
    write.record({
      entity: checkEntity,
      id: restaurantId,
      before: stateOf(found, name, was),
      after: stateOf(found, name, after),
    })
    return answer()
  })
}

type MailCall = RestaurantCall & { body: { weeklyMail: boolean } }

/** A wish of the asker alone: it changes nothing of the restaurant, and holds as long as the asker belongs to it. */
export async function updateCheckMail({ db, clock }: Platform, { actor, access, body }: MailCall) {
  const reader = { restaurantId: access.restaurantId, userId: actor.userId }
  if (body.weeklyMail) await mails.insertCheckMail(db, { ...reader, id: v7(), now: clock.now() })
  else await mails.deleteCheckMail(db, reader)
  return { weeklyMail: body.weeklyMail }
}
