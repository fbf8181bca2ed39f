import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { weekTexts as texts } from './home.texts.ts'

type Hours = Restaurant['hours']
type Group = { days: readonly Weekday[]; slots: Hours[Weekday] }

/** So many kinds of days are still a sentence. */
const GROUPS_MAX = 3

const isSame = (a: Hours[Weekday], b: Hours[Weekday]): boolean =>
  a.length === b.length && a.every(({ open, close }, at) => open === b[at]?.open && close === b[at].close)

/** Days in a row with the same hours. */
function groupsOf(hours: Hours): Group[] {
  return WEEKDAYS.reduce<Group[]>((groups, day) => {
    const last = groups.at(-1)
    if (!last || !isSame(last.slots, hours[day])) return [...groups, { days: [day], slots: hours[day] }]
    return [...groups.slice(0, -1), { ...last, days: [...last.days, day] }]
  }, [])
}

function groupInWords({ days, slots }: Group): string {
  const named = texts.days(days)
  return slots.length === 0 ? texts.closed(named) : texts.open(named, texts.slots(slots))
}

/** 'Lunes cerrado; de martes a domingo, 12:00–16:00 y 20:00–23:30' (EVERY-DAY §6, `cuenta-primer-dia`). */
export function weekInWords(hours: Hours): string {
  const groups = groupsOf(hours)
  if (groups.length > GROUPS_MAX) return texts.various
  const text = groups.map(groupInWords).join('; ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
