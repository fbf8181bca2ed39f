import type { Locale } from '#shared/locale.ts'
import { dayTexts } from '#features/restaurants/opening/diners/day-texts.ts'
import type { DaysView } from '#features/restaurants/opening/diners/day-view.ts'
import { shortSlots } from '#features/restaurants/opening/diners/diner-words.ts'
import { DAY_WHEN, hookWith } from '#features/public-menu/menu-dom.ts'

/** Under the hours of the week: the next days with hours of their own. */
export function SpecialDays({ days, locale }: { days: DaysView; locale: Locale }) {
  if (days.list.length === 0) return null
  return (
    <>
      <h3>{dayTexts[locale].ahead}</h3>
      <dl className="days">
        {days.list.map(({ date, name, closed, slots, when }) => (
          <div key={date} {...hookWith(DAY_WHEN, when)}>
            <dt>{name ? `${date} · ${name}` : date}</dt>
            <dd>{closed || shortSlots(slots)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** In the row of its weekday, before the usual hours, which make room for it. */
export function ChangedHours({ days, locale, weekday }: { days: DaysView; locale: Locale; weekday: number }) {
  const { closedOnlyToday, onlyToday } = dayTexts[locale]
  return days.changes
    .filter(change => change.weekday === weekday)
    .map(({ slots, when }) => (
      <em key={when} hidden {...hookWith(DAY_WHEN, when)}>
        {slots.length === 0 ? closedOnlyToday : `${shortSlots(slots)} ${onlyToday}`}
      </em>
    ))
}
