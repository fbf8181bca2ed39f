import { type Change, type ChangeSet, isChangeOf } from '#platform/events/changes.ts'
import { categoryEntity, categoryOrderEntity, dishEntity, dishOrderEntity } from '#features/menu/server/index.ts'
import { restaurantEntity, restaurantStatusEntity } from '#features/restaurants/server/index.ts'
import { teamMemberEntity } from '#features/team/server/index.ts'
import { line, type Line } from './line.ts'
import { type MenuContext, tellCategory, tellDish } from './menu.lines.ts'
import { tellRestaurant } from './restaurant.lines.ts'
import { restaurantsOf, tellMember } from './team.lines.ts'

/** One change in words, for one restaurant; a kind of thing without words has no line. */
function tellChange(change: Change, restaurantId: string, context: MenuContext): Line[] {
  const { id } = change
  if (isChangeOf(change, dishEntity)) return tellDish(change, context)
  if (isChangeOf(change, categoryEntity)) return tellCategory(change, context)
  if (isChangeOf(change, dishOrderEntity)) return [line('dish-order', { id, name: context.categoryName(id) })]
  if (isChangeOf(change, categoryOrderEntity)) return [line('category-order', { id, name: '' })]
  if (isChangeOf(change, restaurantEntity)) return tellRestaurant(change)
  if (isChangeOf(change, restaurantStatusEntity))
    return [
      line(change.after?.status === 'active' ? 'restaurant.activated' : 'restaurant.deactivated', { id, name: '' }),
    ]
  return isChangeOf(change, teamMemberEntity) ? tellMember(change, restaurantId) : []
}

/** The restaurants that a write is told in: its own, or those of the members whom it changes. */
export function restaurantsToTell({ restaurantId, changes }: ChangeSet): string[] {
  if (restaurantId !== null) return [restaurantId]
  const ids = changes.flatMap(change => (isChangeOf(change, teamMemberEntity) ? restaurantsOf(change) : []))
  return [...new Set(ids)]
}

/** A whole write in words, for one restaurant: lines with the same action belong together. */
export function tell({ changes }: ChangeSet, restaurantId: string, context: MenuContext): Line[][] {
  const lines = changes.flatMap(change => tellChange(change, restaurantId, context))
  return [...Map.groupBy(lines, ({ action }) => action).values()]
}
