import { TEST_NOW } from '#test/app.ts'
import type { Right } from '#features/identity/rights.rules.ts'
import { paperSheet } from '#test/menus/paper.ts'
import { CHANGES } from './changes.matrix.ts'
import type { ChangedWorld, ChangeRow } from './changes.world.ts'
import { SET_MENU_RIGHTS } from './set-menus/rights.ts'

/**
 * A call that a worker may make, and the rights that it needs: with exactly these it is done, without one of them it is
 * 403 `no_right`, and nothing has changed.
 */
export type RightRow = Pick<ChangeRow, 'params' | 'body'> & {
  call: string
  query?: Record<string, string>
  needs: Right[]
  /** What the owner does before. */
  first?: (world: ChangedWorld) => { method: 'DELETE' | 'PUT'; path: string; body?: object }
}

const ofRestaurant = { params: ({ restaurant }: ChangedWorld) => ({ id: restaurant.id }) }
const ofCategory = { params: ({ categories }: ChangedWorld) => ({ id: categories[0].id }) }
const ofDish = { params: ({ dishes }: ChangedWorld) => ({ id: dishes[0].id }) }
const named = { translations: { es: { name: 'Nueva' } } }

const like = (call: string, ...needs: Right[]): RightRow => ({ ...(CHANGES[call] as ChangeRow), call, needs })
const update = (body: object, ...needs: Right[]): RightRow => ({
  ...ofDish,
  call: 'dishes.update',
  body: () => body,
  needs,
})
const create = (body: object, ...needs: Right[]): RightRow => ({
  ...ofCategory,
  call: 'dishes.create',
  body: () => ({ ...named, ...body }),
  needs,
})
const house = (body: object, ...needs: Right[]): RightRow => ({
  ...ofRestaurant,
  call: 'restaurants.update',
  body: () => body,
  needs,
})
const several = (change: object, ...needs: Right[]): RightRow => ({
  ...ofRestaurant,
  call: 'dishes.bulk',
  body: ({ dishes }) => ({ items: dishes.map(({ id }) => ({ _id: id, ...change })) }),
  needs,
})
const today = (body: object, ...needs: Right[]): RightRow => ({
  ...ofRestaurant,
  call: 'today.update',
  body: () => body,
  needs,
})
const lunchOnly = { slots: [{ open: '12:00', close: '16:00' }] }
const isFull: RightRow['first'] = ({ restaurant }) => ({
  method: 'PUT',
  path: `/api/restaurants/${restaurant.id}/today`,
  body: { full: {} },
})
const deletedDish: RightRow['first'] = ({ dishes }) => ({ method: 'DELETE', path: `/api/menu/items/${dishes[0].id}` })

