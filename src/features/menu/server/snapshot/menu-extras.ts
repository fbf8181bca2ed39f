import type { Expression, ExpressionBuilder } from 'kysely'
import type { Database } from '#platform/db/tables.ts'
import { defineService, type Services } from '#platform/process/services.ts'
import type { ScheduleHouse } from '#features/restaurants/opening/schedule.rules.ts'
import type { Menu, PublicExtras } from '../../menu-snapshot.ts'

/** What a menu is at the moment at which it is read. */
export type MenuFacts = Pick<Menu, 'categories' | 'dishes'> & {
  house: ScheduleHouse
  /** The main language of the house. */
  defaultLocale: Menu['restaurant']['defaultLocale']
  now: Date
}

/**
 * What a later feature adds to a menu: a part of the one statement that reads it, and what diners are told of it.
 * `changesAt`: when that becomes something else by the clock, in milliseconds since 1970; null: never.
 */
export type MenuExtra<Value = unknown> = {
  /** Of its column in that statement. */
  readonly name: string
  readonly select: (eb: ExpressionBuilder<Database, 'restaurants'>, now: Date) => Expression<Value>
  /** A method, so that the list may hold extras of every kind of value. */
  present(value: Value, facts: MenuFacts): { extras: PublicExtras; changesAt: number | null }
}

export const menuExtras = defineService<MenuExtra[]>('menu.extras')

/** For `Feature.start` of a later feature. */
export const addMenuExtra = <Value>(services: Services, extra: MenuExtra<Value>): void =>
  void services.get(menuExtras).push(extra)
