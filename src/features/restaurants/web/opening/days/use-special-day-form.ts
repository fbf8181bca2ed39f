import { capitalized } from '#shared/names/capitalized.ts'
import { useState } from 'react'
import { ApiError, failureText } from '#ui/client/api-error.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { proposedSlot } from '#features/restaurants/hours/hours-editor.rules.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { daysText, specialName, specialSays, weekdayName } from '#features/restaurants/opening/day-words.ts'
import { dayOfIso, dayOfMinute, isoOfDay } from '#features/restaurants/opening/days.ts'
import type { Holiday } from '#features/restaurants/opening/holidays.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import type { LocalTexts, SpecialDay, SpecialDayBody } from '#features/restaurants/opening/opening.contract.ts'
import { openingErrors } from '#features/restaurants/opening/opening.errors.ts'
import { SPECIAL_AHEAD_DAYS_MAX } from '#features/restaurants/opening/opening.limits.ts'
import { specialDayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import type { SpecialReason } from '#features/restaurants/opening/special-days.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { DaySpan } from './calendar.tsx'
import { useSpecialDaySaves } from './special-days.queries.ts'

export type SpecialDayFormProps = {
  restaurant: Restaurant
  /** All that are saved: they decide when the house opens next. */
  days: readonly SpecialDay[]
  /** Undefined: a new one. */
  day: SpecialDay | undefined
  /** The holiday that gets hours of its own. */
  holiday?: Holiday | undefined
  name: string
  /** Another one is edited instead: the one that has the day already. */
  onEdit: (day: SpecialDay) => void
  /** It was saved, or removed: null. */
  onDone: (day: SpecialDay | null) => void
  onClose: () => void
}

type Fields = {
  span: DaySpan | null
  isRange: boolean
  isClosed: boolean
  slots: HoursSlot[]
  reason: SpecialReason | null
  label: LocalTexts
}

function fieldsOf({ day, holiday }: Pick<SpecialDayFormProps, 'day' | 'holiday'>): Fields {
  const from = day?.from ?? holiday?.day
  const to = day?.to ?? holiday?.day
  return {
    span: from && to ? { from: dayOfIso(from), to: dayOfIso(to) } : null,
    isRange: day !== undefined && day.from !== day.to,
    isClosed: holiday ? false : (day?.closed ?? true),
    slots: day?.slots.length ? day.slots : [proposedSlot([])],
    reason: day?.reason ?? (holiday ? 'holiday' : null),
    label: day?.label ?? {},
  }
}

/** What the form of a special day holds, and its saving; without a connection it waits in the form. */
export function useSpecialDayForm(props: SpecialDayFormProps) {
  const { restaurant, day, onDone, onClose } = props
  const { _id: id, timezone, supportedLocales } = restaurant
  const saves = useSpecialDaySaves(id)
  const sending = useSending()
  const [first] = useState(() => fieldsOf(props))
  const [fields, setFields] = useState(first)
  const [failure, setFailure] = useState<{ text: string; taken?: SpecialDay }>()
  const [today] = useState(() => dayOfMinute(houseMinute(Date.now(), timezone)))
  const change = (changed: Partial<Fields>) => {
    setFailure(undefined)
    setFields(present => ({ ...present, ...changed }))
  }
  const { span, isRange, isClosed, slots, reason, label } = fields
  const days = span && span.to !== null ? { from: isoOfDay(span.from), to: isoOfDay(span.to) } : null
  const run = async (work: () => Promise<SpecialDay | null>) => {
    setFailure(undefined)
    try {
      const stored = await sending.send(work)
      onClose()
      onDone(stored)
    } catch (error) {
      if (sending.hasLeft()) return
      const isSaid = error instanceof ApiError && [400, 409].includes(error.status)
      const isTaken = error instanceof ApiError && error.code === openingErrors.dayTaken.code
      const text = isSaid ? error.message : failureText(error, texts.failed)
      setFailure({ text, ...(isTaken && { taken: error.data as SpecialDay }) })
    }
  }
  const save = () => {
    if (!days) return
    const body: SpecialDayBody = {
      ...days,
      ...(isClosed ? { closed: true } : { slots }),
      reason,
      label: Object.fromEntries(
        supportedLocales.map(locale => [locale, reason === 'other' ? (label[locale] ?? '') : '']),
      ),
    }
    const shown = { ...days, slots: isClosed ? [] : slots, asUsual: false, reason, label }
    const says = texts.saved(`${specialName(shown, restaurant)}, ${specialSays(shown)}`)
    const key = crypto.randomUUID()
    const detail = capitalized(days.from === days.to ? `${weekdayName(days.from)} ${daysText(days)}` : daysText(days))
    return run(() => saves.save({ day: day ?? null, body, key }, { says, detail }))
  }
  /** To be copied where it cannot be saved any more. */
  const written = (): string => {
    const shown = { slots: isClosed ? [] : slots, asUsual: false, reason }
    const said = days && `${capitalized(daysText(days))}: ${specialSays(shown)}`
    return [said, ...(reason === 'other' ? Object.values(label) : [])].filter(Boolean).join('\n')
  }
  const remove = () =>
    day &&
    run(async () => {
      await saves.remove(day, { says: texts.removed(props.name), detail: capitalized(daysText(day)) })
      return null
    })
  return {
    fields,
    days,
    change,
    setRange: (isSeveral: boolean) =>
      change({ isRange: isSeveral, span: span && { from: span.from, to: isSeveral ? null : span.from } }),
    failure,
    written,
    save,
    remove,
    state: sending.state,
    leave: () => {
      sending.leave()
      onClose()
    },
    isDirty: JSON.stringify(fields) !== JSON.stringify(first),
    today,
    last: today + SPECIAL_AHEAD_DAYS_MAX,
    isRange,
  }
}

export type SpecialDayFormState = ReturnType<typeof useSpecialDayForm>
