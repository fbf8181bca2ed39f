import type { ReactNode } from 'react'
import type { Locale } from '#shared/locale.ts'
import { lateTexts } from '#features/public-menu/late/late-texts.ts'
import type { LateView } from '#features/public-menu/late/late-view.ts'
import {
  BACK,
  DISH_FACTS,
  DISH_HOURS,
  HIDDEN_TEXT_CLASS,
  hook,
  hookWith,
  ICON_CLASS,
  ICON_ID,
  UNFOLD,
} from '#features/public-menu/menu-dom.ts'
import type { DishView } from '#features/public-menu/public-menu.rules.ts'
import lateHours from '../../inline/late-hours.ts?iife'
import type { PageContext } from '../../page-context.ts'

const CLOCK = `${ICON_ID}clock`

/** The clock of a page with hours, and the script that says what is served now. It stands after the header. */
export function LateHours() {
  return (
    <>
      <svg className={HIDDEN_TEXT_CLASS} aria-hidden="true" width="0" height="0">
        <symbol id={CLOCK} viewBox="0 0 256 256">
          <path d="M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m0 192a88 88 0 1 1 88-88 88 88 0 0 1-88 88m64-88a8 8 0 0 1-8 8h-56a8 8 0 0 1-8-8V72a8 8 0 0 1 16 0v48h48a8 8 0 0 1 8 8" />
        </symbol>
      </svg>
      <script>{lateHours}</script>
    </>
  )
}

export function LateIcon() {
  return (
    <svg className={ICON_CLASS} aria-hidden="true">
      <use href={`#${CLOCK}`} />
    </svg>
  )
}

type SectionHours = NonNullable<ReturnType<LateView['sections']['get']>>

/** Below the name of a category: when it is back, which a script writes, and its hours. */
export function ServedLine({ hours: { line, fold } }: { hours: SectionHours }) {
  const mark = line?.mark ?? fold
  if (!mark) return null
  return (
    <p className={`served ${mark}`} hidden={!line}>
      <LateIcon />
      <span>
        <b {...hookWith(BACK, mark.slice(1))} {...hook(DISH_FACTS)} />
        {line?.served}
      </span>
    </p>
  )
}

/** What stands in the place of a folded category's dishes: their names, and the way to them. */
export function FoldedCategory({ locale, dishes }: { locale: Locale; dishes: readonly DishView[] }) {
  return (
    <>
      <p className="names" dir="auto" hidden>
        {dishes.map(({ name }) => name.text).join(', ')}
      </p>
      <button type="button" className="unfold" hidden {...hook(UNFOLD)}>
        {lateTexts[locale].seeDishes}
      </button>
    </>
  )
}

type DishHoursProps = { context: PageContext; id: string; children: ReactNode }

/** The description of a dish, and below it its hours; those of its category stand in its sheet alone. */
export function DishHours({ context, id, children }: DishHoursProps) {
  const timed = context.late?.dishes.get(id)
  if (!timed) return children
  return (
    <div className="timed">
      {children}
      <p className={`dish-hours ${timed.mark}`} hidden={!timed.isOwn} {...hook(DISH_HOURS)}>
        <LateIcon />
        {timed.hours}
      </p>
    </div>
  )
}
