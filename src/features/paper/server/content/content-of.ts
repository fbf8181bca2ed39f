import { createHash } from 'node:crypto'
import { isAllergenId } from '#features/allergens/allergens.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import { answerOf } from '#features/prices/price-fields.ts'
import { plainLine } from '#features/prices/price-line.ts'
import type { PrintedMenu } from '#features/set-menus/server/index.ts'
import type { PaperContent, PaperDish, PaperSetMenu, PaperZone } from '../../paper.content.ts'
import type { SheetOptions } from '../../paper.contract.ts'

type Dish = Menu['dishes'][number]

/** Of a market price only that it is one: today's is another one tomorrow. */
function pricesOf({ price, prices }: Dish): PaperDish['prices'] {
  const lines = prices ?? (price === 0 ? [] : [answerOf(plainLine(Math.round(price * 100)))])
  return lines.map(line => (line.market ? { ...line, amount: null } : line))
}

const paperDish = (dish: Dish): PaperDish => ({
  _id: dish._id,
  categoryId: dish.categoryId,
  translations: dish.translations,
  prices: pricesOf(dish),
  allergens: dish.allergens.filter(isAllergenId),
  traces: (dish.traces ?? []).filter(isAllergenId),
  ask: !dish.allergensDeclared || dish.reported === true,
  tracesDeclared: dish.tracesDeclared === true,
})

/** A set menu; a line says of its allergens what a dish does. */
const paperSetMenu = ({ courses, ...menu }: PrintedMenu): PaperSetMenu => ({
  ...menu,
  courses: courses.map(course => ({
    ...course,
    items: course.items.map(({ _id, dishId, names, supplement, ...said }) => ({
      _id,
      dishId,
      names,
      supplement,
      allergens: said.allergens.filter(isAllergenId),
      traces: (said.traces ?? []).filter(isAllergenId),
      ask: !said.allergensDeclared || said.reported === true,
      tracesDeclared: said.tracesDeclared === true,
    })),
  })),
})

/** What is printed: the menu as it is now, and the set menus of the house. */
export type PrintSource = { menu: Menu; zones: PaperZone[]; setMenus: readonly PrintedMenu[] }

/** What is printed of a house as it is now, in the categories and set menus that are chosen. */
export function contentOf(
  { menu: { restaurant, categories, dishes }, zones, setMenus }: PrintSource,
  options: ContentOptions,
): PaperContent {
  const { categoryIds, footNote, validFrom, tax } = options
  const isChosen = (id: string): boolean => categoryIds.length === 0 || categoryIds.includes(id)
  const menus = setMenus.filter(({ _id }) => isChosen(_id)).map(paperSetMenu)
  return {
    defaultLocale: restaurant.defaultLocale,
    currency: restaurant.currency,
    priceLabels: restaurant.priceLabels ?? [],
    zones,
    categories: categories
      .filter(({ _id }) => isChosen(_id))
      .map(({ _id, translations }) => ({ _id, names: namesOf(translations) })),
    categoryIds,
    dishes: dishes.filter(({ categoryId }) => isChosen(categoryId)).map(paperDish),
    ...(menus.length > 0 && { setMenus: menus }),
    footNote,
    validFrom,
    tax,
  }
}
type ContentOptions = Pick<SheetOptions, 'categoryIds' | 'footNote' | 'validFrom' | 'tax'>

type Named = Menu['categories'][number]['translations']
const namesOf = (translations: Named): PaperContent['categories'][number]['names'] =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([locale, text]) => (text?.name ? [[locale, text.name]] : [])),
  )

/** Keys in one order: what a database has read compares with what is made anew. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}

export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('base64url')
