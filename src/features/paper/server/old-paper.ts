import type { Db } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { FindOldPaper } from '#features/public-menu/server/index.ts'
import { changesBetween, countsOf, isUpToDate, type OldPaperFacts } from '../changes.rules.ts'
import type { PaperChanges } from '../paper.contract.ts'
import { contentOf } from './content/content-of.ts'
import { printedMenusOf } from './content/printed-menus.ts'
import { type EditionRow, findEdition, findLastEdition } from './paper.store.ts'

async function changesSince(db: Db, restaurantId: string, { content }: EditionRow, menu: Menu): Promise<PaperChanges> {
  const setMenus = await printedMenusOf(db, restaurantId, menu)
  const zones = (menu.restaurant.zones ?? []).map(zone => ({ ...zone, _id: zone.slug }))
  return changesBetween(content, contentOf({ menu, zones, setMenus }, content))
}

/** For the check: how the paper that the house uses differs from its menu; null where it does not. */
export async function readOldPaper(db: Db, restaurantId: string, menu: Menu): Promise<OldPaperFacts | null> {
  const edition = await findLastEdition(db, restaurantId, true)
  if (!edition) return null
  const changes = await changesSince(db, restaurantId, edition, menu)
  if (isUpToDate(changes)) return null
  const { n, valid_from: from, made_at: at } = edition
  return { n, from, at: at.toISOString(), changes, counts: countsOf(changes) }
}

/**
 * For the diner's page: what an edition says that the menu does not, allergens first. Texts and notes are no reason to
 * say a word; an edition that the house has given up says nothing (4-beyond §8).
 */
export const createFindOldPaper =
  ({ db, tenants }: Pick<Platform, 'db' | 'tenants'>): FindOldPaper =>
  async (restaurantId, n, menu) => {
    const found = await tenants.as({ ids: [restaurantId] }, async () => {
      const edition = await findEdition(db, restaurantId, n)
      if (!edition || edition.retired_at) return null
      return { edition, changes: await changesSince(db, restaurantId, edition, menu()) }
    })
    if (!found) return null
    const { edition, changes } = found
    const { allergens, prices, added, gone } = changes
    if (allergens.length > 0) return { n, from: edition.valid_from, differs: 'allergens' }
    return prices.length + added.length + gone.length > 0 ? { n, from: edition.valid_from, differs: 'prices' } : null
  }
