import { capitalized } from '#shared/names/capitalized.ts'
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { DoorIcon } from '@phosphor-icons/react/dist/csr/Door'
import { DoorOpenIcon } from '@phosphor-icons/react/dist/csr/DoorOpen'
import { MoonStarsIcon } from '@phosphor-icons/react/dist/csr/MoonStars'
import { SunHorizonIcon } from '@phosphor-icons/react/dist/csr/SunHorizon'
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Modal } from '#ui/modal/modal.tsx'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { slotsInWords, slotsShort, weekdayAndNumber, weekdayName } from '#features/restaurants/opening/day-words.ts'
import { dayOfMinute, isoOfDay, timeOfMinute } from '#features/restaurants/opening/days.ts'
import { openingAt, plannedSlots, rangesOf } from '#features/restaurants/opening/opening.rules.ts'
import { todayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import * as choices from '#features/restaurants/opening/today-choices.rules.ts'
import { hasRight, takenRight } from '#features/restaurants/rights.rules.ts'
import { TakenFooter, TakenNote } from '#ui/taken/taken.tsx'
import { useScoped } from '../../use-scoped.ts'
import styles from './change-today.module.css'
import { ChoiceRow, type DayState, OtherHours, TimesRow } from './hour-choices.tsx'
import type { TodayProps } from './today-props.ts'

type ChangeTodayProps = TodayProps & { open: boolean; onClose: () => void; onSaved: () => void }

/** 'Cambiar hoy': a tap saves at once and can be taken back (EVERY-DAY §4.1). */
export function ChangeToday({ open, restaurant, opening, today, now, put, onClose, onSaved }: ChangeTodayProps) {
  /** What was typed, to be copied where the right was taken away meanwhile (EVERY-DAY §5). */
  const [written, setWritten] = useState('')
  const isTaken = !hasRight(restaurant, 'hours')
  const scoped = useScoped()
  const isSaved = useRef(false)
  const state = openingAt(opening, now)
  const iso = isoOfDay(state.day)
  const weekday = weekdayName(iso)
  const planned = plannedSlots(opening, state.day)
  const rests = state.slots.length === 0
  const next = nextInWords(choices.opensAfterToday(rangesOf(opening), state), state.day)
  const save: Save = (slots, says) => {
    const hours = slots.length === 0 ? { closed: true as const } : { slots: [...slots] }
    const detail = slots.length === 0 ? next && capitalized(next) : texts.savedDetail
    void put({ body: { hours }, says, ...(detail !== undefined && { detail }) }).then(isDone => {
      isSaved.current = isDone
      if (isDone) onClose()
    })
  }
  const isRestOfWeek = rests && planned.length === 0 && state.from === 'week'
  return (
    <Modal
      // With nothing written, nothing is kept.
      open={open && (!isTaken || written !== '')}
      onClose={onClose}
      onClosed={() => {
        setWritten('')
        if (isSaved.current) onSaved()
        isSaved.current = false
      }}
      title={rests ? texts.openSheet(weekdayAndNumber(iso)) : texts.sheet(weekdayAndNumber(iso))}
      {...(isTaken && { footer: <TakenFooter written={written} onClose={onClose} /> })}
      description={
        planned.length > 0
          ? texts.planned(slotsInWords(planned))
          : isRestOfWeek
            ? texts.neverOpen(weekday)
            : texts.plannedClosed
      }
    >
      {isTaken && <TakenNote {...takenRight(restaurant, 'hours')} />}
      {isTaken && <p className={styles.written}>{written}</p>}
      {!isTaken && (
        <div className={styles.sheet}>
          <AsLast {...{ today, state, save, weekday, planned }} hoursPath={scoped(PAGES.hours)} />
          <div className={styles.choices}>
            {rests ? (
              <RestDay {...{ state, save, planned, onType: setWritten }} slotsOn={day => plannedSlots(opening, day)} />
            ) : (
              <WorkDay {...{ state, save, next, onType: setWritten }} />
            )}
          </div>
          <p className={styles.hint}>
            <ArrowsClockwiseIcon size={18} aria-hidden="true" />
            {isRestOfWeek ? texts.onlyTodayRest(weekday) : texts.onlyTodayHint}
          </p>
          <Link className={styles.link} to={scoped(PAGES.hours)}>
            {texts.otherDay}
            <CaretRightIcon size={14} weight="bold" aria-hidden="true" />
          </Link>
        </div>
      )}
    </Modal>
  )
}

type Save = (slots: readonly HoursSlot[], says: string) => void
type BodyProps = { state: DayState; save: Save }
type TypedProps = BodyProps & { onType: (written: string) => void }

/** 'mañana, a las 12:30', 'el lunes 21, a las 12:00'. */
function nextInWords(minute: number | null, day: number): string | undefined {
  if (minute === null) return undefined
  const [then, time] = [dayOfMinute(minute), timeOfMinute(minute)]
  return then === day + 1 ? texts.nextTomorrow(time) : texts.nextOn(weekdayAndNumber(isoOfDay(then)), time)
}

type AsLastProps = BodyProps & {
  today: TodayProps['today']
  weekday: string
  planned: readonly HoursSlot[]
  hoursPath: string
}

/** As on this weekday of last week, where that was changed: the only filled button. */
function AsLast({ today, state, save, weekday, planned, hoursPath }: AsLastProps) {
  const last = choices.lastTime(today.changes, ago => isoOfDay(state.day - ago))
  const isOther = last && slotsShort(last.slots) !== slotsShort(state.slots)
  if (!isOther) return null
  const close = choices.otherClose(last.slots, planned)
  const hours = close ? texts.lastUntil(close) : slotsShort(last.slots) || texts.closedToday
  const says = close
    ? texts.untilFull(close)
    : last.slots.length > 0
      ? texts.savedSlots(slotsInWords(last.slots))
      : texts.closedToday
  return (
    <>
      {last.isThird && (
        <p className={styles.three}>
          {texts.three(weekday, last.slots.length > 0 ? hours.charAt(0).toLowerCase() + hours.slice(1) : texts.shut)}{' '}
          <Link to={hoursPath}>{texts.changeThree(weekday)}</Link>
        </p>
      )}
      <ChoiceRow
        isMain
        icon={<ClockCounterClockwiseIcon size={22} />}
        title={last.isThird ? texts.asThree(weekday) : texts.asLast(weekday)}
        detail={hours}
        onChoose={() => save(last.slots, says)}
      />
    </>
  )
}

function WorkDay({ state, save, next, onType }: TypedProps & { next: string | undefined }) {
  const opens = choices.laterOpens(state)
  const later = choices.nextOpening(state)
  return (
    <>
      {state.isOpen && (
        <ChoiceRow
          icon={<DoorIcon size={22} />}
          title={texts.closeNow}
          detail={texts.closeNowHint(later)}
          onChoose={() => save(choices.closingNow(state), texts.closeNow)}
        />
      )}
      <ChoiceRow
        icon={state.isOpen ? <DoorOpenIcon size={22} /> : <DoorIcon size={22} />}
        title={texts.closedToday}
        detail={texts.closeHint(state.isOpen, later, next)}
        onChoose={() => save([], texts.closedToday)}
      />
      <TimesRow
        {...{ state, onType, kind: 'close', title: texts.until, label: texts.untilLabel, full: texts.untilFull }}
        icon={<MoonStarsIcon size={22} />}
        times={choices.earlierCloses(state)}
        onChoose={time => save(choices.closingAt(state, time), texts.untilFull(time))}
      />
      {opens.length > 0 && (
        <TimesRow
          {...{ state, onType, kind: 'open', times: opens, label: texts.laterLabel, full: texts.laterFull }}
          icon={<SunHorizonIcon size={22} />}
          title={texts.later(later, state.isOpen)}
          onChoose={time => save(choices.openingFrom(state, time), texts.laterFull(time))}
        />
      )}
    </>
  )
}

type RestDayProps = TypedProps & {
  planned: readonly HoursSlot[]
  slotsOn: (day: number) => readonly HoursSlot[]
}

/** On a day of rest, or one that was closed today: as planned, as the nearest open day, a part of it, other hours. */
function RestDay({ state, save, planned, slotsOn, onType }: RestDayProps) {
  const near = planned.length > 0 ? { day: state.day, slots: planned } : choices.nearestOpenSlots(slotsOn, state.day)
  const [first] = near?.slots ?? []
  const last = near?.slots.at(-1)
  const offer = (slots: readonly HoursSlot[], title: string, icon: ReactNode) => (
    <ChoiceRow
      icon={icon}
      title={title}
      detail={slotsShort(slots)}
      onChoose={() => save(slots, texts.savedSlots(slotsInWords(slots)))}
    />
  )
  return (
    <>
      {near && offer(near.slots, texts.asWeekday(weekdayName(isoOfDay(near.day))), <DoorOpenIcon size={22} />)}
      {near && near.slots.length > 1 && first && offer([first], texts.onlyNoon, <SunIcon size={22} />)}
      {near && near.slots.length > 1 && last && offer([last], texts.onlyNight, <MoonStarsIcon size={22} />)}
      <OtherHours
        state={state}
        onType={onType}
        onChoose={slots => save(slots, texts.savedSlots(slotsInWords(slots)))}
      />
    </>
  )
}
