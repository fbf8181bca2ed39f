import { CookingPotIcon } from '@phosphor-icons/react/dist/csr/CookingPot'
import { NoteIcon } from '@phosphor-icons/react/dist/csr/Note'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { focusSoon } from '#ui/focus-soon.ts'
import { timeOfMinute } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { fullEnd, kitchenEnd } from '#features/restaurants/opening/notices.rules.ts'
import { openingAt, rangesOf } from '#features/restaurants/opening/opening.rules.ts'
import { todayTexts as texts } from '#features/restaurants/opening/opening-screen.texts.ts'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { mayCorrect } from '#features/restaurants/status/menu-state.rules.ts'
import { NoteForm } from './note-form.tsx'
import styles from './today-part.module.css'
import type { TodayProps } from './today-props.ts'

/** Notices are no matter of billing: they can be set as long as diners read the menu (4-beyond §10). */
const maySet = ({ restaurant }: Pick<TodayProps, 'restaurant'>): boolean =>
  mayCorrect(restaurant) && hasRight(restaurant, 'availability')

type Kind = 'kitchen' | 'full' | 'note'
/** A notice that is set leads to its 'Quitar', and back (EVERY-DAY §9). */
const focusOn = (what: 'set' | 'remove', kind: Kind): void =>
  focusSoon(() => document.querySelector<HTMLElement>(`[data-${what}="${kind}"]`))

/** Which of the three stand now. */
function standing({ today: { kitchenClosed, full, note, noteUntil }, now }: TodayProps) {
  const isAhead = (until: string | undefined | null): until is string => !!until && Date.parse(until) > now
  return {
    kitchen: isAhead(kitchenClosed?.until) ? kitchenClosed : null,
    full: isAhead(full?.until) ? full : null,
    note: note && isAhead(noteUntil) ? { texts: note, until: noteUntil } : null,
  }
}

/** True for the end of the service that goes on. */
function endsWithService({ restaurant, opening, now }: TodayProps, until: string): boolean {
  const { isOpen, until: close } = openingAt(opening, now)
  return isOpen && close === houseMinute(Date.parse(until), restaurant.timezone)
}

/** The notices that are set, with their ends. */
export function SetNotices(props: TodayProps) {
  const { restaurant, put } = props
  const [isWriting, setWriting] = useState(false)
  const { kitchen, full, note } = standing(props)
  const timeOf = (until: string): string => timeOfMinute(houseMinute(Date.parse(until), restaurant.timezone))
  const remove = (kind: Kind, body: object, says: string) =>
    maySet(props) ? () => void put({ body, says }).then(() => focusOn('set', kind)) : undefined
  const hasNone = !kitchen && !full && !note
  return (
    <>
      {!hasNone && (
        <ul className={styles.set} aria-label={texts.notices}>
          {kitchen && (
            <SetNotice
              icon={<CookingPotIcon size={22} />}
              title={texts.kitchen}
              detail={texts.untilTime(timeOf(kitchen.until))}
              kind="kitchen"
              onRemove={remove('kitchen', { kitchenClosed: null }, texts.removed(texts.kitchen))}
            />
          )}
          {full && (
            <SetNotice
              icon={<UsersThreeIcon size={22} />}
              title={texts.full}
              detail={(endsWithService(props, full.until) ? texts.untilService : texts.untilTime)(timeOf(full.until))}
              kind="full"
              onRemove={remove('full', { full: null }, texts.removed(texts.full))}
            />
          )}
          {note && (
            <SetNotice
              icon={<NoteIcon size={22} />}
              title={texts.noteSaid(note.texts[restaurant.defaultLocale] ?? '')}
              name={texts.note}
              detail={texts.untilClose(timeOf(note.until))}
              onChange={maySet(props) ? () => setWriting(true) : undefined}
              kind="note"
              onRemove={remove('note', { note: null }, texts.noteRemoved)}
            />
          )}
        </ul>
      )}
      <NoteForm {...props} open={isWriting} onClose={() => setWriting(false)} />
    </>
  )
}

/** One for each notice that can be set now. */
export function NoticeButtons(props: TodayProps) {
  const { restaurant, opening, now, put } = props
  const [isWriting, setWriting] = useState(false)
  const may = maySet(props)
  const minute = houseMinute(now, restaurant.timezone)
  const set = standing(props)
  const kitchen = set.kitchen || !may ? null : kitchenEnd(rangesOf(opening), minute)
  const full = set.full || !may ? null : fullEnd(rangesOf(opening), minute)
  const tell = (kind: Kind, body: object, end: number, says: string) =>
    void put({ body, says, detail: texts.untilTime(timeOfMinute(end)) }).then(() => focusOn('remove', kind))
  const button = (kind: Kind, icon: ReactNode, text: string, onClick: () => void) => (
    <Button variant="secondary" size="sm" icon={icon} data-set={kind} onClick={onClick}>
      {text}
    </Button>
  )
  return (
    <>
      {kitchen !== null &&
        button('kitchen', <CookingPotIcon size={18} />, texts.kitchen, () =>
          tell('kitchen', { kitchenClosed: {} }, kitchen, texts.kitchen),
        )}
      {full !== null &&
        button('full', <UsersThreeIcon size={18} />, texts.full, () => tell('full', { full: {} }, full, texts.full))}
      {may && !set.note && button('note', <NoteIcon size={18} />, texts.note, () => setWriting(true))}
      <NoteForm {...props} open={isWriting} onClose={() => setWriting(false)} />
    </>
  )
}

type SetNoticeProps = {
  kind: Kind
  icon: ReactNode
  title: string
  detail: string
  name?: string
  onRemove: (() => void) | undefined
  onChange?: (() => void) | undefined
}

function SetNotice({ kind, icon, title, detail, name = title, onRemove, onChange }: SetNoticeProps) {
  return (
    <li data-note={onChange ? '' : undefined}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <p>
        <b>{title}</b>
        <small className="num">{detail}</small>
      </p>
      {onChange && (
        <Button variant="ghost" size="sm" aria-label={texts.changeNote} onClick={onChange}>
          {texts.changeShort}
        </Button>
      )}
      {onRemove && (
        <Button variant="ghost" size="sm" aria-label={texts.removeOf(name)} data-remove={kind} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </li>
  )
}
