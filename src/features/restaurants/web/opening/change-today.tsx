import { useState } from 'react'
import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { TIME_OF_DAY } from '#shared/time-of-day.ts'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { typedTime } from '#features/restaurants/hours/hours-editor.rules.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { slotsInWords, slotsShort, weekdayAndNumber, weekdayName } from '#features/restaurants/opening/day-words.ts'
import { isoOfDay, timeOfMinute } from '#features/restaurants/opening/days.ts'
import type { Today } from '#features/restaurants/opening/opening.contract.ts'
import { type Opening, openingAt, plannedSlots } from '#features/restaurants/opening/opening.rules.ts'
import { todayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import * as choices from '#features/restaurants/opening/today-choices.rules.ts'
import { useScoped } from '../use-scoped.ts'
import styles from './change-today.module.css'
import type { TodayWish } from './opening.queries.ts'

type ChangeTodayProps = {
  open: boolean
  opening: Opening
  today: Today
  now: number
  put: (wish: TodayWish) => Promise<boolean>
  onClose: () => void
}

/** 'Cambiar hoy': a tap saves at once and can be taken back (EVERY-DAY §4.1). */
export function ChangeToday({ open, opening, today, now, put, onClose }: ChangeTodayProps) {
  const scoped = useScoped()
  const state = openingAt(opening, now)
  const iso = isoOfDay(state.day)
  const weekday = weekdayName(iso)
  const planned = plannedSlots(opening, state.day)
  const rests = state.slots.length === 0
  const save = (slots: readonly HoursSlot[], says: string) => {
    const hours = slots.length === 0 ? { closed: true as const } : { slots: [...slots] }
    void put({ body: { hours }, says, detail: texts.savedDetail }).then(isDone => isDone && onClose())
  }
  const body = { state, save }
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={rests ? texts.openSheet(weekdayAndNumber(iso)) : texts.sheet(weekdayAndNumber(iso))}
      description={planned.length > 0 ? texts.planned(slotsInWords(planned)) : texts.plannedClosed}
    >
      <div className={styles.sheet}>
        <AsLast {...{ today, state, save, weekday, planned }} />
        {rests ? <RestDay {...{ opening, state, save, planned }} /> : <WorkDay {...body} />}
        <p className={styles.hint}>
          {rests && planned.length === 0 ? texts.onlyTodayRest(weekday) : texts.onlyTodayHint}
        </p>
        <Link className={styles.link} to={scoped(PAGES.hours)}>
          {texts.otherDay}
        </Link>
      </div>
    </Modal>
  )
}

type State = ReturnType<typeof openingAt>
type BodyProps = { state: State; save: (slots: readonly HoursSlot[], says: string) => void }

type AsLastProps = BodyProps & { today: Today; weekday: string; planned: readonly HoursSlot[] }

/** As on this weekday of last week, where that was changed: the only filled button. */
function AsLast({ today, state, save, weekday, planned }: AsLastProps) {
  const last = choices.lastTime(today.changes, ago => isoOfDay(state.day - ago))
  const isOther = last && slotsShort(last.slots) !== slotsShort(planned)
  if (!isOther) return null
  const says = last.slots.length > 0 ? texts.savedSlots(slotsInWords(last.slots)) : texts.closedToday
  return (
    <>
      {last.isThird && <p className={styles.hint}>{texts.three(weekday)}</p>}
      <Button variant="primary" wide onClick={() => save(last.slots, says)}>
        {last.isThird ? texts.asThree(weekday) : texts.asLast(weekday)}: {slotsShort(last.slots) || texts.closedToday}
      </Button>
    </>
  )
}

function WorkDay({ state, save }: BodyProps) {
  const closes = choices.earlierCloses(state)
  const opens = choices.laterOpens(state)
  return (
    <>
      {state.isOpen && (
        <Button variant="secondary" wide onClick={() => save(choices.closingNow(state), texts.closeNow)}>
          {texts.closeNow}
          <small className={styles.small}>{texts.closeNowHint(choices.nextOpening(state))}</small>
        </Button>
      )}
      <Button variant="secondary" wide onClick={() => save([], texts.closedToday)}>
        {texts.closedToday}
        <small className={styles.small}>{texts.closeHint}</small>
      </Button>
      <Times
        {...{ state, kind: 'close', times: closes, title: texts.until, label: texts.untilLabel, full: texts.untilFull }}
        onChoose={time => save(choices.closingAt(state, time), texts.untilFull(time))}
      />
      {opens.length > 0 && (
        <Times
          {...{ state, kind: 'open', times: opens, label: texts.laterLabel, full: texts.laterFull }}
          title={state.isOpen ? texts.laterNight : texts.later}
          onChoose={time => save(choices.openingFrom(state, time), texts.laterFull(time))}
        />
      )}
    </>
  )
}

type TimesProps = {
  state: State
  kind: 'close' | 'open'
  times: readonly string[]
  title: string
  label: string
  full: (time: string) => string
  onChoose: (time: string) => void
}

function Times({ state, kind, times, title, label, full, onChoose }: TimesProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const apply = () => {
    const time = typedTime(typed ?? '')
    const problem = TIME_OF_DAY.test(time) ? choices.typedProblem(state, time, kind) : 'bad'
    const said = { bad: texts.badTime, past: texts.past(timeOfMinute(state.now)), outside: texts.outside }
    if (problem) return setError(said[problem])
    setError(undefined)
    onChoose(time)
  }
  return (
    <div className={styles.choice}>
      <b>{title}</b>
      {typed === null ? (
        <div role="group" aria-label={label} className={styles.times}>
          {times.map(time => (
            <Button key={time} variant="secondary" size="sm" aria-label={full(time)} onClick={() => onChoose(time)}>
              {time}
            </Button>
          ))}
          <Button variant="ghost" size="sm" onClick={() => setTyped('')}>
            {texts.other}
          </Button>
        </div>
      ) : (
        <form
          className={styles.typed}
          onSubmit={event => {
            event.preventDefault()
            apply()
          }}
        >
          <TextField
            label={label}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={error}
            onChange={event => setTyped(event.target.value)}
          />
          <Button variant="secondary" type="submit">
            {texts.apply}
          </Button>
        </form>
      )}
    </div>
  )
}

type RestDayProps = BodyProps & { opening: Opening; planned: readonly HoursSlot[] }

/** On a day of rest, or one that was closed today: as planned, as the nearest open day, or a part of it. */
function RestDay({ opening, state, save, planned }: RestDayProps) {
  const near =
    planned.length > 0
      ? { day: state.day, slots: planned }
      : choices.nearestOpenSlots(day => plannedSlots(opening, day), state.day)
  if (!near) return null
  const [first] = near.slots
  const last = near.slots.at(-1)
  const offer = (slots: readonly HoursSlot[], title: string) => (
    <Button variant="secondary" wide onClick={() => save(slots, texts.savedSlots(slotsInWords(slots)))}>
      {title}
      <small className={styles.small}>{slotsShort(slots)}</small>
    </Button>
  )
  return (
    <>
      {offer(near.slots, texts.asWeekday(weekdayName(isoOfDay(near.day))))}
      {near.slots.length > 1 && first && offer([first], texts.onlyNoon)}
      {near.slots.length > 1 && last && offer([last], texts.onlyNight)}
    </>
  )
}
