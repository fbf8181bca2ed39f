import { isDeepStrictEqual } from 'node:util'
import { throwIfInvalid, validationError } from '#shared/app-error.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { throwIfMoved } from '#platform/http/if-match.ts'
import type { Platform } from '#platform/platform.ts'
import { isoOfDay, dayOfIso, timeOfMinute } from '../../opening/days.ts'
import { fullEnd, kitchenEnd, noteEnd } from '../../opening/notices.rules.ts'
import { type Today, type TodayBody, updateToday as updateTodayCall } from '../../opening/opening.contract.ts'
import { DAY_CHANGES_KEPT_DAYS, RECENT_NOTES } from '../../opening/opening.limits.ts'
import { openAt, type RangesOn } from '../../opening/open-state.rules.ts'
import { changeOf, type DayHours, openingAt, rangesOf, serviceDayAt } from '../../opening/opening.rules.ts'
import { openingTexts as texts } from '../../opening/opening.texts.ts'
import { houseMinute } from '../../opening/house-clock.ts'
import { type RestaurantAccess, type RestaurantCall, requireWritable } from '../restaurants.access.ts'
import { findRestaurant, type RestaurantRow } from '../restaurants.store.ts'
import { writeRestaurant } from '../restaurants.write.ts'
import { instantOf } from './instant-of.ts'
import { todayEntity, type TodayState } from './opening.changes.ts'
import type { StoredNotice } from './opening.tables.ts'
import { changedHours, openingOf, type StoredOpening, todayParts } from './present-today.ts'
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

/** With the hours of the day that was changed, which a close after midnight has ended. */
const stateOf = ({ stored, now }: Read, day: number): TodayState => {
  const { kitchenClosed, full, note } = todayParts(stored, now)
  const change = changeOf({ dayChanges: stored.today?.changes ?? [] }, day)
  return {
    day: isoOfDay(day),
    hours: change ? changedHours(change.slots) : null,
    kitchenClosed,
    full,
    note,
    timezone: stored.week.timezone,
  }
}

/**
 * The day whose hours are meant: the present service day, or the one before it where the sent hours let it go on, so
 * that a close after midnight can be taken back. Throws 400 for any other.
 */
function changedDay({ stored, now }: Read, { day: sent, hours }: TodayBody): number {
  const opening = openingOf(stored, now)
  const present = openingAt(opening, now.getTime())
  const day = sent === undefined ? present.day : dayOfIso(sent)
  const goesOn = (dayChanges: DayHours[]): boolean => openingAt({ ...opening, dayChanges }, now.getTime()).day === day
  const isOpenAgain = hours !== undefined && goesOn(changesWith(stored.today?.changes ?? [], day, hours))
  throwIfInvalid(day === present.day || isOpenAgain ? {} : { day: texts.dayIsOver })
  return day
}

/**
 * Changes the sent parts of the present service day; each ends with it, by the clock alone. Its hours need the right of
 * hours; its notices that of availability and, with a lapsed plan, a menu that diners can read (4-beyond §10). Throws
 * 400 for a notice that cannot be now and for a day that is over, 403, 404, 412 for another `ifMatch`.
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
    const day = changedDay(before, body)
    const wish = { body, day, access }
    await saveTodayRow(trx, { restaurantId, now: at, by: actor.userId }, changed(before, wish))
    const after = await read(trx, restaurantId, now)
    const states = { before: stateOf(before, day), after: stateOf(after, day) }
    write.record({ entity: todayEntity, id: restaurantId, ...states, follows: followingOf(after, before, wish) })
    return present(after)
  })
}

/** What is sent, and the service day that its hours belong to. */
type Wish = { body: TodayBody; day: number; access: RestaurantAccess }

/** The notices as other hours alone would have moved their ends: who may change the hours need not ask for them. */
function followingOf(after: Read, before: Read, wish: Wish): Partial<TodayState> {
  const { hours } = wish.body
  if (hours === undefined) return {}
  const today = { ...after.stored.today, ...changed(before, { ...wish, body: { hours } }) }
  const { kitchenClosed, full, note } = stateOf({ ...after, stored: { ...after.stored, today } }, wish.day)
  return { kitchenClosed, full, note }
}

/** The stored parts with the sent ones in their places; where the hours change, notices end with the new ones. */
function changed({ stored, now }: Read, { body, day: date, access }: Wish): StoredToday {
  const before = stored.today ?? NOTHING
  const changes = body.hours === undefined ? before.changes : changesWith(before.changes, date, body.hours)
  const day = dayOf({ ...stored, today: { ...before, changes } }, now, date)
  const was = body.hours === undefined ? undefined : dayOf(stored, now, date)
  const note = body.note === undefined ? before.note : noteOf(day, access, body.note)
  return {
    changes,
    kitchen: noticeOf(day, KITCHEN, { before: before.kitchen, sent: body.kitchenClosed, was }),
    full_house: noticeOf(day, FULL, { before: before.full_house, sent: body.full, was }),
    note: note && was && goesOn(note, was, day) ? { ...note, until: day.end } : note,
    recent_notes: note && body.note ? withNote(before.recent_notes, note.texts) : before.recent_notes,
  }
}

