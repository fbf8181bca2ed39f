import { type Change, type ChangeSet, isChangeOf } from '#platform/events/changes.ts'
import { isSameJson } from '#shared/fields/same-json.ts'
import { noticeEntity, reportEntity } from '#features/allergens/server/index.ts'
import { importEntity, type ImportState } from '#features/bringing/server/index.ts'
import { returnEntity, type ReturnState } from '#features/history/server/index.ts'
import {
  categoryEntity,
  categoryOrderEntity,
  dishEntity,
  dishOrderEntity,
  scheduleEntity,
} from '#features/menu/server/index.ts'
import { codeEntity } from '#features/codes/server/index.ts'
import { labelEntity, zoneEntity } from '#features/prices/server/index.ts'
import { restaurantEntities } from '#features/restaurants/server/index.ts'
import { specialDayEntity, todayEntity } from '#features/restaurants/server/opening/index.ts'
import { checkEntity } from '#features/safety/server/index.ts'
import {
  dailyMenuEntity,
  dailyRulesEntity,
  setMenuEntity,
  setMenuOrderEntity,
} from '#features/set-menus/server/index.ts'
import { scheduledEntity } from '#features/scheduled/server/index.ts'
import { roleEntity, teamMemberEntity } from '#features/team/server/index.ts'
import { line, type Line } from './line.ts'
import { type MenuContext, describeCategory, describeDish } from './menu.lines.ts'
import { describeLabel, describeZone } from './prices.lines.ts'
import { describeNotice, describeReport } from './allergens.lines.ts'
import { describeCode } from './codes.lines.ts'
import { describeCheck } from './check.lines.ts'
import { describeSchedule, describeSpecialDay, describeToday } from './opening.lines.ts'
import { describeRestaurant, describeSuspension } from './restaurant.lines.ts'
import { describeScheduled } from './scheduled.lines.ts'
import { describeDailyMenu, describeDailyRules, describeSetMenu } from './set-menus.lines.ts'
import { restaurantsOf, describeMember, describeRole } from './team.lines.ts'

/** One change in words, for one restaurant; a kind of thing without words has no line. */
function describeChange(change: Change, restaurantId: string, context: MenuContext): Line[] {
  const { id } = change
  if (isChangeOf(change, dishEntity)) return describeDish(change, context)
  if (isChangeOf(change, categoryEntity)) return describeCategory(change, context)
  if (isChangeOf(change, dishOrderEntity))
    return isSameJson(change.before?.itemIds, change.after?.itemIds)
      ? []
      : [line('dish-order', { id, name: context.categoryName(id) })]
  if (isChangeOf(change, categoryOrderEntity))
    return isSameJson(change.before?.categoryIds, change.after?.categoryIds)
      ? []
      : [line('category-order', { id, name: '' })]
  if (isChangeOf(change, labelEntity)) return describeLabel(change)
  if (isChangeOf(change, zoneEntity)) return describeZone(change)
  if (isChangeOf(change, codeEntity)) return describeCode(change)
  if (isChangeOf(change, noticeEntity)) return describeNotice(change)
  if (isChangeOf(change, reportEntity)) return describeReport(change)
  if (isChangeOf(change, checkEntity)) return describeCheck(change)
  if (isChangeOf(change, todayEntity)) return describeToday(change)
  if (isChangeOf(change, specialDayEntity)) return describeSpecialDay(change)
  if (isChangeOf(change, dailyMenuEntity)) return describeDailyMenu(change)
  if (isChangeOf(change, dailyRulesEntity)) return describeDailyRules(change)
  if (isChangeOf(change, setMenuEntity)) return describeSetMenu(change)
  if (isChangeOf(change, setMenuOrderEntity)) return [line('set-menu-order', { id, name: '' })]
  if (isChangeOf(change, scheduleEntity)) return describeSchedule(change)
  if (isChangeOf(change, scheduledEntity)) return describeScheduled(change)
  if (isChangeOf(change, restaurantEntities.profile)) return describeRestaurant(change)
  if (isChangeOf(change, restaurantEntities.status))
    return [
      line(change.after?.status === 'active' ? 'restaurant.activated' : 'restaurant.deactivated', { id, name: '' }),
    ]
  if (isChangeOf(change, restaurantEntities.suspension)) return describeSuspension(change)
  if (isChangeOf(change, roleEntity)) return describeRole(change)
  return isChangeOf(change, teamMemberEntity) ? describeMember(change, restaurantId) : []
}

