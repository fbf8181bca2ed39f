import { isDeepStrictEqual } from 'node:util'
import { throwIfInvalid, validationError } from '#shared/app-error.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import type { Platform } from '#platform/platform.ts'
import { isoOfDay, dayOfIso, timeOfMinute } from '../../opening/days.ts'
import { fullEnd, kitchenEnd, noteEnd } from '../../opening/notices.rules.ts'
import { type Today, type TodayBody, updateToday as updateTodayCall } from '../../opening/opening.contract.ts'
import { DAY_CHANGES_KEPT_DAYS, RECENT_NOTES } from '../../opening/opening.limits.ts'
import type { RangesOn } from '../../opening/open-state.rules.ts'
import { openingAt, rangesOf } from '../../opening/opening.rules.ts'
import { openingTexts as texts } from '../../opening/opening.texts.ts'
import { houseMinute } from '../../opening/house-clock.ts'
import { type RestaurantAccess, type RestaurantCall, requireWritable } from '../restaurants.access.ts'
import { findRestaurant, type RestaurantRow } from '../restaurants.store.ts'
import { type RestaurantWrite, writeRestaurant } from '../restaurants.write.ts'
import { instantOf } from './instant-of.ts'
import { todayEntity, type TodayState } from './opening.changes.ts'
import type { StoredNotice } from './opening.tables.ts'
import { openingOf, type StoredOpening, todayParts } from './present-today.ts'
import { readStoredOpening } from './stored-opening.ts'
import { saveTodayRow, type StoredToday, type TodayRow } from './today.store.ts'

type UpdateCall = RestaurantCall & { body: TodayBody; ifMatch?: string | undefined }
type Read = { restaurant: RestaurantRow; stored: StoredOpening; row: TodayRow | undefined; now: Date }

const NOTHING: StoredToday = { changes: [], kitchen: null, full_house: null, note: null, recent_notes: [] }

/** Before its first change it is as old as the restaurant. */
const updatedAtOf = ({ restaurant, row }: Read): Date => row?.updated_at ?? restaurant.created_at

function present(read: Read): Today {
  const { stored, row, now } = read
  return {
    ...todayParts(stored, now),
    changes: (row?.changes ?? []).map(({ day, slots }) => ({ day, slots: [...slots] })),
    recentNotes: row?.recent_notes ?? [],
    updatedAt: updatedAtOf(read).toISOString(),
  }
}

async function read(db: Platform['db'], restaurantId: string, now: Date): Promise<Read> {
  const restaurant = orNotFound(await findRestaurant(db, restaurantId))
  return { restaurant, now, ...(await readStoredOpening(db, restaurant, now)) }
}

/** Throws 404 when the restaurant was deleted meanwhile. */
export async function getToday({ db, clock }: Platform, { access }: RestaurantCall): Promise<Today> {
  return present(await read(db, access.restaurantId, clock.now()))
}

const stateOf = ({ stored, now }: Read): TodayState => {
  const { day, hours, kitchenClosed, full, note } = todayParts(stored, now)
  return { day, hours, kitchenClosed, full, note, timezone: stored.week.timezone }
}

/**
 * Changes the sent parts of the present service day; each ends with it, by the clock alone. Its hours need the right of
 * hours; its notices that of availability and, with a lapsed plan, a menu that diners can read (4-beyond §10). Throws
 * 400 for a notice that cannot be now, 403, 404, 412 for another `ifMatch`.
 */
export function updateToday(platform: Platform, call: UpdateCall): Promise<Today> {
  const { body, ifMatch } = call
  const requireRight = (present: RestaurantAccess, now: Date) =>
    requireWritable(present, now, { endpoint: updateTodayCall, body, file: undefined })
  return writeRestaurant(platform, { ...call, requireRight }, async write => {
    const { trx, access, actor, now, changerOf } = write
    const { restaurantId } = access
    const before = await read(trx, restaurantId, now)
    await throwIfMoved(ifMatch, updatedAtOf(before), async () => ({
      current: present(before),
      changedBy: await changerOf(before.row?.updated_by ?? null),
    }))
    // Also the first change must have another time than what the screen saw.
    const at = new Date(Math.max(now.getTime(), updatedAtOf(before).getTime() + 1))
    await saveTodayRow(trx, { restaurantId, now: at, by: actor.userId }, changed(before, write, body))
    const after = await read(trx, restaurantId, now)
    const states = { before: stateOf(before), after: stateOf(after) }
    write.record({ entity: todayEntity, id: restaurantId, ...states, follows: followingOf(after, before, write, body) })
    return present(after)
  })
}

/** The notices as other hours alone would have moved their ends: who may change the hours need not ask for them. */
function followingOf(after: Read, before: Read, write: RestaurantWrite, { hours }: TodayBody): Partial<TodayState> {
  if (hours === undefined) return {}
  const today = { ...after.stored.today, ...changed(before, write, { hours }) }
  const { kitchenClosed, full, note } = stateOf({ ...after, stored: { ...after.stored, today } })
  return { kitchenClosed, full, note }
}

