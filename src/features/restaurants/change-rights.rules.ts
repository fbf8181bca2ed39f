import { isSameJson } from '#shared/fields/same-json.ts'
import { inOrder, type Right, RIGHTS } from '#features/identity/rights.rules.ts'

/**
 * A change that a write records. No right of their own need what is brought back (`from`), and fields that another one
 * of the same change has moved (`follows`, as they are moved by it).
 */
type Recorded = {
  entity: { name: string }
  before: object | null
  after: object | null
  from?: object
  follows?: object
}

/** Which right a kind of thing needs; what is not named here only the owner, a partner and an administrator change. */
type RightsOf = {
  /** Only says what the changes beside it are, and needs no right of its own. */
  isTold?: true
  /** To create, to delete and to bring back. */
  whole?: Right
  fields: Readonly<Record<string, Right>>
  /** Fields that say nothing yet in a new one: who may create it need not have their right. */
  empty?: Readonly<Record<string, readonly unknown[]>>
}

/** The one table of rights and fields (4-beyond §10); `test/house/rights.api.test.ts` looks for fields without. */
export const CHANGE_RIGHTS: Readonly<Record<string, RightsOf>> = {
  dish: {
    whole: 'texts',
    fields: {
      categoryId: 'texts',
      translations: 'texts',
      imageId: 'texts',
      sortOrder: 'texts',
      price: 'prices',
      prices: 'prices',
      marketSaid: 'prices',
      allergens: 'allergens',
      allergensDeclared: 'allergens',
      traces: 'allergens',
      tracesDeclared: 'allergens',
      members: 'allergens',
      without: 'allergens',
      diets: 'allergens',
      allergensReviewed: 'allergens',
      available: 'availability',
      unavailableSince: 'availability',
    },
    empty: {
      price: ['0', '0.00'],
      prices: [null, []],
      marketSaid: [null],
      allergens: [[]],
      allergensDeclared: [false],
      traces: [[]],
      tracesDeclared: [false],
      members: [{}],
      without: [{}],
      diets: [[]],
      allergensReviewed: [null],
      available: [true],
      unavailableSince: [null],
    },
  },
  category: { whole: 'texts', fields: { key: 'texts', translations: 'texts', sortOrder: 'texts' } },
  'dish-order': { fields: { itemIds: 'texts', places: 'texts' } },
  // Hours of the carta.
  schedule: {
    whole: 'hours',
    fields: { name: 'hours', days: 'hours', slots: 'hours', categoryIds: 'hours', dishIds: 'hours' },
  },
  'allergen-notice': { fields: { notice: 'allergens', dietsComplete: 'allergens', since: 'allergens' } },
  'dish-report': { fields: { state: 'allergens' } },
  'category-order': { fields: { categoryIds: 'texts', places: 'texts' } },
  // What its lines say of allergens: `set-menus/server/allergen-rights.ts`.
  'daily-menu': {
    whole: 'texts',
    fields: {
      day: 'texts',
      name: 'texts',
      price: 'prices',
      includes: 'texts',
      note: 'texts',
      courses: 'texts',
      live: 'texts',
      soldOut: 'availability',
      unavailable: 'availability',
    },
  },
  'daily-menu-rules': { fields: { days: 'texts', slots: 'texts', onHolidays: 'texts', untilSoldOut: 'texts' } },
  'set-menu': {
    whole: 'texts',
    fields: {
      names: 'texts',
      days: 'texts',
      slots: 'texts',
      onHolidays: 'texts',
      untilSoldOut: 'texts',
      price: 'prices',
      includes: 'texts',
      note: 'texts',
      courses: 'texts',
      published: 'texts',
      soldOut: 'availability',
      unavailable: 'availability',
    },
    empty: { price: [0], soldOut: [false], unavailable: [[]] },
  },
  // Whoever schedules, changes or cancels one: `scheduled/server/scheduled.service.ts`.
  'scheduled-change': { fields: {}, isTold: true },
  'set-menu-order': { fields: { setMenuIds: 'texts' } },
  // Codes of tables.
  code: { whole: 'print', fields: { name: 'print', key: 'print', zoneId: 'print', retired: 'print' } },
  'price-label': { whole: 'prices', fields: { names: 'prices' } },
  // Beside the rights of the dishes that it changes.
  import: {
    whole: 'texts',
    fields: { source: 'texts', fileName: 'texts', pageCount: 'texts', created: 'texts', updated: 'texts' },
  },
  // Each change that it makes asks its own.
  return: { isTold: true, fields: {} },
  restaurant: {
    fields: {
      name: 'look',
      translations: 'look',
      defaultLocale: 'look',
      supportedLocales: 'look',
      currency: 'look',
      address: 'look',
      contact: 'look',
      theme: 'look',
      logoImageId: 'look',
      holidayCountry: 'hours',
      timezone: 'hours',
      hours: 'hours',
    },
  },
  // Of today and of special days: who may close the house may say until when.
  'special-day': {
    whole: 'hours',
    fields: {
      from: 'hours',
      to: 'hours',
      closed: 'hours',
      slots: 'hours',
      reason: 'hours',
      label: 'hours',
      asUsual: 'hours',
      // Its days and what they say in words, for the activity.
      name: 'hours',
      says: 'hours',
    },
  },
  today: {
    fields: {
      day: 'hours',
      hours: 'hours',
      timezone: 'hours',
      kitchenClosed: 'availability',
      full: 'availability',
      note: 'availability',
    },
  },
  // What is ignored in the check of a menu, each under the right of its rule (`safety/check.rules.ts`).
  check: { fields: Object.fromEntries(RIGHTS.map(right => [right, right])) },
}

/** Rights that a change needs; `house`: only the owner, a partner or an administrator may make it. */
type Needed = { rights: Right[]; house: boolean }

type State = Readonly<Record<string, unknown>>

function neededFor({ entity, before, after, from, follows }: Recorded): (Right | undefined)[] {
  const table = CHANGE_RIGHTS[entity.name]
  if (isSameJson(before, after)) return []
  if (!table) return [undefined]
  if (table.isTold) return []
  const { whole, fields, empty = {} } = table
  if (after === null) return [whole]
  const state = after as State
  const start = (before ?? from) as State | null | undefined
  const isEmpty = (field: string): boolean => (empty[field] ?? []).some(nothing => isSameJson(nothing, state[field]))
  const changed = Object.keys({ ...start, ...state }).filter(field =>
    start ? !isSameJson(start[field], state[field]) : fields[field] !== whole && !isEmpty(field),
  )
  const moved = (follows ?? {}) as State
  const asked = changed.filter(field => !(field in moved && isSameJson(moved[field], state[field])))
  return [...(before === null ? [whole] : []), ...asked.map(field => fields[field])]
}

/** What all changes of a write need together. */
export function rightsNeeded(changes: readonly Recorded[]): Needed {
  const needed = changes.flatMap(neededFor)
  return {
    rights: inOrder(needed.flatMap(each => each ?? [])),
    house: needed.includes(undefined),
  }
}

/** A new thing without what its maker may not set: each such field is as it is where nobody has said anything. */
export function withinRights<State extends object>(
  entity: string,
  state: State,
  { initial, rights }: { initial: State; rights: readonly Right[] },
): State {
  const { whole, fields } = CHANGE_RIGHTS[entity] ?? { fields: {} }
  const may = (field: string): boolean => {
    const right = fields[field]
    return right === whole || (right !== undefined && rights.includes(right))
  }
  return Object.fromEntries(
    Object.entries(state).map(([field, value]) => [field, may(field) ? value : initial[field as keyof State]]),
  ) as State
}
