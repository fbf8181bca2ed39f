import {
  DAY_CLOSING_CLASS,
  DAY_NOTICE_CLASS,
  DAY_STATE_CLASS,
  hookWith,
  DAY_WHEN,
} from '#features/public-menu/menu-dom.ts'
import type { DaysView } from '#features/restaurants/opening/diners/day-view.ts'
import { DayIcon } from '../icons.tsx'
import specialStatus from '../../inline/special-status.ts?iife'

/**
 * At the end of the header: closings, which a script shows on their day, then full before kitchen, of which one is
 * shown, then the note; and the script, which finds everything above it.
 */
export function DayNotices({ days }: { days: DaysView }) {
  const { closings, states, note } = days
  const all = [
    ...closings.map(each => ({ ...each, hidden: true })),
    ...states.map(each => ({ ...each, hidden: false })),
  ]
  return (
    <>
      {all.map(({ strong, rest, when, hidden, icon }) => (
        <p
          key={strong + when}
          className={[DAY_NOTICE_CLASS, DAY_STATE_CLASS, hidden && DAY_CLOSING_CLASS].filter(Boolean).join(' ')}
          hidden={hidden}
          {...hookWith(DAY_WHEN, when)}
        >
          <DayIcon name={icon} />
          <span>
            <b>{strong}</b>
            {rest && ` ${rest}`}
          </span>
        </p>
      ))}
      {note && (
        <p className={DAY_NOTICE_CLASS} lang={note.lang} dir="auto" {...hookWith(DAY_WHEN, note.when)}>
          <DayIcon name="note" />
          <b>{note.text}</b>
        </p>
      )}
      <script>{specialStatus}</script>
    </>
  )
}