/** The stored parts with the sent ones in their places; where the hours change, notices end with the new ones. */
function changed({ stored, now }: Read, { access }: RestaurantWrite, body: TodayBody): StoredToday {
  const before = stored.today ?? NOTHING
  const changes = body.hours === undefined ? before.changes : changesWith(stored, now, body.hours)
  const day = dayOf({ ...stored, today: { ...before, changes } }, now)
  const follow = body.hours !== undefined
  const note = body.note === undefined ? before.note : noteOf(day, access, body.note)
  return {
    changes,
    kitchen: noticeOf(day, KITCHEN, { before: before.kitchen, sent: body.kitchenClosed, follow }),
    full_house: noticeOf(day, FULL, { before: before.full_house, sent: body.full, follow }),
    note: note && follow && day.isAhead(note.until) ? { ...note, until: day.end } : note,
    recent_notes: note && body.note ? withNote(before.recent_notes, note.texts) : before.recent_notes,
  }
}

function changesWith(stored: StoredOpening, now: Date, hours: NonNullable<TodayBody['hours']> | null) {
  const { day } = openingAt(openingOf(stored, now), now.getTime())
  const date = isoOfDay(day)
  const others = (stored.today?.changes ?? []).filter(
    change => change.day !== date && dayOfIso(change.day) >= day - DAY_CHANGES_KEPT_DAYS,
  )
  return hours === null ? others : [{ day: date, slots: hours.slots ?? [] }, ...others]
}

type DayNow = {
  rangesOn: RangesOn
  minute: number
  /** ISO 8601 of a minute of the house's clock. */
  instant: (minute: number) => string
  isAhead: (until: string) => boolean
  /** When the service day is over. */
  end: string
}

function dayOf(stored: StoredOpening, now: Date): DayNow {
  const { timezone } = stored.week
  const rangesOn = rangesOf(openingOf(stored, now))
  const minute = houseMinute(now.getTime(), timezone)
  const instant = (end: number): string => new Date(instantOf(end, timezone, now.getTime())).toISOString()
  const isAhead = (until: string): boolean => Date.parse(until) > now.getTime()
  return { rangesOn, minute, instant, isAhead, end: instant(noteEnd(rangesOn, minute)) }
}

type Notice = { field: 'kitchenClosed' | 'full'; endOf: typeof kitchenEnd; refusal: string }
const KITCHEN: Notice = { field: 'kitchenClosed', endOf: kitchenEnd, refusal: texts.kitchenWhileClosed }
const FULL: Notice = { field: 'full', endOf: fullEnd, refusal: texts.fullWithoutService }

type NoticeChange = {
  before: StoredNotice | null
  sent: TodayBody['full']
  /** The hours change with it. */
  follow: boolean
}

/** Throws 400 for a notice that cannot be now, or an end that is no more or not of this day. */
function noticeOf(day: DayNow, { field, endOf, refusal }: Notice, change: NoticeChange): StoredNotice | null {
  const { before, sent, follow } = change
  const end = endOf(day.rangesOn, day.minute)
  if (sent === undefined) return before && follow && day.isAhead(before.until) ? following(day, before, end) : before
  if (sent === null) return null
  if (end === null) throw validationError({ [field]: refusal })
  if (sent.until === undefined) return { until: day.instant(end), chosen: false }
  const until = new Date(sent.until).toISOString()
  const path = `${field}.until`
  if (!day.isAhead(until)) throw validationError({ [path]: texts.pastInstant(timeOfMinute(day.minute)) })
  if (until > day.end) throw validationError({ [path]: texts.lateInstant })
  return { until, chosen: true }
}

/** A notice whose hours have changed: one that follows them has a new end, none outlives the day. */
function following(day: DayNow, notice: StoredNotice, end: number | null): StoredNotice {
  const last = end === null || notice.chosen ? [notice.until, day.end].toSorted()[0] : day.instant(end)
  return { ...notice, until: last ?? day.end }
}

/** Throws 400 where the main language has none. An empty one takes the note away. */
function noteOf(day: DayNow, { locales }: RestaurantAccess, sent: TodayBody['note']): StoredToday['note'] {
  const said = Object.fromEntries(Object.entries(sent ?? {}).filter(([, text]) => text !== ''))
  if (Object.keys(said).length === 0) return null
  const { defaultLocale } = locales
  throwIfInvalid(said[defaultLocale] ? {} : { [`note.${defaultLocale}`]: texts.noteRequired })
  return { texts: said, until: day.end }
}

const withNote = (notes: StoredToday['recent_notes'], note: StoredToday['recent_notes'][number]) =>
  [note, ...notes.filter(other => !isDeepStrictEqual(other, note))].slice(0, RECENT_NOTES)
