import type { Trx } from '#platform/db/database.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { findRestaurant } from '#features/restaurants/server/index.ts'
import { compared } from '../review/draft-content.ts'
import { findAnyDraft, updateApplied, updateContent } from './drafts.store.ts'
import { readPresentMenu } from './present-menu.ts'

type Undone = { restaurantId: string; changeId: string; now: Date }

/**
 * The draft of an import that is undone is there again, for the rest of its days: dishes that stayed in the menu are
 * now the same as theirs (BRINGING §4.11).
 */
export async function restoreDraft(trx: Trx, { restaurantId, changeId, now }: Undone): Promise<void> {
  const row = await findAnyDraft(trx, restaurantId)
  if (row?.applied_change_id !== changeId || !row.content) return
  const own = { restaurantId, id: row.id, now }
  const { default_locale: locale } = orNotFound(await findRestaurant(trx, restaurantId))
  const menu = await readPresentMenu(trx, restaurantId, locale)
  await updateContent(trx, own, compared(row.content, menu, { onlySame: true }))
  await updateApplied(trx, own, null)
}
