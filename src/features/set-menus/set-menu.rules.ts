import type { FieldErrors } from '#shared/app-error.ts'
import type { Locale } from '#shared/locale.ts'
import { isUuid } from '#shared/id.ts'
import { isSameJson } from '#shared/fields/same-json.ts'
import { normalizeAllergens } from '#features/allergens/allergens.ts'
import type { PublicDish } from '#features/menu/menu.contract.ts'
import { type Safety, safetyOf, saysContents, withoutSafety } from '#features/allergens/safety.rules.ts'
import { comparable, mergeNames, nameIn, type Names } from '#features/prices/names.ts'
import { PRESET_COURSES } from './course-names.ts'
import type { ContentBody, Course, CourseBody, Includes, ItemBody, SetMenuItem } from './set-menu.shapes.ts'
import { setMenuTexts as texts } from './set-menus.texts.ts'
import type { Contents, StoredItem } from './stored-item.ts'
import { writtenItem } from './written-item.ts'

export type { StoredItem }

export type StoredCourse = { id: string; names: Names; items: StoredItem[] }
/** What a set menu offers. `price` in cents; 0: none yet. */
export type StoredContent = { price: number; includes: Includes; note: Names; courses: StoredCourse[] }

/** What a set menu needs to know of a dish of the carta. */
export type CartaDish = Pick<
  PublicDish,
  | '_id'
  | 'translations'
  | 'allergens'
  | 'allergensDeclared'
  | 'available'
  | 'allergensReviewed'
  | 'reported'
  | keyof Safety
>
/** The living dishes of the carta by id. */
export type Carta = ReadonlyMap<string, CartaDish>

export const cartaOf = (dishes: readonly CartaDish[]): Carta => new Map(dishes.map(dish => [dish._id, dish]))

const contentsOf = ({ translations, allergens, allergensDeclared, ...said }: CartaDish): Contents => ({
  ...safetyOf(said),
  names: Object.fromEntries(Object.entries(translations).flatMap(([key, { name }]) => (name ? [[key, name]] : []))),
  allergens: normalizeAllergens(allergens),
  allergensDeclared,
})

/**
 * A line as it is now: that of a living dish has the dish's names, allergens and 'sold out'. When the dish has left the
 * carta, its copy may be older than what was said of it last: it is to be confirmed.
 */
export function currentItem(item: StoredItem, carta: Carta, unavailable: readonly string[]) {
  const dish = item.dishId === null ? undefined : carta.get(item.dishId)
  const { names, allergens, allergensDeclared, ...said } = dish ? contentsOf(dish) : item
  return {
    names,
    allergens,
    allergensDeclared,
    ...safetyOf(said),
    ...(dish?.allergensReviewed !== undefined && { allergensReviewed: dish.allergensReviewed }),
    ...(dish?.reported && { reported: true }),
    dishId: dish ? dish._id : null,
    toConfirm: dish ? false : item.toConfirm || (item.dishId !== null && saysContents(item)),
    available: !unavailable.includes(item.id) && dish?.available !== false,
  }
}

/** The courses as the people of the house see them. */
export const answeredCourses = (
  courses: readonly StoredCourse[],
  carta: Carta,
  unavailable: readonly string[],
): Course[] =>
  courses.map(({ id, names, items }) => ({
    _id: id,
    names,
    items: items.map(
      (item): SetMenuItem => ({
        _id: item.id,
        supplement: item.supplement / 100,
        ...currentItem(item, carta, unavailable),
      }),
    ),
  }))

/** What a new menu is: three courses without dishes, everything included. */
export const newContent = (newId: () => string, price = 0): StoredContent => ({
  price,
  includes: { bread: true, drink: true, dessert: true },
  note: {},
  courses: PRESET_COURSES.map(({ es }) => ({ id: newId(), names: { es }, items: [] })),
})

export type WritingContext = { carta: Carta; defaultLocale: Locale; newId: () => string }

/** A new course or line keeps the id that its screen gave it, so that what is written on needs no answer first. */
function idMaker(newId: () => string) {
  const given = new Set<string>()
  return (known: string | undefined, sent: string | undefined): string => {
    const wanted = known ?? (sent !== undefined && isUuid(sent) ? sent : undefined)
    const id = wanted === undefined || given.has(wanted) ? newId() : wanted
    given.add(id)
    return id
  }
}
type MakeId = ReturnType<typeof idMaker>

/**
 * A content with the fields of a body in their places. Lines keep their ids and what they say of allergens; a changed
 * text is to be confirmed (TABLE §5 10). `errors`: what is wrong, by path.
 */
export function changedContent(
  before: StoredContent,
  body: ContentBody,
  context: WritingContext,
): { content: StoredContent; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const makeId = idMaker(context.newId)
  const courses = body.courses?.map((sent, at) => changedCourse(before, sent, { ...context, makeId, errors, at }))
  return {
    content: {
      price: body.price ?? before.price,
      includes: mergedIncludes(before.includes, body.includes),
      note: body.note ? mergeNames(before.note, body.note) : before.note,
      courses: courses ?? before.courses,
    },
    errors,
  }
}

