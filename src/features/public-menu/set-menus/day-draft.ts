import type { Locale } from '#shared/locale.ts'
import type { PageSetMenu } from '#features/set-menus/public-set-menus.ts'
import { setMenuWords, slotsInWords } from '#features/set-menus/set-menu-words.ts'
import type { SetMenuView } from './set-menu-view.ts'

/** Of a menu of the day that is being written. */
export type DayDraft = { isToday: boolean }

/** Whatever the clock of the phone says. */
const ALWAYS = '0 9999999999'

/** A menu of the day in the dashboard's frame: it is there at any time, before its day and after it. */
export function draftView(
  view: SetMenuView,
  draft: DayDraft & Pick<PageSetMenu, 'slots'>,
  locale: Locale,
): SetMenuView {
  const today = setMenuWords[locale].today.replace('{hours}', slotsInWords(draft.slots, locale))
  const text = draft.isToday ? today : view.written
  return {
    ...view,
    when: ALWAYS,
    servedWhen: ALWAYS,
    isAhead: false,
    isOver: false,
    times: [{ text, isOver: false, when: ALWAYS }],
  }
}
