import { PAGES } from '#shared/page-paths.ts'

/** What a dish can lack; the list of dishes can be narrowed to it (DAILY-WORK §3.4). */
export const MISSING_PARTS = ['alergenos', 'foto', 'traduccion'] as const
export type MissingPart = (typeof MISSING_PARTS)[number]

/** The menu, narrowed to the dishes that lack this, or are sold out. */
export const menuLacking = (part: MissingPart | 'existencias'): string => `${PAGES.menu}?falta=${part}`

/** The menu with the form of a dish open over it. */
export const menuWithDish = (dishId: string): string => `${PAGES.menu}?plato=${dishId}`
/** The menu with the form of a new dish open, in this category. */
export const menuWithNewDish = (categoryId: string): string => `${PAGES.menu}?nuevo=${categoryId}`
/** In the place of the id of a category, where there is none yet. */
export const NEW = 'nueva'
/** The menu with the form of a category open; null: of a new one. */
export const menuWithCategory = (categoryId: string | null): string => `${PAGES.menu}?categoria=${categoryId ?? NEW}`
/** The menu with the tab of a category open. */
export const menuAtCategory = (categoryId: string): string => `${PAGES.menu}?cat=${categoryId}`
/** Which dishes the review of allergens goes through. */
export const REVIEWED_DISHES = ['alergenos', 'antiguos'] as const
export type ReviewedDishes = (typeof REVIEWED_DISHES)[number]

/** The review of the dishes that say nothing of allergens. */
export const MENU_REVIEW = `${PAGES.menu}?revisar=alergenos`
/** The review of the dishes that somebody looked at over a year ago. */
export const MENU_OLD_REVIEW = `${PAGES.menu}?revisar=antiguos`

/** The menu, narrowed to what is sold out. */
export const MENU_SOLD_OUT = `${PAGES.menu}?falta=existencias`

/** A path of the menu for this restaurant, whichever is open then. */
export const ofRestaurant = (path: string, { _id }: { _id: string }): string => `${path}&id=${_id}`
