import { LOCALES, type Locale } from '#shared/locale.ts'
import { ALLERGEN_IDS, type AllergenId } from '../allergens.ts'
import { ENGLISH_WORDS } from './english.ts'
import { PORTUGUESE_WORDS } from './portuguese.ts'
import { SPANISH_WORDS } from './spanish.ts'
import { type TextWord, wordsOf } from './text-words.ts'
import { phraseForms, type WordEntry } from './word-entry.ts'

export const WORD_ENTRIES: readonly WordEntry[] = [...SPANISH_WORDS, ...ENGLISH_WORDS, ...PORTUGUESE_WORDS]

/** Before an allergen's name, by the language of the text: in Portuguese 'no pão' is 'in the bread'. */
const WITHOUT: Record<Locale, readonly string[]> = { es: ['sin', 'ni'], en: ['without', 'no'], pt: ['sem', 'nem'] }
const FREE = 'free'

/** 'Se puede pedir sin gluten' says that the dish has gluten: in a text with one of these nothing is left out. */
const ON_REQUEST = new Set(
  (
    'opcion opciones puede pueden puedes pide pidelo pidela pedir pidalo pidala disponible disponibles tambien ' +
    'posibilidad peticion posible consulta consultar consulte trazas option options optional available request can may ' +
    'ask also traces possible opcao opcoes pode podem peca pedido tambem disponivel disponiveis possivel tracos vestigios'
  ).split(' '),
)

type Forms = readonly ReadonlySet<string>[]
type Phrase = {
  forms: Forms
  asks: readonly AllergenId[]
  isName: boolean
  /** The only language of a text in which it counts; null: in each. */
  only: Locale | null
  /** Exceptions, with the place of the word in each. */
  not: { forms: Forms; at: number }[]
}

const setsOf = (phrase: string, locale: Locale): Forms => phraseForms(phrase, locale).map(forms => new Set(forms))

/** Where a phrase stands in another one. */
const placeIn = (whole: Forms, part: Forms): number =>
  whole.findIndex((_, at) => part.every((forms, next) => [...(whole[at + next] ?? [])].some(form => forms.has(form))))

/** Entries of one word, which several languages may have: what is an exception in one of them is one in all. */
function phraseOf([first, ...others]: [WordEntry, ...WordEntry[]]): Phrase {
  const entries = [first, ...others]
  const inEach = entries.map(({ word, locale }) => setsOf(word, locale))
  const forms = (inEach[0] ?? []).map((_, at) => new Set(inEach.flatMap(sets => [...(sets[at] ?? [])])))
  const not = entries.flatMap(({ not: phrases, locale }) => phrases.map(phrase => setsOf(phrase, locale)))
  return {
    forms,
    asks: [...new Set(entries.flatMap(({ asks }) => asks))],
    isName: entries.some(({ isName }) => isName),
    only: first.isOwn ? first.locale : null,
    not: not.map(whole => ({ forms: whole, at: placeIn(whole, forms) })),
  }
}

/** One for each word, and for each language where it counts in its own only. */
const sameWord = ({ word, locale, isOwn }: WordEntry): string =>
  `${isOwn ? locale : ''} ${phraseForms(word, locale)
    .map(([form]) => form)
    .join(' ')}`

/** Phrases by each form of their first word. */
function indexOf(entries: readonly WordEntry[]): ReadonlyMap<string, readonly Phrase[]> {
  const index = new Map<string, Phrase[]>()
  for (const same of Map.groupBy(entries, sameWord).values()) {
    const phrase = phraseOf(same as [WordEntry, ...WordEntry[]])
    for (const form of phrase.forms[0] ?? []) index.set(form, [...(index.get(form) ?? []), phrase])
  }
  return index
}

const INDEX = indexOf(WORD_ENTRIES)

function standsAt(words: readonly TextWord[], at: number, forms: Forms): boolean {
  for (let next = 0; next < forms.length; next++) {
    const word = words[at + next]
    if (!word || !forms[next]?.has(word.word) || (next > 0 && !word.joins)) return false
  }
  return true
}

