import { normalizeAllergens } from '#features/allergens/allergens.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import { isPriceLabel } from '#features/prices/price-line.ts'
import { type CartaCopy, cartaCopy, type CopiedDish, COPY_FORMAT, COPY_VERSION } from '../../copy-format.ts'
import type { ReadDish, ReadDraft, ReadPrice, Texts } from '../draft.ts'

/** Whether a text is a copy of ours, before it is looked at. */
export const isCopy = (text: string): boolean => /^\s*\{/u.test(text) && text.includes(`"${COPY_FORMAT}"`)

type Problem = { problem: 'copyNewer' | 'unreadable' }

/** A label of the house is its name here: the house that reads it has others. */
function priceOf(price: CopiedDish['prices'][number], { labels, defaultLocale }: CartaCopy): ReadPrice {
  const line = lineOf(price)
  if (line.label === null || isPriceLabel(line.label)) return line
  const names = labels.find(({ _id }) => _id === line.label)?.names ?? {}
  const word = names[defaultLocale] ?? Object.values(names)[0]
  return { ...line, label: null, ...(word !== undefined && { word: word.replace(/\s+/gu, ' ').trim() }) }
}

const filled = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))

function dishOf(dish: CopiedDish, copy: CartaCopy, { category, line }: { category: number; line: number }): ReadDish {
  return {
    category,
    names: filled(dish.names),
    descriptions: filled(dish.descriptions),
    prices: dish.prices.map(price => priceOf(price, copy)),
    marks: [],
    proposals: normalizeAllergens(dish.allergens),
    doubts: [],
    origin: { page: 1, line, text: dish.names[copy.defaultLocale] ?? Object.values(dish.names)[0] ?? '' },
    available: dish.available,
    ...(dish.published === false && { published: false }),
    isDeclared: dish.allergensDeclared,
    saidWith: {
      // No traces were declared there only where somebody has said so.
      ...((dish.tracesDeclared || dish.traces.length > 0) && { traces: dish.traces }),
      members: dish.members,
      without: dish.without,
    },
    diets: dish.diets,
  }
}

/** A copy of ours as a draft without doubts; its allergens are proposals, too. */
export function readCopy(text: string): ReadDraft | Problem {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { problem: 'unreadable' }
  }
  const version = (json as { version?: unknown }).version
  if (typeof version === 'number' && version > COPY_VERSION) return { problem: 'copyNewer' }
  const parsed = cartaCopy.safeParse(json)
  if (!parsed.success) return { problem: 'unreadable' }
  const copy = parsed.data
  let line = 0
  return {
    categories: copy.categories.map(({ names }) => ({
      names: filled(names),
      origin: { page: 1, line: 1, text: names[copy.defaultLocale] ?? '' },
    })),
    dishes: copy.categories.flatMap(({ dishes }, category) =>
      dishes.map(dish => dishOf(dish, copy, { category, line: ++line })),
    ),
    leftovers: [],
    key: [],
    isKeyRead: true,
  }
}
