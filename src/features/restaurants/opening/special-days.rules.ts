import type { FieldErrors } from '#shared/app-error.ts'
import type { Locale } from '#shared/locale.ts'
import { type HoursSlot, slotRange } from '../hours/hours.rules.ts'
import { dayOfIso, timeOfMinute } from './days.ts'
import { SPECIAL_AHEAD_DAYS_MAX, SPECIAL_RANGE_DAYS_MAX } from './opening.limits.ts'
import type { SpecialHours } from './opening.rules.ts'
import { openingTexts as texts } from './opening.texts.ts'

export const SPECIAL_REASONS = ['vacation', 'holiday', 'private', 'works', 'other'] as const
export type SpecialReason = (typeof SPECIAL_REASONS)[number]

/** What people say of a special day; without slots and not as usual it is closed. */
export type SpecialFields = SpecialHours & {
  slots: HoursSlot[]
  reason: SpecialReason | null
  label: Partial<Record<Locale, string>>
}

/** The minutes that two slots of a day have in common: 'de 14:00 a 16:00 está dos veces'. */
export function overlapOf(slots: readonly HoursSlot[]): { from: string; to: string } | undefined {
  const ranges = slots.map(slotRange).toSorted((one, other) => one.start - other.start)
  for (const [index, { start, end }] of ranges.entries()) {
    const earlier = ranges.slice(0, index).find(before => before.end > start)
    if (earlier) return { from: timeOfMinute(start), to: timeOfMinute(Math.min(earlier.end, end)) }
  }
  return undefined
}

type Sent = Partial<SpecialFields> & { closed?: boolean | undefined }

/** The sent fields over the present ones: a day is closed, has slots, or is as usual, whichever was said last. */
export function mergeSpecialDay(
  before: SpecialFields,
  sent: { [Key in keyof Sent]?: Sent[Key] | undefined },
): SpecialFields {
  const label = { ...before.label, ...sent.label }
  const from = sent.from ?? before.from
  const closes = sent.closed === true
  const opens = sent.slots !== undefined && sent.slots.length > 0
  return {
    from,
    to: sent.to ?? (sent.from !== undefined && before.to === before.from ? from : before.to),
    slots: closes || sent.asUsual ? [] : (sent.slots ?? before.slots),
    asUsual: sent.asUsual ?? (closes || opens ? false : before.asUsual),
    reason: sent.reason === undefined ? before.reason : sent.reason,
    label: Object.fromEntries(Object.entries(label).filter(([, text]) => text !== '')),
  }
}

type Judged = { before: SpecialFields | null; today: number; defaultLocale: Locale; todayText: string }

/** What is wrong with a special day; days are asked only where they change (4-beyond §1). */
export function specialDayErrors(day: SpecialFields, { before, today, defaultLocale, todayText }: Judged): FieldErrors {
  const [from, to] = [dayOfIso(day.from), dayOfIso(day.to)]
  const hasMoved = before?.from !== day.from || before.to !== day.to
  const needsLabel = Object.keys(day.label).length > 0 && !day.label[defaultLocale]
  return {
    ...(hasMoved && to < from && { to: texts.endBeforeStart }),
    ...(hasMoved && to - from >= SPECIAL_RANGE_DAYS_MAX && { to: texts.tooLong }),
    ...(before?.from !== day.from && from < today && { from: texts.pastDays(todayText) }),
    ...(hasMoved && to < today && { to: texts.pastDays(todayText) }),
    ...(hasMoved && to > today + SPECIAL_AHEAD_DAYS_MAX && { to: texts.tooFar }),
    ...(day.asUsual && day.reason !== 'holiday' && { asUsual: texts.asUsualOnly }),
    ...(needsLabel && { [`label.${defaultLocale}`]: texts.labelRequired }),
  }
}

/** The day of the list that has a date of these; undefined where none has. */
export const takenBy = <Day extends { from: string; to: string }>(
  { from, to }: { from: string; to: string },
  others: readonly Day[],
): Day | undefined => others.find(other => other.from <= to && from <= other.to)