const mergedIncludes = (before: Includes, sent: ContentBody['includes'] = {}): Includes => ({
  bread: sent.bread ?? before.bread,
  drink: sent.drink ?? before.drink,
  dessert: sent.dessert ?? before.dessert,
})

type CourseContext = WritingContext & { makeId: MakeId; errors: FieldErrors; at: number }

function changedCourse(before: StoredContent, sent: CourseBody, context: CourseContext): StoredCourse {
  const { errors, at, defaultLocale, makeId } = context
  const old = before.courses.find(({ id }) => id === sent._id)
  const names = sent.names ? mergeNames(old?.names ?? {}, sent.names) : (old?.names ?? {})
  if (!nameIn(names, defaultLocale, defaultLocale).text) errors[`courses.${at}.names`] = texts.courseName
  const items = before.courses.flatMap(each => each.items)
  return {
    id: makeId(old?.id, sent._id),
    names,
    items:
      sent.items?.map((item, place) => {
        const { stored, problem } = changedItem(
          items.find(({ id }) => id === item._id),
          item,
          context,
        )
        if (problem) errors[`courses.${at}.items.${place}.${problem.field}`] = problem.text
        return stored
      }) ??
      old?.items ??
      [],
  }
}

type Changed = { stored: StoredItem; problem?: { field: 'names' | 'dishId'; text: string } }

/** Whether two names are the same text for people. */
const isSameText = (one: string, other: string): boolean => comparable(one) === comparable(other)

function changedItem(
  old: StoredItem | undefined,
  sent: ItemBody,
  { carta, defaultLocale, makeId }: CourseContext,
): Changed {
  const before: StoredItem = old ?? {
    id: '',
    dishId: null,
    names: {},
    allergens: [],
    allergensDeclared: false,
    supplement: 0,
    toConfirm: false,
    source: null,
  }
  const item = {
    ...before,
    id: makeId(old?.id, sent._id),
    supplement: sent.supplement ?? before.supplement,
  }
  const dishId = sent.dishId === undefined ? before.dishId : sent.dishId
  const dish = dishId === null ? undefined : carta.get(dishId)
  if (dishId !== null && !dish && dishId !== before.dishId)
    return { stored: item, problem: { field: 'dishId', text: texts.unknownDish } }
  const main = (names: Names): string => nameIn(names, defaultLocale, defaultLocale).text
  const said = sent.names && main(sent.names)
  if (dish) {
    const own = contentsOf(dish)
    if (said === undefined || isSameText(said, main(own.names)))
      return { stored: { ...withContents(item, own), dishId: dish._id, toConfirm: false, source: null } }
    const copy = { ...withContents(item, own), dishId: null, source: { ...own, dishId: dish._id } }
    return { stored: writtenItem(copy, sent, true) }
  }
  const hasNewText = said !== undefined && !isSameText(said, main(item.names))
  // Whoever still names the dish does not know that it is gone, nor what was said of it last.
  const own = { ...item, dishId: null, toConfirm: currentItem(item, carta, []).toConfirm }
  const stored = writtenItem(own, sent.dishId == null ? sent : { ...sent, toConfirm: own.toConfirm }, hasNewText)
  return main(stored.names) ? { stored } : { stored, problem: { field: 'names', text: texts.itemName } }
}

const withContents = (item: StoredItem, contents: Contents): StoredItem => ({ ...withoutSafety(item), ...contents })

/** The same menu for another day, with ids of its own; what has changed since is to be confirmed (4-beyond §3). */
export const copiedContent = (from: StoredContent, { carta, newId }: Pick<WritingContext, 'carta' | 'newId'>) => ({
  ...from,
  courses: from.courses.map(course => ({
    ...course,
    id: newId(),
    items: course.items.map(item => copiedItem({ ...item, id: newId() }, carta)),
  })),
})

function copiedItem(item: StoredItem, carta: Carta): StoredItem {
  const cameFrom = item.dishId ?? item.source?.dishId
  if (cameFrom === undefined) return item
  const dish = carta.get(cameFrom)
  if (item.dishId !== null && dish) return withContents(item, contentsOf(dish))
  const isAsItWas = dish !== undefined && isSameJson({ ...contentsOf(dish), dishId: cameFrom }, item.source)
  return { ...item, dishId: null, toConfirm: item.toConfirm || (saysContents(item) && !isAsItWas) }
}

/** Every text that diners read, with the copies of dishes as they are now: what is kept when a menu goes out. */
export const refreshedContent = (content: StoredContent, carta: Carta): StoredContent => ({
  ...content,
  courses: content.courses.map(course => ({
    ...course,
    items: course.items.map(item => {
      const dish = item.dishId === null ? undefined : carta.get(item.dishId)
      return dish ? withContents(item, contentsOf(dish)) : item
    }),
  })),
})

/** What a menu needs before diners may read it. */
export function publishErrors({ price, courses }: StoredContent): FieldErrors {
  const isEmpty = courses.every(({ items }) => items.length === 0)
  return { ...(price === 0 && { price: texts.priceRequired }), ...(isEmpty && { courses: texts.dishRequired }) }
}
