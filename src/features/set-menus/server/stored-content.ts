import type { Locale } from '#shared/locale.ts'
import { isUuid } from '#shared/id.ts'
import { v7 } from '#platform/id/id.ts'
import type { Db } from '#platform/db/database.ts'
import { listCartaDishes } from '#features/menu/server/index.ts'
import { nameIn } from '#features/prices/names.ts'
import type { ContentBody } from '../set-menu.shapes.ts'
import { answeredCourses, type Carta, cartaOf, type StoredContent, type WritingContext } from '../set-menu.rules.ts'

type WithCourses = Pick<StoredContent, 'courses'>

const dishIdsOf = ({ courses }: WithCourses): string[] =>
  courses.flatMap(({ items }) => items.flatMap(({ dishId, source }) => [dishId ?? [], source?.dishId ?? []].flat()))

const sentIdsOf = ({ courses = [] }: ContentBody): string[] =>
  courses.flatMap(({ items = [] }) => items.flatMap(({ dishId }) => dishId ?? []))

/** The dishes of the carta that these menus, and this body, name. */
export async function readCarta(
  db: Db,
  restaurantId: string,
  contents: readonly WithCourses[],
  body: ContentBody = {},
): Promise<Carta> {
  const ids = new Set([...contents.flatMap(dishIdsOf), ...sentIdsOf(body)])
  return cartaOf(await listCartaDishes(db, restaurantId, [...ids].filter(isUuid)))
}

export const writingContext = (carta: Carta, defaultLocale: Locale): WritingContext => ({
  carta,
  defaultLocale,
  newId: v7,
})

/** What a call answers of a content. */
export const answeredContent = (content: StoredContent, carta: Carta, unavailable: readonly string[]) => ({
  price: content.price / 100,
  includes: content.includes,
  note: content.note,
  courses: answeredCourses(content.courses, carta, unavailable),
})

export const lineIdsOf = ({ courses }: WithCourses): string[] =>
  courses.flatMap(({ items }) => items.map(({ id }) => id))

/** The names of lines, for people. */
export const lineNames = ({ courses }: WithCourses, ids: readonly string[], defaultLocale: Locale): string[] =>
  courses
    .flatMap(({ items }) => items)
    .filter(({ id }) => ids.includes(id))
    .map(({ names }) => nameIn(names, defaultLocale, defaultLocale).text)
