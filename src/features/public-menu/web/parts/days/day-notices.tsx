import { DAY_NOTICE_CLASS, DAY_STATE_CLASS, hookWith, DAY_WHEN } from '#features/public-menu/menu-dom.ts'
import type { DaysView } from '#features/public-menu/days/day-view.ts'
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
      {all.map(({ strong, rest, when, hidden }) => (
        <p
          key={strong + when}
          className={`${DAY_NOTICE_CLASS} ${DAY_STATE_CLASS}`}
          hidden={hidden}
          {...hookWith(DAY_WHEN, when)}
        >
          <b>{strong}</b>
          {rest && ` ${rest}`}
        </p>
      ))}
      {note && (
        <p className={DAY_NOTICE_CLASS} lang={note.lang} dir="auto" {...hookWith(DAY_WHEN, note.when)}>
          <b>{note.text}</b>
        </p>
      )}
      <script>{specialStatus}</script>
    </>
  )
}
