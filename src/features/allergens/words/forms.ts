import type { Locale } from '#shared/locale.ts'

/** Small words have no plural: 'leche de coco'. */
const SMALL = new Set([
  'de',
  'del',
  'do',
  'da',
  'dos',
  'la',
  'a',
  'al',
  'en',
  'con',
  'com',
  'of',
  'in',
  'the',
  'and',
  'y',
])

const ENDS_IN_VOWEL = /[aeiou]$/

/** Plurals of a word without accents. */
const PLURALS: Record<Locale, (word: string) => string[]> = {
  es: word => {
    if (ENDS_IN_VOWEL.test(word)) return [`${word}s`, ...(/[iu]$/.test(word) ? [`${word}es`] : [])]
    if (word.endsWith('z')) return [`${word.slice(0, -1)}ces`]
    // Loanwords take an s: 'croissants'.
    return [`${word}es`, `${word}s`]
  },
  en: word => {
    if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
    return /(?:s|x|z|ch|sh|o)$/.test(word) ? [`${word}es`, `${word}s`] : [`${word}s`]
  },
  pt: word => {
    if (word.endsWith('ao')) return ['oes', 'aes', 'aos'].map(end => word.slice(0, -2) + end)
    if (word.endsWith('m')) return [`${word.slice(0, -1)}ns`]
    if (/[aou]l$/.test(word)) return [`${word.slice(0, -1)}is`]
    if (/[ei]l$/.test(word)) return [`${word.slice(0, -2)}eis`, `${word.slice(0, -2)}is`]
    return ENDS_IN_VOWEL.test(word) ? [`${word}s`] : [`${word}es`, `${word}s`]
  },
}

/** Singular and plurals of a word without accents. */
export const formsOf = (word: string, locale: Locale): string[] =>
  SMALL.has(word) || word.endsWith('s') || /^\d+$/.test(word) ? [word] : [word, ...PLURALS[locale](word)]
