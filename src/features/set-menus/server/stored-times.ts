import type { Weekday } from '#shared/weekday.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import type { SetMenuTimes } from '../daily/daily-menu.rules.ts'

/** When a set menu is served, as its row has it. */
export type TimesRow = { days: Weekday[]; slots: HoursSlot[]; on_holidays: boolean; until_sold_out: boolean }

export const timesOf = ({ days, slots, on_holidays, until_sold_out }: TimesRow): SetMenuTimes => ({
  days,
  slots,
  onHolidays: on_holidays,
  untilSoldOut: until_sold_out,
})

export const timesColumns = ({ days, slots, onHolidays, untilSoldOut }: SetMenuTimes) => ({
  days: JSON.stringify(days),
  slots: JSON.stringify(slots),
  on_holidays: onHolidays,
  until_sold_out: untilSoldOut,
})

type SentTimes = { [Field in keyof SetMenuTimes]?: SetMenuTimes[Field] | undefined }

/** The sent fields over the present ones. */
export const mergedTimes = (before: SetMenuTimes, sent: SentTimes): SetMenuTimes => ({
  days: sent.days ?? before.days,
  slots: sent.slots ?? before.slots,
  onHolidays: sent.onHolidays ?? before.onHolidays,
  untilSoldOut: sent.untilSoldOut ?? before.untilSoldOut,
})
