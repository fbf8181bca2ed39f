import { DAY_MS } from '#shared/time.ts'
import { keepDraft, readDraft } from './drafts.ts'

/** A form with unsaved input: where it is opened again, what it is about, and what is in it now. */
export type TypedForm = { place: string; title: () => string; read: () => object }

/** What a form held when its session ended under it. */
export type KeptTyping = { at: number; title: string; values: object }

const forms = new Set<TypedForm>()
const nameOf = (place: string): string => `typed.${place}`

/** Says that a form holds unsaved input. Answers the function that ends it. */
export function holdTyping(form: TypedForm): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

/**
 * The session has ended under what somebody types: for 24 hours it is kept on the device, even if the tab dies
 * (EVERY-DAY §6). Pictures are not.
 */
export function keepTyping(userId: string, now = Date.now()): void {
  for (const { place, title, read } of forms)
    keepDraft(userId, nameOf(place), { at: now, title: title(), values: read() } satisfies KeptTyping)
}

/** The person has answered: what they typed is where it was, or given up. */
export function forgetTyping(userId: string): void {
  for (const { place } of forms) keepDraft(userId, nameOf(place), null)
}

export const dropTyping = (userId: string, place: string): void => keepDraft(userId, nameOf(place), null)

/** What was kept for a form within 24 hours; what is older goes. */
export function keptTyping(userId: string, place: string, now = Date.now()): KeptTyping | undefined {
  const kept = readDraft(userId, nameOf(place)) as Partial<KeptTyping> | undefined
  if (kept === undefined) return undefined
  const isWhole = typeof kept.at === 'number' && typeof kept.title === 'string' && typeof kept.values === 'object'
  if (isWhole && kept.values !== null && now - (kept.at ?? 0) < DAY_MS) return kept as KeptTyping
  dropTyping(userId, place)
  return undefined
}
