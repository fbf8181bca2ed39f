import { DISH_ID } from './menu-dom.ts'

/** The parameter of a menu's URL that names a dish: `/{slug}?plato={id}` (3-decisions §10). */
export const DISH_PARAMETER = 'plato'

/** So many of the last, random characters of a dish's id stand in its place on the page. */
const SHORT_LENGTH = 6
/** Of an id in full. */
const ID_LENGTH = 36

/** The place of a dish on the page: `p-a1b2c3`; the second dish with these characters has '-2' behind it. */
export const anchorOf = (id: string): string => DISH_ID + id.slice(-SHORT_LENGTH)

/** The place that a link asks for: it names a dish by its id in full, or by what stands in its place. */
export const askedAnchor = (asked: string): string => (asked.length === ID_LENGTH ? anchorOf(asked) : DISH_ID + asked)

/** What stands in a shared link for the dish at this place of the page. */
export const sharedId = (anchor: string): string => anchor.slice(DISH_ID.length)
