import { dayOfMinute } from './days.ts'
import { openAt, type RangesOn } from './open-state.rules.ts'
import { serviceDayAt, serviceDayEnd, servicesOf } from './opening.rules.ts'

/** The three notices of the moment, and when each ends by itself (EVERY-DAY §4.3); minutes of the house's clock. */

/** 'Cocina cerrada': the next opening of the day, else the end of the service day; null while the house is closed. */
export function kitchenEnd(rangesOn: RangesOn, minute: number): number | null {
  if (!openAt(rangesOn, minute).open) return null
  const day = serviceDayAt(rangesOn, minute)
  const next = servicesOf(rangesOn, day).find(([from]) => from > minute)
  return next ? next[0] : serviceDayEnd(rangesOn, day, minute)
}

/** 'Completo': the end of this service or, while closed, of the next one of today; null where there is none. */
export function fullEnd(rangesOn: RangesOn, minute: number): number | null {
  const { open, until } = openAt(rangesOn, minute)
  const day = serviceDayAt(rangesOn, minute)
  if (open) return until ?? serviceDayEnd(rangesOn, day, minute)
  return servicesOf(rangesOn, dayOfMinute(minute)).find(([from]) => from > minute)?.[1] ?? null
}

/** 'Nota de hoy': ends with the service day. */
export const noteEnd = (rangesOn: RangesOn, minute: number): number =>
  serviceDayEnd(rangesOn, serviceDayAt(rangesOn, minute), minute)
