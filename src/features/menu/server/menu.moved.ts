import { throwIfMoved } from '#platform/http/if-match.ts'
import type { Platform } from '#platform/platform.ts'
import type { CategoryRow } from './categories/categories.store.ts'
import type { DishRow } from './dishes/dishes.store.ts'
import { presentCategory, presentDish } from './menu.presenter.ts'
import type { MenuWrite } from './menu.transaction.ts'

type Seen<Row> = { row: Row; ifMatch: string | undefined }

/** Throws 412 with the dish as it is, and who changed it, when it is not as the screen saw it (3-decisions §1). */
export const throwIfDishMoved = (
  platform: Platform,
  write: MenuWrite,
  { row, ifMatch }: Seen<DishRow>,
): Promise<void> =>
  throwIfMoved(ifMatch, row.updated_at, async () => ({
    current: presentDish(platform, row),
    changedBy: await write.changerOf(row.updated_by),
  }))

/** Like `throwIfDishMoved`. */
export const throwIfCategoryMoved = (write: MenuWrite, { row, ifMatch }: Seen<CategoryRow>): Promise<void> =>
  throwIfMoved(ifMatch, row.updated_at, async () => ({
    current: presentCategory(row),
    changedBy: await write.changerOf(row.updated_by),
  }))