/** Each call that a worker may make, with each field that has a right of its own (4-beyond §10). */
export const RIGHT_ROWS: RightRow[] = [
  update({ price: 12.5 }, 'prices'),
  update({ prices: [{ label: 'tapa', amount: 3 }] }, 'prices'),
  update({ translations: { es: { name: 'Otro nombre' } } }, 'texts'),
  update({ allergens: ['gluten'] }, 'allergens'),
  update({ allergensDeclared: true }, 'allergens'),
  update({ traces: ['sesame'] }, 'allergens'),
  update({ members: { gluten: ['wheat'] } }, 'allergens'),
  update({ without: { gluten: { es: 'Pídelo sin pan' } } }, 'allergens'),
  update({ diets: ['vegan'] }, 'allergens'),
  update({ available: false }, 'availability'),
  update({ sortOrder: 77 }, 'texts'),
  { ...update({}, 'texts'), body: ({ categories }) => ({ categoryId: categories[1].id }) },
  update({ price: 12.5, available: false, allergens: ['milk'] }, 'prices', 'availability', 'allergens'),
  // What is sent as it is asks for nothing but its own.
  update({ price: 9.5, available: false }, 'availability'),
  create({}, 'texts'),
  create({ price: 0, prices: [], allergens: [], available: true }, 'texts'),
  create({ price: 4 }, 'texts', 'prices'),
  create({ prices: [{ label: 'media', amount: 6 }] }, 'texts', 'prices'),
  create({ allergens: ['eggs'] }, 'texts', 'allergens'),
  create({ traces: ['eggs'] }, 'texts', 'allergens'),
  create({ diets: ['vegan'] }, 'texts', 'allergens'),
  create({ traces: [], members: {}, without: {}, diets: [] }, 'texts'),
  create({ available: false }, 'texts', 'availability'),
  several({ price: 11 }, 'prices'),
  several({ available: false }, 'availability'),
  several({ allergens: ['fish'] }, 'allergens'),
  several({ traces: ['fish'] }, 'allergens'),
  several({ deleted: true }, 'texts'),
  several({ translations: { es: { description: 'De la casa' } } }, 'texts'),
  {
    ...several({}, 'texts', 'prices'),
    body: ({ categories }) => ({ items: [{ new: true, categoryId: categories[0].id, ...named, price: 4 }] }),
  },
  {
    ...ofRestaurant,
    call: 'scheduled.create',
    body: ({ dishes }) => ({
      kind: 'bulk',
      at: '2027-03-15T05:00:00.000Z',
      body: { items: [{ _id: dishes[0].id, price: 33, available: false }] },
    }),
    needs: ['prices', 'availability'],
  },
  {
    ...several({}, 'texts'),
    body: ({ dishes, categories }) => ({ items: [{ _id: dishes[0].id, categoryId: categories[1].id }] }),
  },
  {
    ...several({}, 'texts'),
    first: deletedDish,
    body: ({ dishes }) => ({ items: [{ _id: dishes[0].id, deleted: false }] }),
  },
  {
    ...several({}, 'texts', 'prices'),
    first: deletedDish,
    body: ({ dishes }) => ({ items: [{ _id: dishes[0].id, deleted: false, price: 30 }] }),
  },
  like('dishes.reorder', 'texts'),
  like('dishes.delete', 'texts'),
  like('dishes.restore', 'texts'),
  like('dishes.duplicate', 'texts'),
  like('categories.create', 'texts'),
  like('categories.update', 'texts'),
  like('categories.reorder', 'texts'),
  like('categories.delete', 'texts'),
  like('categories.restore', 'texts'),
  { ...ofRestaurant, call: 'import.start', body: () => ({ text: 'Bravas 4,50', replace: true }), needs: ['texts'] },
  { ...ofRestaurant, call: 'import.change', body: () => ({ changes: [{ dish: 'd1', set: {} }] }), needs: ['texts'] },
  { ...ofRestaurant, call: 'import.cancel', needs: ['texts'] },
  { ...ofRestaurant, call: 'import.delete', needs: ['texts'] },
  like('import.apply', 'texts', 'prices'),
  like('priceLabels.create', 'prices'),
  like('priceLabels.update', 'prices'),
  like('priceLabels.delete', 'prices'),
  like('codes.create', 'print'),
  like('codes.bulk', 'print'),
  like('codes.update', 'print'),
  like('codes.retire', 'print'),
  like('codes.restore', 'print'),
  { ...ofRestaurant, call: 'codes.print', needs: ['print'] },
  like('schedules.create', 'hours'),
  like('schedules.update', 'hours'),
  like('schedules.delete', 'hours'),
  like('check.update', 'texts'),
  like('allergenNotice.update', 'allergens'),
  like('reports.update', 'allergens'),
  house({ name: 'Otro nombre' }, 'look'),
  house({ description: 'Cocina de mercado' }, 'look'),
  house({ theme: { style: 'modern' } }, 'look'),
  house({ supportedLocales: ['es', 'en'] }, 'look'),
  house({ currency: 'USD' }, 'look'),
  house({ address: { street: 'Calle Nueva, 3' } }, 'look'),
  house({ contact: { phone: '600 111 222' } }, 'look'),
  house({ timezone: 'Atlantic/Canary' }, 'hours'),
  house({ hours: { monday: [] } }, 'hours'),
  house({ hours: { monday: [] }, name: 'Otro nombre' }, 'hours', 'look'),
  house({ holidayCountry: 'pt' }, 'hours'),
  today({ hours: { closed: true } }, 'hours'),
  today({ kitchenClosed: {} }, 'availability'),
  today({ full: {} }, 'availability'),
  today({ note: { es: 'Hoy hay paella' } }, 'availability'),
  // The end of a notice goes with the hours.
  { ...today({ hours: lunchOnly }, 'hours'), first: isFull },
  { ...today({ hours: lunchOnly, full: null }, 'hours', 'availability'), first: isFull },
  today({ hours: { closed: true }, note: { es: 'Hoy hay paella' } }, 'hours', 'availability'),
  like('specialDays.create', 'hours'),
  like('specialDays.update', 'hours'),
  like('specialDays.delete', 'hours'),
  ...SET_MENU_RIGHTS,
  { ...ofRestaurant, call: 'restaurants.qrPrinted', needs: ['print'] },
  { ...ofRestaurant, call: 'qr.print', needs: ['print'] },
  {
    params: ({ restaurant }) => ({ id: restaurant.id, n: '1', file: 'casa-carta-a4-ed1.pdf' }),
    call: 'paper.editions.file',
    needs: ['print'],
  },
  { ...ofRestaurant, call: 'paper.staffSheet', body: () => ({ kind: 'matrix' }), needs: ['print'] },
  { ...ofRestaurant, call: 'paper.stickers.preview', body: () => ({ from: 1, copies: 1 }), needs: ['print'] },
  { ...ofRestaurant, call: 'paper.stickers.make', body: () => ({ from: 1, copies: 1 }), needs: ['print'] },
  {
    params: ({ restaurant }) => ({ id: restaurant.id, n: '1' }),
    call: 'paper.editions.retire',
    body: () => ({ retired: true }),
    needs: ['print'],
  },
  { ...ofRestaurant, call: 'paper.preview', body: paperSheet, needs: ['print'] },
  { ...ofRestaurant, call: 'paper.editions.make', body: paperSheet, needs: ['print'] },
  { ...ofRestaurant, call: 'activity.list', needs: ['activity'] },
  { ...ofRestaurant, call: 'history.list', needs: ['activity'] },
  { ...ofRestaurant, call: 'history.compare', query: { at: TEST_NOW.toISOString() }, needs: ['activity'] },
]

