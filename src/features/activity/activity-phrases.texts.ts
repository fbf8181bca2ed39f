import type { ActivityItem } from './activity.contract.ts'

export type Part = { text: string; strong: boolean }
export type Verb = readonly [self: string, other: string]

/** What follows the verb. Text in `${}` is strong: the names of people and things. */
export function say(plain: TemplateStringsArray, ...strong: string[]): Part[] {
  return plain.flatMap((text, place) => [
    { text, strong: false },
    { text: strong[place] ?? '', strong: true },
  ])
}

export type Words = {
  verb: Verb
  /** About one thing; `part` is the name of its part, `inglés` or `calle`. */
  one: (item: ActivityItem, part: string) => Part[]
  /** About several at once; they are listed under the sentence. */
  many: (count: number) => Part[]
}

export const CHANGED: Verb = ['Cambiaste', 'cambió']
export const ADDED: Verb = ['Añadiste', 'añadió']
export const REMOVED: Verb = ['Quitaste', 'quitó']
export const DELETED: Verb = ['Eliminaste', 'eliminó']
export const RESTORED: Verb = ['Recuperaste', 'recuperó']
export const MARKED: Verb = ['Marcaste', 'marcó']
export const plain = (text: string): Part[] => [{ text, strong: false }]

/** The same about one thing as about several. */
export const both = (verb: Verb, text: string): Words => ({ verb, one: () => plain(text), many: () => plain(text) })
