import { createRequire } from 'node:module'
import type { Locale } from '#shared/locale.ts'

type Dictionary = { hyphenateSync(text: string, options: { hyphenChar: string; minWordLength: number }): string }
const require = createRequire(import.meta.url)

const DICTIONARIES: Record<Locale, Dictionary> = {
  es: require('hyphen/es') as Dictionary,
  en: require('hyphen/en') as Dictionary,
  pt: require('hyphen/pt') as Dictionary,
}
/** No text has it. */
const MARK = '\u00ad'
/** Shorter beginnings and ends of a word do not stand alone on a line. */
const LEAST = 2

/** The syllables of a word at whose ends it may be parted; the word itself where there are none. */
export function syllablesOf(word: string, locale: Locale): string[] {
  const parts = DICTIONARIES[locale].hyphenateSync(word, { hyphenChar: MARK, minWordLength: 5 }).split(MARK)
  const [first = '', second, ...others] = parts
  const joined = second !== undefined && first.length < LEAST ? [first + second, ...others] : parts
  const last = joined.at(-1) ?? ''
  return joined.length > 1 && last.length < LEAST ? [...joined.slice(0, -2), (joined.at(-2) ?? '') + last] : joined
}
