import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank'
import { type Ref, useState } from 'react'
import { capitalized } from '#shared/names/capitalized.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { addMonths, Calendar } from '#features/restaurants/web/opening/index.ts'
import { momentTexts as texts } from '../../screen/history-screen.texts.ts'
import { dayName, lastFriday } from '../../screen/moment.rules.ts'
import { Popover } from './popover.tsx'
import styles from './sentence.module.css'
import { useChangedDays } from './use-changed-days.ts'

type DayButtonProps = {
  restaurant: Restaurant
  /** What opens, for screen readers. */
  label: string
  /** Days counted from 1970; null: now. */
  day: number | null
  today: number
  first: number
  /** Absent: a day must be chosen. */
  onNow?: () => void
  onDay: (day: number) => void
  ref?: Ref<HTMLButtonElement>
}

/** A day inside of a sentence: it opens shortcuts and a calendar in which days with changes have a dot. */
export function DayButton({ restaurant, label, day, today, first, onNow, onDay, ref }: DayButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const choose = (chosen: number) => {
    setOpen(false)
    onDay(chosen)
  }
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={setOpen}
      button={
        <button ref={ref} type="button" className={styles.control}>
          {day !== null && <CalendarBlankIcon size={16} aria-hidden="true" />}
          <span>{day === null ? texts.nowInSentence : dayName(day, today)}</span>
        </button>
      }
    >
      <Days restaurant={restaurant} day={day} today={today} first={first} onDay={choose}>
        {onNow && (
          <li>
            <button
              type="button"
              aria-pressed={day === null}
              onClick={() => {
                setOpen(false)
                onNow()
              }}
            >
              {texts.now}
            </button>
          </li>
        )}
      </Days>
    </Popover>
  )
}

type DaysProps = Pick<DayButtonProps, 'restaurant' | 'day' | 'today' | 'first' | 'onDay'> & {
  children: React.ReactNode
}

function Days({ restaurant, day, today, first, onDay, children }: DaysProps) {
  const [month, setMonth] = useState(day ?? today)
  const changed = useChangedDays(restaurant, month)
  const shortcuts: readonly [string, number][] = [
    [texts.yesterday, today - 1],
    [texts.friday, lastFriday(today)],
    [texts.weekAgo, today - 7],
    [texts.monthAgo, addMonths(today, -1)],
  ]
  return (
    <>
      <ul className={styles.shortcuts} aria-label={texts.shortcuts}>
        {children}
        {shortcuts.map(([name, at]) => (
          <li key={name}>
            <button type="button" aria-pressed={at === day} disabled={at < first} onClick={() => onDay(at)}>
              {capitalized(name)}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.days}>
        <Calendar
          isBare
          isRange={false}
          value={day === null ? { from: today, to: null } : { from: day, to: null }}
          first={first}
          last={today}
          onChange={({ from }) => onDay(from)}
          onMonth={setMonth}
          dotOf={each => (changed.has(each) ? texts.hadChanges : undefined)}
        />
        <p className={styles.dots}>{texts.daysWithChanges}</p>
      </div>
    </>
  )
}
