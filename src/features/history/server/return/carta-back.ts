import { putNoticeBack, type NoticeState } from '#features/allergens/server/index.ts'
import {
  categoryOrderIn,
  dishOrderIn,
  type MenuPutBack,
  type MenuStates,
  type MenuWrite,
  type Order,
  putMenuBack,
  putSchedulesBack,
  type SchedulesBack,
} from '#features/menu/server/whole/index.ts'
import {
  type LabelsBack,
  putLabelsBack,
  putZonesBack,
  takeLabelsAway,
  type ZonesBack,
} from '#features/prices/server/index.ts'
import { putSetMenusBack, type SetMenusBack } from '#features/set-menus/server/index.ts'
import type { Platform } from '#platform/platform.ts'
import type { Ages } from '../../compared.rules.ts'
import type { Back, Held } from '../../back.ts'
import { stateAfter } from '../../return.rules.ts'
import { type Key, keyOf, type State } from '../../then.rules.ts'

/** What of a carta goes back, for each feature that writes it. */
export type CartaBack = {
  menu: MenuPutBack
  labels: LabelsBack
  zones: ZonesBack
  schedules: SchedulesBack
  setMenus: SetMenusBack
  notice: NoticeState | null
}
type Carta = { things: ReadonlyMap<Key, Held>; ages: Ages; menu: MenuStates }

const fieldsOf = ({ fields }: Back): State => Object.assign({}, ...Object.values(fields)) as State

/** Things of one kind with all that they then have; their feature knows the type of that. */
function wholes<S>(backs: readonly Back[], entity: string, { things }: Carta) {
  const of = (kind: Back['kind']) => backs.filter(back => back.entity === entity && back.kind === kind)
  const states = (kind: Back['kind']) =>
    of(kind).map(back => ({ id: back.id, state: stateAfter(things.get(keyOf(back)), back) as unknown as S }))
  return { restore: states('restore'), set: states('set'), remove: of('remove').map(({ id }) => id) }
}

/** A thing that there is one of. */
const single = <S>(backs: readonly Back[], entity: string, carta: Carta): S | null =>
  wholes<S>(backs, entity, carta).set[0]?.state ?? null

/** A place in the same list is an order of that list: who undoes it undoes it while nobody has ordered it anew. */
const isPlaceAlone = ({ kind, fields }: Back): boolean =>
  kind === 'set' && fields.order?.['sortOrder'] !== undefined && fields.order['categoryId'] === undefined

type Fields = MenuPutBack['dishes']['set'][number]['fields']

function dishesBack(backs: readonly Back[]): MenuPutBack['dishes'] {
  const dishes = backs.filter(({ entity }) => entity === 'dish')
  const set = dishes.flatMap(back => {
    const { sortOrder, ...others } = fieldsOf(back)
    const fields = isPlaceAlone(back) || sortOrder === undefined ? others : { ...others, sortOrder }
    return back.kind !== 'remove' && Object.keys(fields).length > 0 ? [{ id: back.id, fields: fields as Fields }] : []
  })
  const ids = (kind: Back['kind']) => dishes.filter(back => back.kind === kind).map(({ id }) => id)
  return { restore: ids('restore'), set, remove: ids('remove') }
}

function categoriesBack(backs: readonly Back[]): MenuPutBack['categories'] {
  const categories = backs.filter(({ entity }) => entity === 'category')
  const set = categories.flatMap(back => {
    const { sortOrder: _, ...fields } = fieldsOf(back)
    return back.kind !== 'remove' && Object.keys(fields).length > 0 ? [{ id: back.id, fields }] : []
  })
  const ids = (kind: Back['kind']) => categories.filter(back => back.kind === kind).map(({ id }) => id)
  return { restore: ids('restore'), set, remove: ids('remove') }
}

/** The things of a list after a return, in their order. */
function orderAfter(
  backs: readonly Back[],
  { things, ages }: Carta,
  entity: string,
  isIn: (state: State) => boolean,
): Order {
  const byKey = new Map(backs.map(back => [keyOf(back), back]))
  const all = [...things].flatMap(([key, held]) => {
    const state = key.startsWith(`${entity} `) ? stateAfter(held, byKey.get(key)) : undefined
    const age = ages.get(key)?.getTime() ?? 0
    return state && isIn(state) ? [{ id: key.slice(entity.length + 1), place: Number(state['sortOrder']), age }] : []
  })
  const sorted = all.toSorted((a, b) => a.place - b.place || a.age - b.age || (a.id < b.id ? -1 : 1))
  return { ids: sorted.map(({ id }) => id), places: sorted.map(({ place }) => place) }
}

function ordersBack(backs: readonly Back[], carta: Carta): Pick<MenuPutBack, 'dishOrders' | 'categoryOrder'> {
  const placed = backs.filter(back => back.entity === 'dish' && isPlaceAlone(back))
  const categoryIds = new Set(placed.map(({ id }) => String(carta.menu.dishes.get(id)?.state.categoryId)))
  const isOrdered = backs.some(
    ({ entity, kind, fields }) =>
      entity === 'category' && kind !== 'remove' && fields.order?.['sortOrder'] !== undefined,
  )
  return {
    dishOrders: [...categoryIds].map(id => ({
      id,
      from: dishOrderIn(carta.menu, id),
      to: orderAfter(backs, carta, 'dish', ({ categoryId }) => categoryId === id),
    })),
    ...(isOrdered && {
      categoryOrder: { from: categoryOrderIn(carta.menu), to: orderAfter(backs, carta, 'category', () => true) },
    }),
  }
}

/** Puts what goes back where it belongs. */
export function cartaBackOf(backs: readonly Back[], carta: Carta): CartaBack {
  return {
    menu: { dishes: dishesBack(backs), categories: categoriesBack(backs), ...ordersBack(backs, carta) },
    labels: wholes(backs, 'price-label', carta),
    zones: wholes(backs, 'zone', carta),
    schedules: wholes(backs, 'schedule', carta),
    setMenus: {
      ...wholes(backs, 'set-menu', carta),
      order: single<{ setMenuIds: string[] }>(backs, 'set-menu-order', carta)?.setMenuIds ?? null,
      rules: single(backs, 'daily-menu-rules', carta),
    },
    notice: single(backs, 'allergen-notice', carta),
  }
}

/** Writes it. Throws 400, 403 and the 409 of each limit; then nothing changes. */
export async function putCartaBack(platform: Platform, write: MenuWrite, back: CartaBack): Promise<void> {
  await putLabelsBack(write, back.labels)
  await putMenuBack(write, back.menu)
  await takeLabelsAway(platform, write, back.labels)
  await putZonesBack(write, back.zones)
  await putSchedulesBack(write, back.schedules)
  await putSetMenusBack(write, back.setMenus)
  if (back.notice) await putNoticeBack(write, back.notice)
}
