import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import type { ReactNode } from 'react'
import type { Locale } from '#shared/locale.ts'
import type { DailyMenu } from '../../daily/daily-menu.contract.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { dishesInWords, repeatsFor } from '../../daily/day-choices.ts'
import { dayInText } from '../../daily/day-words.ts'
import styles from './day-views.module.css'

type EmptyDayProps = {
  day: DailyMenu
  days: readonly DailyMenu[]
  today: number
  locale: Locale
  busy: boolean
  onRepeat: (from: string) => void
  onWrite: () => void
}

/** '¿Qué hay hoy?': one of the last ones again, or a new one (TABLE §5 8). */
export function EmptyDay({ day, days, today, locale, busy, onRepeat, onWrite }: EmptyDayProps) {
  return (
    <div className={styles.choices}>
      <p className={styles.question}>{texts.question(dayInText(day.date, today))}</p>
      {repeatsFor(day.date, days).map(({ date, label }, at) => {
        const source = days.find(one => one.date === date)
        return (
          <Choice
            key={date}
            first={at === 0}
            icon={<ArrowCounterClockwiseIcon size={22} />}
            title={label}
            text={source ? dishesInWords(source, locale) : ''}
            busy={busy}
            onChoose={() => onRepeat(date)}
          />
        )
      })}
      <Choice
        first={false}
        icon={<PencilSimpleIcon size={22} />}
        title={texts.writeWhole}
        text={texts.asOnPaper}
        busy={busy}
        onChoose={onWrite}
      />
    </div>
  )
}

type ChoiceProps = {
  first: boolean
  icon: ReactNode
  title: string
  text: string
  busy: boolean
  onChoose: () => void
}

function Choice({ first, icon, title, text, busy, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      data-first={first ? '' : undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onChoose()}
    >
      <span className={styles.icon}>{icon}</span>
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </button>
  )
}
