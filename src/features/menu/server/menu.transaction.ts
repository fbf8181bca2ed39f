import type { Trx } from '#platform/db/database.ts'
import { type FieldErrors, validationError } from '#shared/app-error.ts'
import { notFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import { bumpMenuVersion } from '#features/restaurants/server/index.ts'
import type { MenuLocales } from '../menu.rules.ts'
import { findLocales, lockMenu } from './menu.store.ts'

/** A write to one menu: everybody else who writes to it waits. `now` is taken behind the lock, so ages follow commits. */
export type MenuWrite = { trx: Trx; restaurantId: string; locales: MenuLocales; now: Date }

/**
 * Runs a write behind the restaurant's lock and tells the menu page that it changed. Throws 404 for a restaurant that
 * is gone meanwhile.
 */
export function writeMenu<T>(
  platform: Platform,
  restaurantId: string,
  write: (change: MenuWrite) => Promise<T>,
): Promise<T> {
  return platform.db.transaction().execute(async trx => {
    const locales = await lockMenu(trx, restaurantId)
    if (!locales) throw notFound()
    const answer = await write({ trx, restaurantId, locales, now: platform.clock.now() })
    await bumpMenuVersion(trx, restaurantId)
    return answer
  })
}

/** The languages that a body's names are judged by. Throws 404 for a restaurant that is gone. */
export async function requireLocales(platform: Platform, restaurantId: string): Promise<MenuLocales> {
  const locales = await findLocales(platform.db, restaurantId)
  if (!locales) throw notFound()
  return locales
}

/** 400 when there is any. */
export function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw validationError(errors)
}

/** What is there; 404 for what is gone. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound()
  return row
}
