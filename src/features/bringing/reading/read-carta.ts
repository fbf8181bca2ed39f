import type { AllergenId } from '#features/allergens/allergens.ts'
import { normalizeAllergens } from '#features/allergens/allergens.ts'
import type { Doubt, KeyEntry, Origin, ReadCategory, ReadDish, ReadDraft, Texts } from './draft.ts'
import { EUROPEAN_KEY } from './line/allergen-key.ts'
import { allergenNamed } from './line/allergen-words.ts'
import { languageOf } from './line/language.ts'
import { findPairStyle, type PairStyle, pairTexts } from './line/pairs.ts'
import { decidePrices } from './prices-of-line.ts'
import { type DishLines, groupLines, haveLanguages } from './shape/group.ts'
import { habitsOf } from './shape/habits.ts'
import type { Habits, Seen } from './shape/seen.ts'
import { seeLines } from './shape/see.ts'
import type { SourceKind, SourceLine } from './source-line.ts'
import { DRAFT_LIMITS } from './storable.ts'
import { tidy } from './words.ts'

const originOf = ({ line }: Seen): Origin => ({
  page: line.page,
  line: line.line,
  text: line.text.slice(0, DRAFT_LIMITS.origin),
  ...(line.box && { box: line.box }),
})

/** 'Croquetas de jamón, con bechamel de la abuela': what stands behind a dash or a full stop describes. */
function splitName(written: string): { name: string; description: string } {
  const text = written.replace(/[:,]?\s*(?:desde|a partir de)$/iu, '')
  const cut = /^(.{3,}?)(?:\s+[–—-]\s+|\t+|\.\s+|:\s+)(\p{Ll}.{8,}|(?:Con|Acompañad|Servid)\p{L}*\s.{5,})$/u.exec(text)
  return cut ? { name: tidy(cut[1] ?? ''), description: tidy(cut[2] ?? '') } : { name: tidy(text), description: '' }
}

/** Lines under a dish: its name in other languages, then descriptions, each in its language. */
function textsBelow(below: readonly Seen[], areLanguages: boolean): { names: Texts; descriptions: Texts } {
  const names: Texts = {}
  const descriptions: Texts = {}
  let last: (typeof descriptions & object) | undefined
  let locale: keyof Texts = 'es'
  for (const { rest } of below) {
    const text = rest.replace(/\s+/gu, ' ').trim()
    const language = areLanguages ? languageOf(text) : undefined
    if (areLanguages && language !== undefined && language !== 'es') {
      locale = language
      last = names[locale] === undefined ? names : descriptions
    } else if (!last || language === 'es') {
      locale = 'es'
      last = descriptions
    }
    last[locale] = [last[locale], text].filter(Boolean).join(' ')
  }
  return { names, descriptions }
}

/** Behind a heading: 'Arroces (mínimo 2 personas, precio por persona)'. */
const PER_PERSON = /precio\s+por\s+pers|por persona\b|\/\s?pers/iu
const IN_BRACKETS = /\s*\([^)]*\)\s*$/u
const unwrapped = (text: string): string => text.replace(/^\((.*)\)$/u, '$1').trim()
const cutTexts = (texts: Texts, max: number): Texts =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, text.slice(0, max).trim()]))

type Carta = {
  source: SourceKind
  habits: Habits
  pairs: PairStyle | undefined
  areLanguages: boolean
  means: (mark: string) => AllergenId[]
}

function dishOf(lines: DishLines, categories: readonly ReadCategory[], carta: Carta): ReadDish {
  const { name: named, priced, below, columns, category, isCommon } = lines
  const written = named.map(({ rest }) => rest.trim()).join(' ')
  const pair = pairTexts(written, carta.pairs)
  const { name, description } = pair.en || pair.pt ? { name: tidy(pair.es ?? ''), description: '' } : splitName(written)
  const under = textsBelow(below, carta.areLanguages)
  const marks = [...new Set([...named, ...(priced ? [priced] : []), ...below].flatMap(seen => seen.marks))]
  const context = {
    habits: carta.habits,
    columns,
    category: (category === null ? undefined : categories[category]?.names.es) ?? '',
    source: carta.source,
    isCommon,
    around: [written, ...below.map(({ rest }) => rest)].join(' '),
    isPerPerson: category !== null && PER_PERSON.test(categories[category]?.origin.text ?? ''),
  }
  const { prices, doubts } = decidePrices(priced, name, context)
  const names = {
    ...under.names,
    ...Object.fromEntries(Object.entries(pair).map(([locale, text]) => [locale, tidy(text)])),
    es: name,
  }
  const es = [description, under.descriptions.es ?? ''].filter(text => text !== '').join(' ')
  const descriptions = { ...under.descriptions, ...(es !== '' && { es: unwrapped(es) }) }
  return {
    category,
    names: cutTexts(names, DRAFT_LIMITS.name),
    descriptions: cutTexts(descriptions, DRAFT_LIMITS.description),
    prices,
    marks,
    proposals: normalizeAllergens(marks.flatMap(carta.means)),
    doubts,
    origin: originOf(named[0] ?? (priced as Seen)),
  }
}