/** The restaurants whose list shows a write: its own, or those of the members whom it changes. */
export function restaurantsOfWrite({ restaurantId, changes }: ChangeSet): string[] {
  if (restaurantId !== null) return [restaurantId]
  const ids = changes.flatMap(change =>
    isChangeOf(change, teamMemberEntity) || isChangeOf(change, roleEntity) ? restaurantsOf(change) : [],
  )
  return [...new Set(ids)]
}

/** An import is one entry: where it came from, then its dishes with the price that changed. */
function describeImport({ id, after }: Change<ImportState>, changes: readonly Change[], context: MenuContext): Line[] {
  if (!after) return []
  const { source, fileName, pageCount, created, updated } = after
  const from = source === 'file' || source === 'house' ? fileName : String(pageCount)
  const words = { field: source, before: from, after: `${created},${updated}` }
  const dishes = changes.flatMap(change => {
    const told = isChangeOf(change, dishEntity) ? describeDish(change, context) : []
    const { before = null, after: now = null } = told.find(({ action }) => action === 'dish.price')?.item ?? {}
    return told.slice(0, 1).map(({ item }) => ({
      action: 'menu.brought' as const,
      item: { ...item, field: null, before, after: now },
    }))
  })
  return [line('menu.brought', { id, name: '' }, words), ...dishes]
}

/** A return is one entry: to which moment, then what it changed, each thing once. */
function describeReturn(
  { id, after }: Change<ReturnState>,
  changes: readonly Change[],
  describe: (change: Change) => Line[],
): Line[] {
  if (!after) return []
  const { scope, name, moment, count } = after
  const each = new Map(changes.map(change => [change.id, change]))
  const things = [...each.values()].flatMap(change => {
    const told = describe(change)
    const { before = null, after: now = null } = told.find(({ action }) => action === 'dish.price')?.item ?? {}
    return told.slice(0, 1).map(({ item }) => ({
      action: 'menu.returned' as const,
      item: { ...item, field: null, before, after: now },
    }))
  })
  return [line('menu.returned', { id, name }, { field: scope, before: moment, after: String(count) }), ...things]
}

/** A whole write in words, for one restaurant: lines with the same action belong together. */
export function describeWrite({ changes }: ChangeSet, restaurantId: string, context: MenuContext): Line[][] {
  const brought = changes.find(change => isChangeOf(change, importEntity))
  if (brought && isChangeOf(brought, importEntity)) return [describeImport(brought, changes, context)]
  // A new dish between others moves them, as a set menu does that comes or goes.
  const filled = new Set(
    changes.flatMap(change => (isChangeOf(change, dishEntity) && !change.before && change.after?.categoryId) || []),
  )
  const isMenuMade = changes.some(change => isChangeOf(change, setMenuEntity) && !(change.before && change.after))
  const told = changes.filter(
    change =>
      (!isChangeOf(change, dishOrderEntity) || !filled.has(change.id)) &&
      (!isChangeOf(change, setMenuOrderEntity) || !isMenuMade),
  )
  const describe = (change: Change): Line[] => describeChange(change, restaurantId, context)
  const returned = changes.find(change => isChangeOf(change, returnEntity))
  if (returned && isChangeOf(returned, returnEntity)) return [describeReturn(returned, told, describe)]
  const lines = told.flatMap(describe)
  return [...Map.groupBy(lines, ({ action }) => action).values()]
}
