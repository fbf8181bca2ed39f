import { draftNames, draftUsers } from './draft-names.ts'
import { KEPT_PREFIX, type KeptTyping, keptTyping, OTHER_FORMS } from './kept-typing.ts'

/** `text`: what stood in a form that is not filled in again, to be copied; undefined: the form at `path` is. */
export type KeptForm = Omit<KeptTyping, 'values'> & { place: string; text?: string }

/** What is a day old goes, of everybody who has used this browser. */
export function dropOldTyping(now = Date.now()): void {
  for (const userId of draftUsers()) listTyping(userId, now)
}

/** Everything that was kept for this user within 24 hours, the newest first. */
export function listTyping(userId: string, now = Date.now()): KeptForm[] {
  const places = draftNames(userId).flatMap(name =>
    name.startsWith(KEPT_PREFIX) ? [name.slice(KEPT_PREFIX.length)] : [],
  )
  return places
    .flatMap(place => {
      const kept = keptTyping(userId, place, now)
      if (!kept) return []
      const { values, ...about } = kept
      return [
        { place, ...about, ...(place === OTHER_FORMS && { text: String((values as { text?: unknown }).text ?? '') }) },
      ]
    })
    .toSorted((a, b) => b.at - a.at)
}

let wanted: string | undefined

/** The person wants to go on in this form: it is filled in without another question when it opens. */
export function resumeTyping(place: string): void {
  wanted = place
}

/** Whether a form that opens is the wanted one; once. */
export function isResumed(place: string): boolean {
  const is = wanted === place
  if (is) wanted = undefined
  return is
}
