import { capitalized } from '#shared/names/capitalized.ts'
import { historyTexts } from '#features/history/screen/history-screen.texts.ts'
import { momentName, onHouseClock, todayOf } from '#features/history/screen/moment.rules.ts'
import { ACTION_KINDS } from './activity.actions.ts'
import type { ActivityEntry } from './activity.contract.ts'
import { listedItems } from './activity-words.ts'

const OF_CARTA: readonly string[] = ['prices', 'dishes', 'allergens']
/** They change nothing of the carta. */
const ONLY_TOLD = /^(check|report\.fine)/

/** Whether the carta was another one before it: it can go back to just before, or be compared with it (BRINGING §5). */
export function isOfCarta({ action, changeId }: ActivityEntry): boolean {
  if (changeId === null || ONLY_TOLD.test(action)) return false
  return OF_CARTA.includes(ACTION_KINDS[action]) || action.startsWith('schedule.')
}

/** 'Hoy a las 12:48, justo antes de este cambio'. */
export const justBefore = ({ at }: ActivityEntry, now: Date, timeZone: string): string =>
  historyTexts.beforeThisChange(capitalized(momentName(onHouseClock(at, timeZone), todayOf(now.getTime(), timeZone))))

/** What the button of a row is for: 'Croquetas', '12 cambios'. */
export function subjectOf(entry: ActivityEntry): string {
  const { count } = listedItems(entry)
  return count > 0 ? historyTexts.changes(count) : (entry.items[0]?.name ?? '')
}
