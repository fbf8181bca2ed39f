import { TEST_NOW } from '#test/app.ts'
import { SET_MENU_CHANGES } from './set-menus/changes.ts'
import type { ChangedWorld, ChangeRow } from './changes.world.ts'

const ofRestaurant = { params: ({ restaurant }: ChangedWorld) => ({ id: restaurant.id }) }
const ofCategory = { params: ({ categories }: ChangedWorld) => ({ id: categories[0].id }) }
const ofDish = { params: ({ dishes }: ChangedWorld) => ({ id: dishes[0].id }) }
const ofMember = { params: ({ member }: ChangedWorld) => ({ id: member.id }) }
const ofPending = { params: ({ pending }: ChangedWorld) => ({ id: pending.id }) }
const ofCode = { params: ({ code }: ChangedWorld) => ({ id: code.id }) }
const ofRole = { params: ({ role }: ChangedWorld) => ({ id: role.id }) }
const named = { translations: { es: { name: 'Nueva' } } }

/** Write a draft that no diner sees, or an edition of the paper: nothing of the menu changes, so nothing is told. */
export const NOT_TOLD = [
  'import.start',
  'import.change',
  'import.columns',
  'import.readAgain',
  'import.repeatPage',
  'paper.editions.make',
  'paper.editions.retire',
  'paper.stickers.make',
]

