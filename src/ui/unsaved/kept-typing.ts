import { DAY_MS } from '#shared/time.ts'
import { keepDraft, readDraft } from './drafts.ts'
import { keptTexts } from './kept.texts.ts'
import { hasUnsaved } from './unsaved.ts'
import { writtenOnPage } from './written-text.ts'

/** A form with unsaved input: which, the URL that opens it, what it is about, and what is in it now, also as text. */
export type TypedForm = {
  place: string
  path: () => string
  title: () => string
  read: () => object
  text: () => string
}

/** What a form held when its session ended under it. */
export type KeptTyping = { at: number; path: string; title: string; values: object }

/** What the first success tells after somebody has signed in over a form. */
export const { savedAgain } = keptTexts

const forms = new Set<TypedForm>()
export const KEPT_PREFIX = 'typed.'
/** The place of the text of all other forms. */
export const OTHER_FORMS = 'text'
const nameOf = (place: string): string => `${KEPT_PREFIX}${place}`

/** Says that a form holds unsaved input. Answers the function that ends it. */
export function holdTyping(form: TypedForm): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

/**
 * The session has ended under what somebody types: for 24 hours it is kept on the device, even if the tab dies
 * (EVERY-DAY §6). Pictures and passwords are not. Of a form that cannot be filled in again its text is kept.
 */
export function keepTyping(userId: string, now = Date.now()): void {
  for (const { place, path, title, read } of forms)
    keep(userId, place, { path: path(), title: title(), values: read() })
  const other = forms.size === 0 && hasUnsaved() ? writtenOnPage() : undefined
  if (other?.text) {
    const path = location.pathname + location.search
    keep(userId, OTHER_FORMS, { path, title: other.title, values: { text: other.text } })
  }

  function keep(user: string, place: string, typing: Omit<KeptTyping, 'at'>): void {
    keepDraft(user, nameOf(place), { at: now, ...typing } satisfies KeptTyping)
  }
}

/** What somebody has written and cannot save any more, to be copied; empty where no form holds anything. */
export function writtenText(): string {
  if (forms.size > 0) return [...forms].map(({ text }) => text()).join('\n')
  return hasUnsaved() ? writtenOnPage().text : ''
}

/** The person has answered: what they typed is where it was, or given up. */
export function forgetTyping(userId: string): void {
  for (const place of [OTHER_FORMS, ...[...forms].map(form => form.place)]) dropTyping(userId, place)
}

export const dropTyping = (userId: string, place: string): void => keepDraft(userId, nameOf(place), null)

/** What was kept for a form within 24 hours; what is older goes. */
export function keptTyping(userId: string, place: string, now = Date.now()): KeptTyping | undefined {
  const kept = readDraft(userId, nameOf(place)) as Partial<KeptTyping> | undefined
  if (kept === undefined) return undefined
  const { at, path, title, values } = kept
  const isWhole = typeof at === 'number' && [path, title].every(text => typeof text === 'string')
  if (isWhole && typeof values === 'object' && values !== null && now - at < DAY_MS) return kept as KeptTyping
  dropTyping(userId, place)
  return undefined
}
