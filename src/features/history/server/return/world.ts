import type { Db } from '#platform/db/database.ts'
import { readNoticeState } from '#features/allergens/server/index.ts'
import { storedImages } from '#features/images/server/index.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { type MenuStates, readMenuStates, readScheduleStates } from '#features/menu/server/whole/index.ts'
import { nameIn, type Names } from '#features/prices/names.ts'
import { readPriceStates } from '#features/prices/server/index.ts'
import type { RestaurantAccess } from '#features/restaurants/server/index.ts'
import { readSetMenuStates } from '#features/set-menus/server/index.ts'
import type { Ages } from '../../compared.rules.ts'
import type { ValuesContext } from '../../history.values.ts'
import type { Held } from '../../back.ts'
import type { World } from '../../return.rules.ts'
import { deletedStates, type Key, keyOf, type State, statesBefore, type Was } from '../../then.rules.ts'
import type { DatedEntry } from '../history.store.ts'

/** A carta as it is now, how what changed since a moment was at it, and the words for both. */
export type CartaThen = {
  was: ReadonlyMap<Key, Was>
  world: World
  menu: MenuStates
  ages: Ages
  context: ValuesContext
}

/** What the words of a change need. */
export type Words = Pick<CartaThen, 'was' | 'context'> & { world: Pick<World, 'things'> }

export type Things = Map<Key, Held>
const add = (things: Things, entity: string, states: Iterable<readonly [string, object]>): void => {
  for (const [id, state] of states) things.set(keyOf({ entity, id }), { state: state as State, isDeleted: false })
}

/** Things that have no row once they are deleted: their history has the last of them. */
export const WITHOUT_ROW: readonly string[] = ['price-label', 'schedule', 'set-menu']

function addDeleted(things: Things, entries: readonly DatedEntry[]): void {
  for (const [key, state] of deletedStates(entries))
    if (!things.has(key) && WITHOUT_ROW.includes(key.split(' ')[0] ?? '')) things.set(key, { state, isDeleted: true })
}

const idsOf = (then: ReadonlyMap<Key, Was>, entity: string): string[] =>
  [...then.values()].filter(was => was.entity === entity).map(({ id }) => id)

type Named = { translations: Parameters<typeof dashboardName>[0] }

/** How things are called: as they are now, else as they were then. */
export function wordsOf(things: ReadonlyMap<Key, Held>, then: ReadonlyMap<Key, Was>): ValuesContext {
  const stateOf = (entity: string, id: string): State => {
    const key = keyOf({ entity, id })
    return { ...then.get(key)?.fields, ...things.get(key)?.state }
  }
  const name = (entity: string) => (id: string) => {
    const { translations } = stateOf(entity, id) as Partial<Named>
    return translations ? dashboardName(translations, 'es') : ''
  }
  const named = (entity: string, id: string) => nameIn((stateOf(entity, id)['names'] ?? {}) as Names, 'es', 'es').text
  const labels = [...things.keys(), ...then.keys()].filter(key => key.startsWith('price-label '))
  return {
    categoryName: name('category'),
    dishName: name('dish'),
    setMenuName: id => named('set-menu', id),
    labels: [...new Set(labels)].map(key => ({ id: key.slice(12), name: named('price-label', key.slice(12)) })),
  }
}

/** Whose carta is read, and when; `writes`: what is read stays until the commit, photos too. */
export type Where = { access: RestaurantAccess; now: Date; writes?: boolean }

/** All that a carta has beside its dishes and categories. */
export async function addOthers(things: Things, db: Db, { access, now }: Where): Promise<void> {
  const { restaurantId } = access
  const { labels, zones } = await readPriceStates(db, restaurantId)
  const { menus, rules } = await readSetMenuStates(db, access, now)
  add(things, 'price-label', labels)
  for (const [id, held] of zones) things.set(keyOf({ entity: 'zone', id }), held)
  add(things, 'schedule', await readScheduleStates(db, restaurantId))
  add(things, 'set-menu', menus)
  add(things, 'set-menu-order', [[restaurantId, { setMenuIds: [...menus.keys()] }]])
  add(things, 'daily-menu-rules', [[restaurantId, rules]])
  add(things, 'allergen-notice', [[restaurantId, await readNoticeState(db, restaurantId)]])
}

/** Reads it, with all that changed since, oldest first. */
export async function readCartaThen(
  db: Db,
  { access, now, writes = false }: Where,
  entries: readonly DatedEntry[],
): Promise<CartaThen> {
  const { restaurantId, locales } = access
  const was = statesBefore(entries)
  const wanted = { dishIds: idsOf(was, 'dish'), categoryIds: idsOf(was, 'category') }
  const menu = await readMenuStates(db, { restaurantId, now }, wanted)
  const things: Things = new Map()
  const ages = new Map<Key, Date>()
  for (const [entity, held] of [
    ['dish', menu.dishes],
    ['category', menu.categories],
  ] as const)
    for (const [id, { state, isDeleted, createdAt }] of held) {
      things.set(keyOf({ entity, id }), { state, isDeleted })
      ages.set(keyOf({ entity, id }), createdAt)
    }
  await addOthers(things, db, { access, now })
  addDeleted(things, entries)
  const pictures = [...was.values()].flatMap(({ fields: { imageId } }) =>
    typeof imageId === 'string' ? [imageId] : [],
  )
  const ids = [...new Set(pictures)]
  const images = writes
    ? await storedImages.lock(db, restaurantId, ids)
    : (await storedImages.list(db, restaurantId, ids)).map(({ id }) => id)
  const world = { things, images: new Set(images), defaultLocale: locales.defaultLocale }
  return { was, world, menu, ages, context: wordsOf(things, was) }
}

/** The same carta as it was before the later ones of these changes; for comparing two moments. */
export function cartaAt({ was, world, ...carta }: CartaThen, later: readonly DatedEntry[]): CartaThen {
  const things = new Map(world.things)
  for (const [key, { existed, fields }] of statesBefore(later)) {
    const held = things.get(key)
    const first = was.get(key)
    if (existed) things.set(key, { state: { ...held?.state, ...fields }, isDeleted: false })
    else if (first?.existed) things.set(key, { state: { ...held?.state, ...first.fields }, isDeleted: true })
    else things.delete(key)
  }
  return { ...carta, was, world: { ...world, things } }
}