/** Calls of a restaurant that need no right: reading, and what is about the asker or the plan. */
export const WITHOUT_RIGHT = [
  'restaurants.get',
  'restaurants.verifyStatus',
  'restaurants.switch',
  'restaurants.copy',
  'import.get',
  'paper.editions.list',
  'paper.editions.changes',
  'paper.status',
  'import.page',
  'import.proposals',
  'import.sources',
  // Asks the right of texts: src/features/bringing/server/columns.api.test.ts.
  'import.columns',
  'import.readAgain',
  // Likewise: src/features/bringing/server/repeat-page.api.test.ts.
  'import.repeatPage',
  // Asks the rights of what goes back, of who made it: src/features/history/server/history.api.test.ts.
  'history.undo',
  // Likewise: src/features/history/server/return/return.api.test.ts.
  'history.return',
  // Asks those of two restaurants: src/features/bringing/server/from-house/copy-categories.api.test.ts.
  'menu.copy',
  'today.get',
  'specialDays.list',
  'priceLabels.list',
  'zones.list',
  'codes.list',
  'schedules.list',
  'scheduled.list',
  'check.get',
  'check.mail',
  'allergenNotice.get',
  'reports.list',
  'categories.list',
  'categories.get',
  'dishes.listOfRestaurant',
  'dishes.changed',
  'menu.deleted',
  'dishes.listOfCategory',
  'dishes.get',
  'dailyMenu.get',
  'dailyMenu.history',
  'dailyMenu.picture',
  'setMenus.list',
]
