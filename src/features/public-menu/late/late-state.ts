// It runs on the phone (`web/inline/late-hours.ts`).
import { DAY_MINUTES } from '#shared/time.ts'
import { type OpenAt, openAt } from '#features/restaurants/opening/open-state.rules.ts'
import type { LateData, ServedData } from './late-view.ts'

/** `until`: the minute of the house's clock at which something of a mark is served again; null: not within 7 days. */
export type MarkState = { late: boolean; until: number | null }

const AHEAD_MAX = 7 * DAY_MINUTES

const servedAt = ({ week, days }: ServedData, minute: number): OpenAt =>
  openAt(day => days.find(([from, to]) => from <= day && day <= to)?.[2] ?? week[(day + 3) % 7] ?? [], minute)

/** Each mark when the clock of the house shows `minute`, counted from 1970 on that clock. */
export function lateAt({ schedules, marks }: Pick<LateData, 'schedules' | 'marks'>, minute: number): MarkState[] {
  const states = schedules.map(schedule => servedAt(schedule, minute))
  return marks.map(mark => {
    const of = mark.flatMap(index => states[index] ?? [])
    const ahead = of.flatMap(({ until }) => (until !== null && until - minute <= AHEAD_MAX ? until : []))
    return { late: of.every(({ open }) => !open), until: ahead.length > 0 ? Math.min(...ahead) : null }
  })
}
