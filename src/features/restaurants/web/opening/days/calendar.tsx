import { capitalized } from '#shared/names/capitalized.ts'
import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { longDay, weekdayName } from '#features/restaurants/opening/day-words.ts'
import { isoOfDay } from '#features/restaurants/opening/days.ts'
import { specialDayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import styles from './calendar.module.css'
import { addMonths, firstOf, monthOf, stepOf, weeksOf } from './calendar.rules.ts'

/** Days counted from 1970; `to` is null while only the first day of a range is chosen. */
export type DaySpan = { from: number; to: number | null }

type CalendarProps = {
  isRange: boolean
  value: DaySpan | null
  /** The first and the last day that can be chosen. */
  first: number
  last: number
  onChange: (value: DaySpan) => void
  /** What a dot at this day says; undefined: it has none. */
  dotOf?: (day: number) => string | undefined
  /** The month that is shown, when it changes: its first day. */
  onMonth?: (first: number) => void
  /** Inside of something that has a frame of its own. */
  isBare?: boolean
}

const WEEK = ['L', 'M', 'X', 'J', 'V', 'S', 'D']
const MONTH = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', month: 'long' })

/**
 * A month of days to choose one or a range from. Arrows move by days and weeks, Home and End in the week, Page Up and
 * Page Down by months, Enter chooses (EVERY-DAY §9).
 */
export function Calendar(props: CalendarProps) {
  const { isRange, value, first, last, onChange, dotOf, onMonth, isBare } = props
  const [focused, setFocused] = useState(value?.from ?? first)
  const grid = useRef<HTMLTableElement>(null)
  const { year, month } = monthOf(focused)
  const shown = firstOf(year, month)
  const tellMonth = useEffectEvent((day: number) => onMonth?.(day))
  useEffect(() => tellMonth(shown), [shown])
  const within = (day: number): number => Math.min(Math.max(day, first), last)
  const move = (day: number) => {
    setFocused(within(day))
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const day = stepOf(event.key, focused)
    if (day === undefined) return
    event.preventDefault()
    move(day)
  }
  const choose = (day: number) => {
    setFocused(day)
    const isSecond = isRange && value !== null && value.to === null && day >= value.from
    onChange(isSecond ? { from: value.from, to: day } : { from: day, to: isRange ? null : day })
  }
  const to = value?.to ?? value?.from
  const placeOf = (day: number): string | undefined => {
    if (!value || to === undefined || day < value.from || day > to) return undefined
    return day === value.from || day === to ? 'end' : 'between'
  }
  const turn = (months: number, label: string, icon: typeof CaretLeftIcon, isPossible: boolean) => {
    const Icon = icon
    return (
      <Button
        variant="ghost"
        iconOnly
        aria-label={label}
        disabled={!isPossible}
        icon={<Icon size={18} weight="bold" />}
        onClick={() => setFocused(within(addMonths(focused, months)))}
      />
    )
  }
  const title = `${capitalized(MONTH.format(Date.UTC(year, month, 1)))} de ${year}`
  return (
    <div className={styles.calendar} data-bare={isBare ? '' : undefined}>
      <div className={styles.head}>
        {turn(-1, texts.previousMonth, CaretLeftIcon, firstOf(year, month) > first)}
        <b aria-live="polite">{title}</b>
        {turn(1, texts.nextMonth, CaretRightIcon, firstOf(year, month + 1) <= last)}
      </div>
      <table ref={grid} aria-label={title}>
        <thead>
          <tr>
            {WEEK.map((letter, index) => (
              <th key={letter} scope="col" abbr={weekdayName(isoOfDay(index + 4))}>
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(year, month).map(week => (
            <tr key={week.find(day => day !== null)}>
              {week.map((day, index) => (
                <td key={WEEK[index]}>
                  {day !== null && (
                    <button
                      type="button"
                      tabIndex={day === focused ? 0 : -1}
                      aria-pressed={placeOf(day) !== undefined}
                      data-place={placeOf(day)}
                      disabled={day < first || day > last}
                      data-dot={dotOf?.(day) === undefined ? undefined : ''}
                      aria-label={[`${weekdayName(isoOfDay(day))} ${longDay(isoOfDay(day))}`, dotOf?.(day)]
                        .filter(Boolean)
                        .join(', ')}
                      onKeyDown={onKeyDown}
                      onClick={() => choose(day)}
                    >
                      {Number(isoOfDay(day).slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="vh" role="status">
        {value && value.to !== null && value.to > value.from ? texts.rangeSpoken(value.to - value.from + 1) : ''}
      </p>
    </div>
  )
}
