import { LOOKS, nearestBase } from '#features/theme/looks.ts'
import { LOOK_TOLD_DAYS } from './looks.limits.ts'
import { lookTexts as texts } from './looks.texts.ts'
import { dayOfIso, isoOfDay } from './opening/days.ts'
import type { Restaurant } from './restaurants.contract.ts'

/** Two sentences about a look that the plan no longer carries; the tone says how near its end is. */
export type LookNotice = { tone: 'info' | 'warning'; title: string; text: string }

const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const written = (iso: string): string => DAY.format(new Date(`${iso}T12:00:00Z`))

/**
 * What Apariencia and home say of it on a day (`2026-12-31`); null where the plan carries the look (EXTRA-LOOKS §6 19).
 */
export function lookNoticeOf({ style, shownStyle, lookUntil }: Restaurant['theme'], today: string): LookNotice | null {
  if (lookUntil === undefined) return null
  const [look, base] = [LOOKS[style].name, LOOKS[nearestBase(style)].name]
  if (shownStyle !== style) return { tone: 'info', title: texts.fallen(base), text: texts.kept(look) }
  const fall = dayOfIso(lookUntil) + 1
  if (fall - dayOfIso(today) <= LOOK_TOLD_DAYS)
    return { tone: 'warning', title: texts.soon(base, written(isoOfDay(fall))), text: texts.alone(look) }
  return { tone: 'info', title: texts.until(look, written(lookUntil)), text: texts.later(base) }
}