function changesWith(before: StoredToday['changes'], day: number, hours: NonNullable<TodayBody['hours']> | null) {
  const date = isoOfDay(day)
  const others = before.filter(change => change.day !== date && dayOfIso(change.day) >= day - DAY_CHANGES_KEPT_DAYS)
  return hours === null ? others : [{ day: date, slots: hours.slots ?? [] }, ...others]
}

type DayNow = {
  rangesOn: RangesOn
  minute: number
  isOpen: boolean
  /** ISO 8601 of a minute of the house's clock that is ahead. */
  instant: (minute: number) => string
  isAhead: (until: string) => boolean
  /** Its last close so far; null: none yet. What a close has ended, ends here. */
  closed: string | null
  /** When the day is over. */
  end: string
}

/** A day that its hours have ended after midnight is over with its last close. */
function dayOf(stored: StoredOpening, now: Date, day: number): DayNow {
  const { timezone } = stored.week
  const rangesOn = rangesOf(openingOf(stored, now))
  const minute = houseMinute(now.getTime(), timezone)
  const after = (from: number) => (at: number) => new Date(instantOf(at, timezone, from)).toISOString()
  const instant = after(now.getTime())
  const isAhead = (until: string): boolean => Date.parse(until) > now.getTime()
  const isOver = serviceDayAt(rangesOn, minute) > day
  const closes = rangesOn(day)
    .map(([, to]) => day * DAY_MINUTES + to)
    .filter(close => close <= minute)
  // Closed altogether after midnight, it was over from its beginning.
  if (isOver && closes.length === 0) closes.push(day * DAY_MINUTES)
  const closed = closes.length === 0 ? null : after(0)(Math.max(...closes))
  const end = isOver && closed !== null ? closed : instant(noteEnd(rangesOn, minute))
  return { rangesOn, minute, isOpen: openAt(rangesOn, minute).open, instant, isAhead, closed, end }
}

/** A notice that stands, or that has ended with a close that is taken back now. */
const goesOn = ({ until }: { until: string }, was: DayNow, day: DayNow): boolean =>
  was.isAhead(until) || (until === was.closed && !was.isOpen && day.isOpen)

type Notice = { field: 'kitchenClosed' | 'full'; endOf: typeof kitchenEnd; refusal: string }
const KITCHEN: Notice = { field: 'kitchenClosed', endOf: kitchenEnd, refusal: texts.kitchenWhileClosed }
const FULL: Notice = { field: 'full', endOf: fullEnd, refusal: texts.fullWithoutService }

type NoticeChange = {
  before: StoredNotice | null
  sent: TodayBody['full']
  /** The day before its hours changed; undefined: they stay. */
  was: DayNow | undefined
}

/** Throws 400 for a notice that cannot be now, or an end that is no more or not of this day. */
function noticeOf(day: DayNow, { field, endOf, refusal }: Notice, change: NoticeChange): StoredNotice | null {
  const { before, sent, was } = change
  // 'Completo' ends with its service, and does not go on to the next one.
  const isClosedNow = field === 'full' && was?.isOpen === true && !day.isOpen
  const end = isClosedNow ? null : endOf(day.rangesOn, day.minute)
  if (sent === undefined) {
    if (!before || !was || !goesOn(before, was, day)) return before
    return following(before, { day, end, last: (isClosedNow && day.closed) || day.end })
  }
  if (sent === null) return null
  if (end === null) throw validationError({ [field]: refusal })
  if (sent.until === undefined) return { until: day.instant(end), chosen: false }
  const until = new Date(sent.until).toISOString()
  const path = `${field}.until`
  if (!day.isAhead(until)) throw validationError({ [path]: texts.pastInstant(timeOfMinute(day.minute)) })
  if (until > day.end) throw validationError({ [path]: texts.lateInstant })
  return { until, chosen: true }
}

type NewEnd = { day: DayNow; end: number | null; last: string }

/** A notice whose hours have changed: one that follows them has a new end, none outlives the day. */
function following(notice: StoredNotice, { day, end, last }: NewEnd): StoredNotice {
  const follows = end !== null && !(notice.chosen && day.isAhead(notice.until))
  return { ...notice, until: follows ? day.instant(end) : notice.until < last ? notice.until : last }
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
