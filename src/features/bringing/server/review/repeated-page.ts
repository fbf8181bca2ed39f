import type { Locale } from '#shared/locale.ts'
import { isSameText } from '../../plain-name.ts'
import type { ReadDraft } from '../../reading/draft.ts'
import { contentOf, type DraftContent, type DraftPage, nameOf } from './draft-content.ts'
import { proposalsBy } from './proposals.rules.ts'

/** The draft while one of its pages is read, or after it could not be read again. */
export function withPageState(
  content: DraftContent,
  page: number,
  state: Pick<DraftPage, 'state' | 'code'>,
): DraftContent {
  return { ...content, pages: content.pages.map((each, at) => (at === page - 1 ? { ...each, ...state } : each)) }
}

type Repeated = { page: number; draft: ReadDraft; image: DraftPage['image'] }

/** A key at the foot of the page holds for the others too, if none was read there: they must be ticked again. */
function withKeyOf(content: DraftContent, { key, isKeyRead }: ReadDraft): DraftContent {
  if (content.isKeyRead || (!isKeyRead && content.key.length > 0)) return content
  const dishes = content.dishes.map(dish => {
    const proposals = proposalsBy(key, dish.marks)
    const isSame = dish.marks.length === 0 || proposals.join() === dish.proposals.join()
    return isSame ? dish : { ...dish, proposals, allergensDeclared: false }
  })
  return { ...content, key, isKeyRead, dishes }
}

/**
 * The draft with a page that failed before, now that it is read: its dishes stand after those of the pages before, in
 * the categories of that name; dishes above its first heading belong to the one that the page before ends with.
 */
export function withRepeatedPage(before: DraftContent, { page, draft, image }: Repeated, locale: Locale): DraftContent {
  const content = withKeyOf(before, draft)
  const read = contentOf({ draft, pages: [] }, locale)
  const place = content.dishes.findLastIndex(({ origin }) => origin.page < page) + 1
  const ending = content.dishes[place - 1]?.categoryId
  const isHomeless = draft.dishes.some(({ category }) => category === null)
  let next = content.next
  const known = new Map<string, string>()
  const added = read.categories.flatMap((category, at) => {
    const name = nameOf(category.names, locale)
    const same = content.categories.find(({ names }) => isSameText(nameOf(names, locale), name))?._id
    const present = isHomeless && at === 0 ? (ending ?? same) : same
    const id = present ?? `c${next++}n`
    known.set(category._id, id)
    return present === undefined ? [{ ...category, _id: id }] : []
  })
  const dishes = read.dishes.map(dish => {
    const _id = `d${next++}n`
    return {
      ...dish,
      _id,
      categoryId: known.get(dish.categoryId) ?? dish.categoryId,
      proposals: proposalsBy(content.key, dish.marks),
      doubts: dish.doubts.map((doubt, at) => ({ ...doubt, _id: `${_id}.${at + 1}` })),
      origin: { ...dish.origin, page },
    }
  })
  const leftovers = read.leftovers.map(line => ({ ...line, _id: `l${next++}n`, page }))
  const after = content.categories.findIndex(({ _id }) => _id === ending) + 1
  return {
    ...content,
    pages: content.pages.map((each, at) =>
      at === page - 1 ? { state: 'read', code: null, dishes: dishes.length, image } : each,
    ),
    categories: content.categories.toSpliced(after, 0, ...added),
    dishes: content.dishes.toSpliced(place, 0, ...dishes),
    leftovers: [...content.leftovers, ...leftovers],
    next,
  }
}