/** 'ENTRANTES / STARTERS', where the dishes are no pairs. */
function headingPair(text: string): PairStyle | undefined {
  const [, other = ''] = text.split(/\s+\/\s+/u)
  const language = languageOf(other)
  return language === 'en' || language === 'pt' ? { joint: 0, order: ['es', language] } : undefined
}

function categoryOf(lines: readonly Seen[], pairs: PairStyle | undefined): ReadCategory {
  const [first, ...others] = lines
  const written = (first?.rest ?? '')
    .replace(IN_BRACKETS, '')
    .replace(/\s*\(?(?:\s*tod[oa]s)?(?:\s+las? \p{L}+)?\s+a$/iu, '')
    .trim()
  const texts = pairTexts(written, pairs ?? headingPair(written))
  const names: Texts = Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, tidy(text)]))
  for (const { rest } of others) names[languageOf(rest) ?? 'en'] ??= tidy(rest)
  return { names: cutTexts(names, DRAFT_LIMITS.name), origin: originOf(first as Seen) }
}

/** What a mark means: by the key, by its own word, or by the European order. */
const meaningOf =
  (key: readonly KeyEntry[]) =>
  (mark: string): AllergenId[] => {
    const entry = key.find(each => each.mark.toLowerCase() === mark.toLowerCase())
    const allergen = entry?.allergen ?? allergenNamed(mark)
    return allergen ? [allergen] : []
  }

/** Where most dishes have no price, that is asked once. */
function askMissingOnce(dishes: readonly ReadDish[]): ReadDish[] {
  const isMissing = ({ doubts }: ReadDish) => doubts.some(({ kind }) => kind === 'missing')
  if (dishes.filter(isMissing).length < dishes.length / 2) return [...dishes]
  const once = (doubt: Doubt): Doubt => (doubt.kind === 'missing' ? { ...doubt, group: 'missing' } : doubt)
  return dishes.map(dish => ({ ...dish, doubts: dish.doubts.map(once) }))
}

/** Headings without a dish under them are no category: a title, or what several headings have in common. */
function usedCategories(draft: ReadDraft): ReadDraft {
  const used = draft.categories.map((_, at) => draft.dishes.some(({ category }) => category === at))
  const place = used.map((_, at) => used.slice(0, at).filter(Boolean).length)
  const unused = draft.categories.filter((_, at) => !used[at])
  return {
    ...draft,
    categories: draft.categories.filter((_, at) => used[at]),
    dishes: draft.dishes.map(dish => ({
      ...dish,
      category: dish.category === null ? null : (place[dish.category] ?? null),
    })),
    leftovers: [
      ...draft.leftovers,
      ...unused.map(({ origin }) => ({ text: origin.text, page: origin.page, kind: 'unknown' as const })),
    ],
  }
}

/**
 * Reads the lines of a carta into a draft (BRINGING §4): pure, and nothing is guessed silently. What is not certain is
 * a doubt with its readings; what is no part of a carta is a leftover.
 */
export function readCarta(source: readonly SourceLine[], kind: SourceKind): ReadDraft {
  const { lines, notes, key, hasNumbers } = seeLines(source)
  const habits = habitsOf(lines)
  const { headings, dishes: grouped, stray } = groupLines(lines, habits)
  const names = grouped.map(({ name }) => name.map(({ rest }) => rest.trim()).join(' '))
  const pairs = findPairStyle(names)
  const isKeyRead = key.length > 0
  const used = isKeyRead ? key : hasNumbers ? [...EUROPEAN_KEY] : []
  const categories = headings.map(each => categoryOf(each, pairs))
  const carta: Carta = { source: kind, habits, pairs, areLanguages: haveLanguages(lines), means: meaningOf(used) }
  const dishes = askMissingOnce(grouped.map(each => dishOf(each, categories, carta)))
  return usedCategories({
    categories,
    dishes: dishes.slice(0, DRAFT_LIMITS.dishes),
    leftovers: [
      ...notes.map(line => ({ line, kind: 'note' as const })),
      ...stray.map(({ line }) => ({ line, kind: 'unknown' as const })),
    ]
      .slice(0, DRAFT_LIMITS.leftovers)
      .map(({ line, kind: what }) => ({ text: line.text.slice(0, DRAFT_LIMITS.origin), page: line.page, kind: what })),
    key: used,
    isKeyRead,
  })
}