type Found = { phrase: Phrase; first: number; last: number }

/** A loop by number: most words of a menu are in no phrase. */
function findAll(words: readonly TextWord[], locale: Locale): Found[] {
  const found: Found[] = []
  for (let first = 0; first < words.length; first++) {
    const phrases = INDEX.get(words[first]?.word ?? '')
    if (!phrases) continue
    for (const phrase of phrases) {
      const { forms, not, only } = phrase
      if (only !== null && only !== locale) continue
      if (!standsAt(words, first, forms)) continue
      if (not.some(each => standsAt(words, first - each.at, each.forms))) continue
      found.push({ phrase, first, last: first + forms.length - 1 })
    }
  }
  return found
}

/** Allergens that the text says are not in the thing that the word names: 'pan sin gluten', 'gluten-free bread'. */
function leftOut({ first, last }: Found, { words, names, locale }: TextParts): readonly AllergenId[] {
  const isJoined = (at: number): boolean => words[at]?.joins ?? false
  const after = WITHOUT[locale].includes(words[last + 1]?.word ?? '') && isJoined(last + 1) && isJoined(last + 2)
  const before = words[first - 1]?.word === FREE && isJoined(first) && isJoined(first - 1)
  return names.flatMap(({ phrase, ...name }) =>
    (after && name.first === last + 2) || (before && name.last === first - 2) ? phrase.asks : [],
  )
}

/** 'Sin gluten', 'gluten-free'. */
function isDenied({ phrase, first, last }: Found, { words, locale }: TextParts): boolean {
  if (!phrase.isName) return false
  const [before, name, after] = [words[first - 1], words[first], words[last + 1]]
  return (WITHOUT[locale].includes(before?.word ?? '') && name?.joins === true) || (after?.word === FREE && after.joins)
}

type TextParts = { words: readonly TextWord[]; names: readonly Found[]; locale: Locale }

/** Which word of a text asks about which allergen. */
export type AskingWord = { allergen: AllergenId; word: string }

/**
 * The allergens that the words of a text ask about, each with the word as it is written. Nothing but a question follows
 * from a word: it sets no allergen, and a text without any says nothing about the dish (4-beyond §5, TABLE §7 17).
 */
export function askingWords(text: string, locale: Locale): AskingWord[] {
  const words = wordsOf(text)
  const all = findAll(words, locale)
  const names = all.filter(({ phrase }) => phrase.isName)
  const said = ({ first, last }: Found, asks: readonly AllergenId[]): AskingWord[] => {
    const word = text.slice(words[first]?.start, words[last]?.end).toLowerCase()
    return asks.map(allergen => ({ allergen, word }))
  }
  if (names.length === 0 || words.some(({ word }) => ON_REQUEST.has(word)))
    return all.flatMap(found => said(found, found.phrase.asks))
  const parts: TextParts = { words, names, locale }
  return all
    .filter(found => !isDenied(found, parts))
    .flatMap(found => {
      const out = leftOut(found, parts)
      return said(
        found,
        found.phrase.asks.filter(ask => !out.includes(ask)),
      )
    })
}

type Texts = Partial<Record<Locale, { name: string; description: string }>>

/** What all texts of a dish ask about, in the order of the 14, with the words, each once. */
export function askedOf(texts: Texts): Map<AllergenId, string[]> {
  const asked = new Map<AllergenId, string[]>()
  for (const locale of LOCALES) {
    const written = texts[locale]
    if (!written) continue
    for (const text of [written.name, written.description])
      for (const { allergen, word } of askingWords(text, locale)) {
        const words = asked.get(allergen)
        if (!words) asked.set(allergen, [word])
        else if (!words.includes(word)) words.push(word)
      }
  }
  return new Map([...asked].toSorted(([one], [other]) => ALLERGEN_IDS.indexOf(one) - ALLERGEN_IDS.indexOf(other)))
}
