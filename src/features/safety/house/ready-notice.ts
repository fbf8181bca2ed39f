import type { Names } from '#features/prices/names.ts'
import type { Locale } from '#shared/locale.ts'

/** What most kitchens have to say: halves of one sentence (TABLE §7 19). */
export const READY_HALVES = ['flour', 'fryer', 'nuts', 'shellfish'] as const
export type ReadyHalf = (typeof READY_HALVES)[number]

const HALVES: Record<Locale, Record<ReadyHalf, string>> = {
  es: {
    flour: 'se usa harina de trigo',
    fryer: 'la freidora es compartida',
    nuts: 'hay frutos secos',
    shellfish: 'se trabaja con marisco',
  },
  en: {
    flour: 'wheat flour is used',
    fryer: 'the fryer is shared',
    nuts: 'nuts are present',
    shellfish: 'shellfish is handled',
  },
  pt: {
    flour: 'usa-se farinha de trigo',
    fryer: 'a fritadeira é partilhada',
    nuts: 'há frutos de casca rija',
    shellfish: 'trabalha-se com marisco',
  },
}
const FRAMES: Record<Locale, { start: string; and: string }> = {
  es: { start: 'En nuestra cocina', and: 'y' },
  en: { start: 'In our kitchen', and: 'and' },
  pt: { start: 'Na nossa cozinha', and: 'e' },
}

/** 'En nuestra cocina se usa harina de trigo y la freidora es compartida.'; '' of none. */
export function readySentence(halves: readonly ReadyHalf[], locale: Locale): string {
  const { start, and } = FRAMES[locale]
  const said = halves.map(half => HALVES[locale][half])
  const all = said.length < 2 ? said.join() : `${said.slice(0, -1).join(', ')} ${and} ${said.at(-1)}`
  return all && `${start} ${all}.`
}

const COMBINATIONS = Array.from({ length: 2 ** READY_HALVES.length - 1 }, (_, at) =>
  READY_HALVES.filter((_half, bit) => (at + 1) & (1 << bit)),
)

/** The halves of the ready sentence that stands in a text, as it is or among words of the house. */
export const halvesIn = (text: string, locale: Locale): readonly ReadyHalf[] =>
  COMBINATIONS.find(halves => text.includes(readySentence(halves, locale))) ?? []

/** Nobody has changed a word of it. */
export const isReady = (text: string, locale: Locale): boolean =>
  text !== '' && text === readySentence(halvesIn(text, locale), locale)

/** A text with these halves in the place of those that it says; what the house has written stays. */
function withHalves(text: string, locale: Locale, halves: readonly ReadyHalf[]): string {
  const before = readySentence(halvesIn(text, locale), locale)
  const after = readySentence(halves, locale)
  const changed = before ? text.replace(before, () => after) : `${text} ${after}`
  return changed.replace(/\s+/g, ' ').trim()
}

type Languages = { locale: Locale; locales: readonly Locale[] }

/** Says a half, or no more, in all languages; `locale`: the one in which it is read whether it says it already. */
export function toggleHalf(notice: Names, half: ReadyHalf, { locale, locales }: Languages): Names {
  const said = halvesIn(notice[locale] ?? '', locale)
  const halves = READY_HALVES.filter(one => (one === half ? !said.includes(one) : said.includes(one)))
  return Object.fromEntries(locales.map(each => [each, withHalves(notice[each] ?? '', each, halves)]))
}
