import type { Locale } from '#shared/locale.ts'
import type { AllergenId } from '../allergens.ts'
import { formsOf } from './forms.ts'
import { wordsOf } from './text-words.ts'

/** A word or phrase that makes the check ask about allergens. It never sets one, and never says that one is missing. */
export type WordEntry = {
  /** As it is written, in the singular. */
  word: string
  locale: Locale
  asks: readonly AllergenId[]
  /** The name of an allergen: what stands before 'sin gluten' or after 'gluten-free' names none. */
  isName: boolean
  /** Means something else in the two other languages ('polvo' is octopus in Portuguese), and counts in its own only. */
  isOwn: boolean
  /** Phrases in which the word names nothing. Their other words go on counting: 'leche de almendras' is nuts. */
  not: readonly string[]
}

type Section = [asks: readonly AllergenId[], lines: string]

/**
 * Reads sections of entries. Entries stand on lines or between semicolons; after a comma the next line goes on. 'nuez =
 * nuez moscada, nuez de cola': a word and its exceptions; '*': the name of an allergen; '!': only in its own language;
 * 'rebozado/a': with its feminine.
 */
export const entriesOf = (locale: Locale, sections: readonly Section[]): WordEntry[] =>
  sections.flatMap(([asks, lines]) =>
    lines
      .replaceAll(/,\n\s+/g, ', ')
      .split(/[\n;]/)
      .map(line => line.trim())
      .filter(Boolean)
      .map(line => {
        const [written = '', exceptions = ''] = line.split(' = ')
        return {
          word: written.replaceAll(/[*!]/g, ''),
          locale,
          asks,
          isName: written.includes('*'),
          isOwn: written.includes('!'),
          not: exceptions.split(', ').filter(Boolean),
        }
      }),
  )

/** Each word of a phrase in all its forms: `[['leche', 'leches'], ['de'], ['coco', 'cocos']]`. */
export const phraseForms = (phrase: string, locale: Locale): string[][] =>
  phrase.split(' ').map(word => {
    const [masculine = '', ending] = word.split('/')
    const written = ending ? [masculine, masculine.slice(0, -1) + ending] : [masculine]
    return [...new Set(written.flatMap(each => formsOf(wordsOf(each)[0]?.word ?? '', locale)))]
  })
