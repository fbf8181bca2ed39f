import { ClockClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockClockwise'
import { CookingPotIcon } from '@phosphor-icons/react/dist/csr/CookingPot'
import { NoteIcon } from '@phosphor-icons/react/dist/csr/Note'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { type ReactNode, useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { capital, slotsInWords, slotsShort, weekdayName } from '#features/restaurants/opening/day-words.ts'
import { dayOfMinute, isoOfDay, timeOfMinute } from '#features/restaurants/opening/days.ts'
import { nameOfDay } from '#features/restaurants/opening/holidays.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { fullEnd, kitchenEnd } from '#features/restaurants/opening/notices.rules.ts'
import type { Today } from '#features/restaurants/opening/opening.contract.ts'
import { type Opening, openingAt, rangesOf } from '#features/restaurants/opening/opening.rules.ts'
import { todayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { mayCorrect } from '#features/restaurants/status/menu-state.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { ChangeToday } from './change-today.tsx'
import { NoteForm } from './note-form.tsx'
import { type TodayConflict, type TodayWish, useOpening, useSaveToday } from './opening.queries.ts'
import styles from './today-part.module.css'
import { useNow } from './use-now.ts'

/** The hours of today, how to change them, and the notices of the moment (EVERY-DAY §4); nothing while it loads. */
export function TodayPart({ restaurant, notices = true }: { restaurant: Restaurant; notices?: boolean }) {
  const known = useOpening(restaurant)
  const now = useNow()
  const [conflict, setConflict] = useState<TodayConflict | null>(null)
  const save = useSaveToday(restaurant._id, setConflict)
  if (!known) return <div className={styles.waiting} aria-hidden="true" />
  const { today, opening } = known
  const put = (wish: TodayWish) => save(wish, today)
  return (
    <div className={styles.part}>
      <Hours {...{ restaurant, today, opening, now, put }} />
      {notices && mayCorrect(restaurant) && <Notices {...{ restaurant, today, opening, now, put }} />}
      <AlertDialog
        open={conflict !== null}
        tone="primary"
        title={texts.conflict(conflict?.changedBy ?? null)}
        cancelLabel={texts.keepTheirs}
        confirmLabel={texts.putMine}
        onCancel={() => setConflict(null)}
        onConfirm={() => {
          if (conflict) void save(conflict.wish, conflict.current)
          setConflict(null)
        }}
      >
        {conflict && texts.conflictSays(hoursSaid(conflict.current), conflict.wish.says)}
      </AlertDialog>
    </div>
  )
}

const hoursSaid = ({ hours }: Today): string => {
  if (hours === null) return texts.asPlanned
  return 'slots' in hours ? slotsInWords(hours.slots) : texts.closedToday.toLowerCase()
}

type PartProps = {
  restaurant: Restaurant
  today: Today
  opening: Opening
  now: number
  put: (wish: TodayWish) => Promise<boolean>
}

function Hours({ restaurant, today, opening, now, put }: PartProps) {
  const [isOpen, setOpen] = useState(false)
  const state = openingAt(opening, now)
  const weekday = weekdayName(isoOfDay(state.day))
  const isPastMidnight = dayOfMinute(state.now) !== state.day
  const called = isPastMidnight ? capital(weekday) : texts.today
  const isChanged = state.from === 'today'
  const special = nameOfDay(restaurant.holidayCountry, isoOfDay(state.day))?.es
  const mayChange = restaurant.readOnly === null
  const rests = state.slots.length === 0 && !isChanged
  return (
    <>
      <p className={styles.hours}>
        {state.slots.length > 0 ? (
          <>
            <span className="vh">{texts.hoursSpoken(called, slotsInWords(state.slots))}</span>
            <span aria-hidden="true">
              {called} <b className="num">{slotsShort(state.slots)}</b>
            </span>
          </>
        ) : (
          <>
            {called} <b>{isChanged || state.from === 'special' ? texts.closedToday : texts.closedAsAlways(weekday)}</b>
          </>
        )}
        {isChanged && <span className={styles.chip}>{texts.onlyToday}</span>}
        {special && state.from === 'special' && <span className={styles.chip}>{special}</span>}
        {isPastMidnight && <small>{texts.stillDay(weekday)}</small>}
      </p>
      {mayChange && (
        <div className={styles.actions}>
          {isChanged && today.hours !== null ? (
            <>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => void put({ body: { hours: null }, says: texts.savedUsual })}
              >
                {texts.usual}
              </Button>
              <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {texts.changeShort}
              </Button>
            </>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              icon={<ClockClockwiseIcon size={18} />}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {rests ? texts.openToday : texts.change}
            </Button>
          )}
        </div>
      )}
      <ChangeToday {...{ open: isOpen, opening, today, now, put }} onClose={() => setOpen(false)} />
    </>
  )
}

/** The three notices: those that are set, with their ends, and buttons for the others. */
function Notices({ restaurant, today, opening, now, put }: PartProps) {
  const [isWriting, setWriting] = useState(false)
  const rangesOn = rangesOf(opening)
  const minute = houseMinute(now, restaurant.timezone)
  const timeOf = (until: string): string => timeOfMinute(houseMinute(Date.parse(until), restaurant.timezone))
  const holds = (notice: { until: string } | null): notice is { until: string } =>
    notice !== null && Date.parse(notice.until) > now
  const set = (field: 'kitchenClosed' | 'full', end: number | null, name: string) =>
    put({ body: { [field]: {} }, says: name, ...(end !== null && { detail: texts.untilTime(timeOfMinute(end)) }) })
  const kitchen = kitchenEnd(rangesOn, minute)
  const full = fullEnd(rangesOn, minute)
  const { kitchenClosed, note, noteUntil } = today
  const hasNote = note !== null && noteUntil !== null && Date.parse(noteUntil) > now
  const rows: ReactNode[] = [
    holds(kitchenClosed) && (
      <SetNotice
        key="kitchen"
        title={texts.kitchen}
        detail={texts.untilTime(timeOf(kitchenClosed.until))}
        onRemove={() => void put({ body: { kitchenClosed: null }, says: texts.removed(texts.kitchen) })}
      />
    ),
    holds(today.full) && (
      <SetNotice
        key="full"
        title={texts.full}
        detail={texts.untilTime(timeOf(today.full.until))}
        onRemove={() => void put({ body: { full: null }, says: texts.removed(texts.full) })}
      />
    ),
    hasNote && (
      <SetNotice
        key="note"
        title={texts.noteSaid(note[restaurant.defaultLocale] ?? '')}
        name={texts.note}
        detail={texts.untilClose(timeOf(noteUntil))}
        onChange={() => setWriting(true)}
        onRemove={() => void put({ body: { note: null }, says: texts.noteRemoved })}
      />
    ),
  ].filter(Boolean)
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.set} aria-label={texts.notices}>
          {rows}
        </ul>
      )}
      <div className={styles.actions}>
        {!holds(kitchenClosed) && kitchen !== null && (
          <Button
            variant="secondary"
            size="sm"
            icon={<CookingPotIcon size={18} />}
            onClick={() => void set('kitchenClosed', kitchen, texts.kitchen)}
          >
            {texts.kitchen}
          </Button>
        )}
        {!holds(today.full) && full !== null && (
          <Button
            variant="secondary"
            size="sm"
            icon={<UsersThreeIcon size={18} />}
            onClick={() => void set('full', full, texts.full)}
          >
            {texts.full}
          </Button>
        )}
        {!hasNote && (
          <Button
            variant="secondary"
            size="sm"
            icon={<NoteIcon size={18} />}
            aria-haspopup="dialog"
            onClick={() => setWriting(true)}
          >
            {texts.note}
          </Button>
        )}
      </div>
      <NoteForm {...{ open: isWriting, restaurant, today, opening, now, put }} onClose={() => setWriting(false)} />
    </>
  )
}

type SetNoticeProps = { title: string; detail: string; name?: string; onRemove: () => void; onChange?: () => void }

function SetNotice({ title, detail, name = title, onRemove, onChange }: SetNoticeProps) {
  return (
    <li>
      <span>
        <b>{title}</b>
        <small className="num">{detail}</small>
      </span>
      {onChange && (
        <Button variant="ghost" size="sm" aria-label={texts.changeNote} onClick={onChange}>
          {texts.changeShort}
        </Button>
      )}
      <Button variant="ghost" size="sm" aria-label={texts.removeOf(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  )
}
