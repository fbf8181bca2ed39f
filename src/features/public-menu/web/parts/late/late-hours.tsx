import type { ReactNode } from 'react'
import type { Locale } from '#shared/locale.ts'
import { lateTexts } from '#features/public-menu/late/late-texts.ts'
import type { LateView } from '#features/public-menu/late/late-view.ts'
import {
  BACK,
  DISH_FACTS,
  DISH_HOURS,
  hook,
  hookWith,
  ICON_CLASS,
  ICON_ID,
  UNFOLD,
} from '#features/public-menu/menu-dom.ts'
import type { DishView } from '#features/public-menu/public-menu.rules.ts'
import type { PageContext } from '../../page-context.ts'

export const CLOCK = `${ICON_ID}clock`

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