/** Every endpoint with `writes: true`. A new one without a row fails the test, and so does one that emits nothing. */
export const CHANGES: Record<string, ChangeRow> = {
  'restaurants.create': { body: () => ({ name: 'Otra casa' }), told: ['created restaurant'] },
  'restaurants.update': { ...ofRestaurant, body: () => ({ name: 'Nombre nuevo' }), told: ['updated restaurant'] },
  'restaurants.delete': { ...ofRestaurant, told: ['deleted restaurant'] },

  'priceLabels.create': {
    ...ofRestaurant,
    body: () => ({ names: { es: 'Bandeja' } }),
    told: ['created price-label'],
  },
  'priceLabels.update': {
    params: ({ label }) => ({ id: label.id }),
    body: () => ({ names: { es: 'Fuente' } }),
    told: ['updated price-label'],
  },
  'priceLabels.delete': { params: ({ label }) => ({ id: label.id }), told: ['deleted price-label'] },
  'zones.create': { ...ofRestaurant, body: () => ({ names: { es: 'Sala' } }), told: ['created zone'] },
  'zones.update': { params: ({ zone }) => ({ id: zone.id }), body: () => ({ value: 15 }), told: ['updated zone'] },
  'zones.delete': { params: ({ zone }) => ({ id: zone.id }), told: ['deleted zone'] },
  'codes.create': { ...ofRestaurant, body: () => ({ names: ['Escaparate'] }), told: ['created code'] },
  'codes.bulk': {
    ...ofRestaurant,
    body: ({ code }) => ({ changes: [{ _id: code.id, retired: true }] }),
    told: ['updated code'],
  },
  'codes.update': { ...ofCode, body: () => ({ name: 'Reservado' }), told: ['updated code'] },
  'codes.retire': { ...ofCode, told: ['updated code'] },
  'codes.restore': {
    ...ofCode,
    first: ({ code, restaurant }) => ({
      method: 'PUT',
      path: `/api/restaurants/${restaurant.id}/codes`,
      body: { changes: [{ _id: code.id, retired: true }] },
    }),
    told: ['updated code'],
  },

  'menu.copy': {
    ...ofRestaurant,
    body: ({ other }) => ({ from: other.id, categoryIds: [other.category] }),
    told: ['created category', 'created import'],
  },
  'import.apply': {
    ...ofRestaurant,
    body: () => ({ doubts: 'asIs' }),
    told: ['created category', 'created dish', 'created import'],
  },
  'history.undo': { ...ofRestaurant, body: ({ change }) => ({ changeId: change.id }), told: ['updated dish'] },

  'history.return': {
    ...ofRestaurant,
    body: () => ({ at: TEST_NOW.toISOString(), groups: ['texts'] }),
    told: ['updated dish', 'created return'],
  },

  'scheduled.create': {
    ...ofRestaurant,
    body: ({ dishes }) => ({
      kind: 'bulk',
      at: '2027-03-15T05:00:00.000Z',
      body: { items: [{ _id: dishes[0].id, price: 33 }] },
    }),
    told: ['created scheduled-change'],
  },
  'scheduled.update': {
    params: ({ scheduled }) => ({ id: scheduled.id }),
    body: () => ({ at: '2027-03-16T05:00:00.000Z' }),
    told: ['updated scheduled-change'],
  },

  'today.update': { ...ofRestaurant, body: () => ({ hours: { closed: true } }), told: ['updated today'] },
  'specialDays.create': {
    ...ofRestaurant,
    body: () => ({ from: '2027-03-20', closed: true }),
    told: ['created special-day'],
  },
  'specialDays.update': {
    params: ({ specialDay }) => ({ id: specialDay.id }),
    body: () => ({ reason: 'works' }),
    told: ['updated special-day'],
  },
  'specialDays.delete': { params: ({ specialDay }) => ({ id: specialDay.id }), told: ['deleted special-day'] },

  ...SET_MENU_CHANGES,
  'schedules.create': {
    ...ofRestaurant,
    body: ({ categories }) => ({
      name: 'Cocina',
      slots: [{ open: '12:00', close: '16:00' }],
      categoryIds: [categories[0].id],
    }),
    told: ['created schedule'],
  },
  'schedules.update': {
    params: ({ schedule }) => ({ id: schedule.id }),
    body: ({ dishes }) => ({ dishIds: [dishes[0].id] }),
    told: ['updated schedule'],
  },
  'schedules.delete': { params: ({ schedule }) => ({ id: schedule.id }), told: ['deleted schedule'] },
  // One category has no dishes.
  'check.update': {
    params: ({ restaurant }) => ({ id: restaurant.id, findingId: 'empty_category' }),
    body: () => ({ ignored: true, reason: 'seasonal' }),
    told: ['updated check'],
  },

  'allergenNotice.update': {
    ...ofRestaurant,
    body: () => ({ notice: { es: 'La freidora es compartida.' }, dietsComplete: ['vegan'] }),
    told: ['updated allergen-notice'],
  },
  'reports.update': {
    params: ({ report }) => ({ id: report.id }),
    body: () => ({ state: 'fine' }),
    told: ['updated dish-report'],
  },

  'categories.create': { ...ofRestaurant, body: () => named, told: ['created category'] },
  'categories.update': { ...ofCategory, body: () => named, told: ['updated category'] },
  'categories.reorder': {
    ...ofRestaurant,
    body: ({ categories }) => ({ categoryIds: categories.map(({ id }) => id).toReversed() }),
    told: ['updated category-order'],
  },
  'categories.delete': { ...ofCategory, told: ['deleted dish', 'deleted dish', 'deleted category'] },

  'categories.restore': {
    ...ofCategory,
    first: ({ categories }) => ({ method: 'DELETE', path: `/api/categories/${categories[0].id}` }),
    told: ['created category', 'created dish', 'created dish'],
  },

  'dishes.create': { ...ofCategory, body: () => named, told: ['created dish'] },
  'dishes.update': { ...ofDish, body: () => ({ price: 12.5 }), told: ['updated dish'] },
  'dishes.reorder': {
    ...ofCategory,
    body: ({ dishes }) => ({ itemIds: dishes.map(({ id }) => id).toReversed() }),
    told: ['updated dish-order'],
  },
  'dishes.delete': { ...ofDish, told: ['deleted dish'] },
  'dishes.restore': {
    ...ofDish,
    first: ({ dishes }) => ({ method: 'DELETE', path: `/api/menu/items/${dishes[0].id}` }),
    told: ['created dish'],
  },
  'dishes.bulk': {
    ...ofRestaurant,
    body: ({ dishes }) => ({ items: dishes.map(({ id }) => ({ _id: id, available: false })) }),
    told: ['updated dish', 'updated dish'],
  },
  'dishes.duplicate': { ...ofDish, told: ['created dish', 'updated dish-order'] },

  'team.invite': {
    body: ({ restaurant }) => ({ email: 'noa@ejemplo.com', name: 'Noa', restaurantIds: [restaurant.id] }),
    told: ['created team-member'],
    isInAccount: true,
  },
  'team.update': { ...ofMember, body: () => ({ name: 'Iker' }), told: ['updated team-member'], isInAccount: true },
  'team.resend': { ...ofPending, told: ['updated team-member'], isInAccount: true },
  'team.link': { ...ofPending, told: ['updated team-member'], isInAccount: true },
  'team.createRole': {
    body: () => ({ name: 'Barra', rights: ['prices'] }),
    told: ['created team-role'],
    isInAccount: true,
  },
  'team.updateRole': { ...ofRole, body: () => ({ rights: ['hours'] }), told: ['updated team-role'], isInAccount: true },
  'team.deleteRole': { ...ofRole, told: ['deleted team-role'], isInAccount: true },
  'team.sync': { told: ['updated team-member', 'updated team-member'], isInAccount: true },
}
