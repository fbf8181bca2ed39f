import { type ComponentType, memo, useCallback, useState } from 'react'
import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'
import { Card } from '#ui/card/card.tsx'
import { showAll } from '#ui/dashboard/page-with.ts'
import { hoursTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { CopyDay } from './copy-day.tsx'
import { CopyToWeek } from './copy-to-week.tsx'
import { HoursDay } from './hours-day.tsx'
import styles from './hours-tab.module.css'
import { TimezoneCard } from './timezone-card.tsx'

/** Horario: several slots a day, which can be copied to other days, in the restaurant's time zone (3-decisions §5). */
export const HoursTab = memo(function HoursTab({ cards }: { cards: readonly ComponentType[] }) {
  const [from, setFrom] = useState<Weekday>('monday')
  const [isCopying, setCopying] = useState(false)
  const copy = useCallback((day: Weekday) => {
    setFrom(day)
    setCopying(true)
  }, [])
  return (
    <div className={styles.tab}>
      <Card flush>
        <h2 className="vh">{texts.title}</h2>
        <div className={styles.head} aria-hidden="true">
          <span>{texts.day}</span>
          <span>{texts.slots}</span>
          <span className={styles.scale}>
            {[0, 6, 12, 18, 24].map(hour => (
              <span key={hour}>{hour}</span>
            ))}
          </span>
        </div>
        {WEEKDAYS.map(day => (
          <HoursDay key={day} day={day} onCopy={copy} />
        ))}
      </Card>
      <CopyToWeek />
      {showAll(cards)}
      <TimezoneCard />
      <CopyDay from={from} open={isCopying} onClose={() => setCopying(false)} />
    </div>
  )
})
