import { CalendarDotsIcon } from '@phosphor-icons/react/dist/csr/CalendarDots'
import { Link } from 'react-router'
import { dayOfIso } from '#features/restaurants/opening/days.ts'
import { weekdayName } from '#features/restaurants/opening/day-words.ts'
import type { DailyMenu } from '../../daily/daily-menu.contract.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import styles from './day-tabs.module.css'

type DayTabsProps = {
  days: readonly DailyMenu[]
  date: string
  today: number
  weekPath: string
  onChoose: (date: string) => void
}

const shortName = (date: string): string => weekdayName(date).slice(0, 3)
const OUT: readonly DailyMenu['state'][] = ['published', 'prepared', 'soldOut']

/** Today and the next days with a menu; a dot says which of them is published. */
export function DayTabs({ days, date, today, weekPath, onChoose }: DayTabsProps) {
  const move = (by: number) => {
    const at = days.findIndex(one => one.date === date)
    const next = days[(at + by + days.length) % days.length]
    if (!next) return
    onChoose(next.date)
    document.getElementById(`dia-${next.date}`)?.focus()
  }
  return (
    <div className={styles.row}>
      <div role="tablist" aria-label={texts.days} className={styles.tabs}>
        {days.map(({ date: each, state }) => {
          const ahead = dayOfIso(each) - today
          const isNamed = ahead === 0 || ahead === 1
          return (
            <button
              key={each}
              id={`dia-${each}`}
              type="button"
              role="tab"
              aria-selected={each === date}
              aria-controls="dia"
              tabIndex={each === date ? 0 : -1}
              onClick={() => onChoose(each)}
              onKeyDown={event => {
                if (event.key === 'ArrowRight') move(1)
                if (event.key === 'ArrowLeft') move(-1)
              }}
            >
              <b>{ahead === 0 ? texts.today : ahead === 1 ? texts.tomorrow : shortName(each)}</b>
              <small>
                {isNamed ? `${shortName(each)} ${Number(each.slice(8))}` : Number(each.slice(8))}
                {OUT.includes(state) && <span className="vh">, {texts.states[state].toLowerCase()}</span>}
              </small>
              {OUT.includes(state) && <span className={styles.dot} data-state={state} aria-hidden="true" />}
            </button>
          )
        })}
      </div>
      <Link className={styles.week} to={weekPath}>
        <CalendarDotsIcon size={20} />
        <small>{texts.week}</small>
      </Link>
    </div>
  )
}
