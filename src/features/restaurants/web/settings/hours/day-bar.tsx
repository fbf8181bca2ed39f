import { useFormContext, useWatch } from 'react-hook-form'
import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import { barParts } from '#features/restaurants/hours/hours-editor.rules.ts'
import type { SettingsValues } from '#features/restaurants/profile/settings.rules.ts'
import styles from './day-bar.module.css'

const dayBefore = (day: Weekday): Weekday => WEEKDAYS.at(WEEKDAYS.indexOf(day) - 1) ?? day

/** A drawing of the day from 0 to 24 h; a slot that continues from the day before is lighter. */
export function DayBar({ day }: { day: Weekday }) {
  const { control } = useFormContext<SettingsValues>()
  const [slots, yesterday] = useWatch({ control, name: [`hours.${day}`, `hours.${dayBefore(day)}`] })
  return (
    <div className={styles.bar} aria-hidden="true">
      {barParts(slots, yesterday).map(({ kind, left, width }, index) => (
        <i key={index} className={styles.part} data-kind={kind} style={{ left: `${left}%`, width: `${width}%` }} />
      ))}
    </div>
  )
}
