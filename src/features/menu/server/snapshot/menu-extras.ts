import type { Expression, ExpressionBuilder } from 'kysely'
import type { Database } from '#platform/db/tables.ts'
import { defineService, type Services } from '#platform/process/services.ts'
import type { ScheduleHouse } from '#features/restaurants/opening/schedule.rules.ts'
import type { Menu, PublicExtras } from '../../menu-snapshot.ts'

/** The zone that each code of a table opens, by its slug; other codes open the carta (4-beyond §9). */
export type CodeZones = Readonly<Record<string, string>>

/** What a menu is at the moment at which it is read. */
export type MenuFacts = Pick<Menu, 'categories' | 'dishes'> & {
  house: ScheduleHouse
  /** The main language of the house. */
  defaultLocale: Menu['restaurant']['defaultLocale']
  now: Date
}

/**
 * What diners are told of what a later feature adds to a menu; also on worker threads. `changesAt`: when that becomes
 * something else by the clock, in milliseconds since 1970; null: never. `codeZones`: of the codes of tables.
 */
export type MenuPresenter<Value = unknown> = {
  /** Of its column in the one statement that reads a menu. */
  readonly name: string
  /** A method, so that the list may hold values of every kind. */
  present(value: Value, facts: MenuFacts): { extras: PublicExtras; changesAt: number | null; codeZones?: CodeZones }
}

/** What a later feature adds to a menu. `today`: the date of UTC at which it is read. */
export type MenuExtra<Value = unknown> = MenuPresenter<Value> & {
  readonly select: (eb: ExpressionBuilder<Database, 'restaurants'>, today: string) => Expression<Value>
}

export const menuExtras = defineService<MenuExtra[]>('menu.extras')

/** For `Feature.start` of a later feature; worker threads have its presenter by `pack-menu.task.ts` of public menus. */
export const addMenuExtra = <Value>(services: Services, extra: MenuExtra<Value>): void =>
  void services.get(menuExtras).push(extra)
