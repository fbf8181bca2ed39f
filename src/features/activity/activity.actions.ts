import { eachDishAction } from './dish-actions.ts'

/** The filters of the list (DAILY-WORK §1). */
export const KINDS = ['prices', 'dishes', 'allergens', 'restaurant', 'team'] as const
export type Kind = (typeof KINDS)[number]

/** Everything that an entry can say, with the filter that shows it. */
export const ACTION_KINDS = {
  'dish.created': 'dishes',
  'dish.deleted': 'dishes',
  'dish.restored': 'dishes',
  'dish.name': 'dishes',
  'dish.description': 'dishes',
  'dish.price': 'prices',
  ...eachDishAction(({ described }) => described.kind),
  'dish.image': 'dishes',
  'dish.imageAdded': 'dishes',
  'dish.imageRemoved': 'dishes',
  'dish.allergens': 'allergens',
  'dish.declared': 'allergens',
  'dish.undeclared': 'allergens',
  'dish.soldOut': 'dishes',
  'dish.available': 'dishes',
  'dish.category': 'dishes',
  'dish.place': 'dishes',
  'dish-order': 'dishes',
  'category.created': 'dishes',
  'category.deleted': 'dishes',
  'category.restored': 'dishes',
  'category.name': 'dishes',
  'category.place': 'dishes',
  'category-order': 'dishes',
  'label.created': 'prices',
  'label.changed': 'prices',
  'label.deleted': 'prices',
  'zone.created': 'prices',
  'zone.changed': 'prices',
  'zone.deleted': 'prices',
  'restaurant.created': 'restaurant',
  'restaurant.deleted': 'restaurant',
  'restaurant.name': 'restaurant',
  'restaurant.description': 'restaurant',
  'restaurant.defaultLocale': 'restaurant',
  'restaurant.locales': 'restaurant',
  'restaurant.currency': 'restaurant',
  'restaurant.timezone': 'restaurant',
  'restaurant.style': 'restaurant',
  'restaurant.colors': 'restaurant',
  'restaurant.address': 'restaurant',
  'restaurant.contact': 'restaurant',
  'restaurant.hours': 'restaurant',
  'restaurant.slug': 'restaurant',
  'restaurant.logo': 'restaurant',
  'restaurant.logoAdded': 'restaurant',
  'restaurant.logoRemoved': 'restaurant',
  'restaurant.activated': 'restaurant',
  'restaurant.deactivated': 'restaurant',
  'restaurant.suspended': 'restaurant',
  'restaurant.unsuspended': 'restaurant',
  'team.invited': 'team',
  'team.joined': 'team',
  'team.removed': 'team',
  'team.renamed': 'team',
  'team.access': 'team',
  'team.noAccess': 'team',
  'team.link': 'team',
  'team.partner': 'team',
  'team.noPartner': 'team',
  'team.rights': 'team',
  'role.created': 'team',
  'role.changed': 'team',
  'role.renamed': 'team',
  'role.deleted': 'team',
} as const satisfies Record<string, Kind>

export type Action = keyof typeof ACTION_KINDS
export const ACTIONS = Object.keys(ACTION_KINDS) as [Action, ...Action[]]

/** All actions of a filter; without one, all. */
export const actionsOf = (kind: Kind | undefined): Action[] =>
  ACTIONS.filter(action => kind === undefined || ACTION_KINDS[action] === kind)
