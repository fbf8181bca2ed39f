import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { isStep, stepsAround, TIME_OF_DAY, typedTime } from '#shared/time-of-day.ts'
import { Button } from '#ui/button/button.tsx'
import { TimeField } from '#ui/field/time-field.tsx'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { slotsInWords } from '#features/restaurants/opening/day-words.ts'
import { timeOfMinute } from '#features/restaurants/opening/days.ts'
import type { openingAt } from '#features/restaurants/opening/opening.rules.ts'
import { todayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import * as choices from '#features/restaurants/opening/today-choices.rules.ts'
import styles from './change-today.module.css'

export type DayState = ReturnType<typeof openingAt>

type ChoiceRowProps = { icon: ReactNode; title: string; detail: string; isMain?: boolean; onChoose: () => void }

/** One tap: what it does, and what it means. */
export function ChoiceRow({ icon, title, detail, isMain = false, onChoose }: ChoiceRowProps) {
  return (
    <button type="button" className={styles.row} data-main={isMain ? '' : undefined} onClick={onChoose}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span>
        <b>{title}</b>
        <small className="num">{detail}</small>
      </span>
      {!isMain && <CaretRightIcon size={16} weight="bold" aria-hidden="true" />}
    </button>
  )
}

type TimesRowProps = {
  state: DayState
  kind: 'close' | 'open'
  icon: ReactNode
  times: readonly string[]
  title: string
  label: string
  full: (time: string) => string
  /** What is being typed, in words. */
  onType: (written: string) => void
  onChoose: (time: string) => void
}

/** Why a typed time cannot be. */
function problemText(problem: choices.TypedProblem | 'bad', state: DayState, time: string): string {
  if (problem === 'step') return texts.steps(stepsAround(time))
  return { bad: texts.badTime, past: texts.past(timeOfMinute(state.now)), outside: texts.outside }[problem]
}

/** Half hours to choose from, and another one to type. */
export function TimesRow({ state, kind, icon, times, title, label, full, onType, onChoose }: TimesRowProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    const time = typedTime(typed ?? '')
    const problem = TIME_OF_DAY.test(time) ? choices.typedProblem(state, time, kind) : 'bad'
    setError(problem && problemText(problem, state, time))
    if (!problem) onChoose(time)
  }
  return (
    <div className={styles.choice}>
      <p className={styles.title}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <b>{title}</b>
      </p>
      {typed === null ? (
        <div role="group" aria-label={label} className={styles.times}>
          {times.map(time => (
            <button key={time} type="button" aria-label={full(time)} onClick={() => onChoose(time)}>
              {time}
            </button>
          ))}
          <button type="button" data-other="" aria-label={texts.other} onClick={() => setTyped('')}>
            {texts.otherShort}
          </button>
        </div>
      ) : (
        <form className={styles.typed} noValidate onSubmit={apply}>
          <TimeField
            autoFocus
            label={label}
            value={typed}
            first={times.at(kind === 'close' ? -1 : 0)}
            error={error}
            onTime={time => {
              setTyped(time)
              onType(`${label} ${time}`)
            }}
          />
          <Button variant="secondary" type="submit">
            {texts.apply}
          </Button>
        </form>
      )}
    </div>
  )
}

type OtherHoursProps = Pick<TimesRowProps, 'state' | 'onType'> & { onChoose: (slots: HoursSlot[]) => void }

/** Hours of its own for a day of rest. */
export function OtherHours({ state, onType, onChoose }: OtherHoursProps) {
  const [slot, setSlot] = useState<HoursSlot | null>(null)
  const [error, setError] = useState<string>()
  if (!slot)
    return (
      <ChoiceRow
        icon={<ClockIcon size={22} />}
        title={texts.otherHours}
        detail={texts.otherHoursHint}
        onChoose={() => setSlot({ open: '', close: '' })}
      />
    )
  const change = (next: HoursSlot) => {
    setSlot(next)
    onType(`${texts.today}: ${slotsInWords([next])}`)
  }
  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    const read = { open: typedTime(slot.open), close: typedTime(slot.close) }
    const isRead = [read.open, read.close].every(time => TIME_OF_DAY.test(time))
    const problem = isRead ? choices.typedSlotProblem(state, read) : 'bad'
    const unread = isStep(read.open) ? read.close : read.open
    setError(problem && problemText(problem, state, unread))
    if (!problem) onChoose([read])
  }
  return (
    <form className={styles.choice} noValidate onSubmit={apply}>
      <b>{texts.otherHours}</b>
      <div className={styles.typed}>
        <TimeField
          autoFocus
          label={texts.opens}
          value={slot.open}
          error={error}
          onTime={open => change({ ...slot, open })}
        />
        <TimeField label={texts.closes} value={slot.close} onTime={close => change({ ...slot, close })} />
        <Button variant="secondary" type="submit">
          {texts.apply}
        </Button>
      </div>
    </form>
  )
}
