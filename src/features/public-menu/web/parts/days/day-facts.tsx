import { DAY_FACT_CLASS, DAY_WHEN, HOURS_ID, hookWith } from '#features/public-menu/menu-dom.ts'
import { DayIcon } from '../icons.tsx'
import type { DaysView } from '#features/restaurants/opening/diners/day-view.ts'

/** Before the address, which makes room for it: 'Hoy, hasta las 22:00'. */
export function DayFacts({ days }: { days: DaysView }) {
  return days.facts.map(({ icon, text, isLong, when }) =>
    isLong ? (
      <a key={when} className={DAY_FACT_CLASS} href={`#${HOURS_ID}`} hidden {...hookWith(DAY_WHEN, when)}>
        <DayIcon name={icon} />
        {text}
      </a>
    ) : (
      <b key={when} className={DAY_FACT_CLASS} hidden {...hookWith(DAY_WHEN, when)}>
        <DayIcon name={icon} />
        {text}
      </b>
    ),
  )
}
