import { AppError, throwIfInvalid } from '#shared/app-error.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { nextSortOrder } from '#features/menu/menu.rules.ts'
import {
  addCategories,
  addDishes,
  changeSeveral,
  dishStateOf,
  type MenuWrite,
  writeMenu,
} from '#features/menu/server/whole/index.ts'
import type { PriceLine } from '#features/prices/price-line.ts'
import { OWN_LABELS_MAX } from '#features/prices/prices.limits.ts'
import { addLabels, listLabelNames } from '#features/prices/server/index.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { compared, type DraftContent, nameOf } from '../review/draft-content.ts'
import { plainName } from '../../plain-name.ts'
import { draftErrors } from '../../drafts.errors.ts'
import {
  blockedBy,
  categoryTexts,
  decideDishes,
  newDishOf,
  type OpenDoubts,
  updateOf,
} from '../review/import-plan.rules.ts'
import { labelledPrices, newLabelWords } from '../review/own-labels.rules.ts'
import type { ReadPrice } from '../../reading/draft.ts'
import { contentOfDraft, writeDraft } from './drafts.service.ts'
import { type DraftRow, lockDraft, updateApplied, updateContent } from './drafts.store.ts'
import { importEntity, type ImportState } from './import.changes.ts'
import { type ReadMenu, readPresentMenu } from './present-menu.ts'

type ApplyCall = RestaurantCall & { body: { doubts: OpenDoubts }; keepAnswer?: KeepAnswer | undefined }
type Imported = { created: number; updated: number; categories: number; skipped: number; changeId: string | null }

/** A draft beside the menu as it is now. */
type Order = { content: DraftContent; menu: ReadMenu; doubts: OpenDoubts }

/** What the paper calls its portions becomes labels of the house, as far as they have room. */
async function labelsFor(write: MenuWrite, prices: readonly (readonly ReadPrice[])[]) {
  const { trx, access } = write
  const { restaurantId, locales } = access
  const known = await listLabelNames(trx, restaurantId)
  const words = newLabelWords(prices, known).slice(0, Math.max(0, OWN_LABELS_MAX - known.size))
  if (words.length > 0)
    await addLabels(
      write,
      words.map(word => ({ [locales.defaultLocale]: word })),
    )
  const labels = words.length > 0 ? await listLabelNames(trx, restaurantId) : known
  return (lines: readonly ReadPrice[]): PriceLine[] => labelledPrices(lines, labels).map(({ word: _, ...line }) => line)
}

/** The id of the category of each dish that is new: by its name, or made at the end, in the order found. */
async function placesFor(write: MenuWrite, { content, menu }: Order, used: ReadonlySet<string>) {
  const { locales } = write.access
  const places = new Map(content.categories.flatMap(({ _id, existingId }) => (existingId ? [[_id, existingId]] : [])))
  const missing = content.categories.filter(({ _id, existingId }) => used.has(_id) && existingId === null)
  // A heading that stands twice on the paper is one category.
  const byName = Map.groupBy(missing, ({ names }) => plainName(nameOf(names, locales.defaultLocale)))
  let last = menu.lastSortOrder
  const bodies = [...byName.values()].map(([first]) => {
    last = nextSortOrder(last)
    return { translations: categoryTexts(first?.names ?? {}, locales), sortOrder: last }
  })
  const made = await addCategories(write, bodies)
  for (const [at, group] of [...byName.values()].entries())
    for (const { _id } of group) places.set(_id, made[at]?._id ?? '')
  return { places, made: made.length }
}

async function bring(platform: Platform, write: MenuWrite, order: Order) {
  const { content, menu, doubts } = order
  const { locales } = write.access
  const decided = decideDishes(content, doubts, dishId => menu.rows.has(dishId))
  throwIfInvalid(blockedBy(content, decided, locales))
  const added = decided.flatMap(({ dish, as }) => (as === 'add' ? [dish] : []))
  const linesFor = await labelsFor(
    write,
    decided.flatMap(({ dish, as }) => (as === 'skip' ? [] : [dish.prices])),
  )
  const house = { locales, linesFor }
  const { places, made } = await placesFor(write, order, new Set(added.map(({ categoryId }) => categoryId)))
  const created = await addDishes(
    platform,
    write,
    added.map(dish => ({
      categoryId: places.get(dish.categoryId) ?? '',
      body: newDishOf(dish, house),
      isBrought: true,
    })),
  )
  const updated = await changeSeveral(
    write,
    decided.flatMap(each => {
      const row = each.as === 'update' ? menu.rows.get(each.dishId) : undefined
      return row ? [{ row, body: updateOf(each.dish, dishStateOf(row), house) }] : []
    }),
  )
  const skipped = decided.filter(({ as }) => as === 'skip').length
  const createdIds = new Map(added.map(({ _id }, at) => [_id, created[at]?._id ?? '']))
  return { counts: { created: created.length, updated, categories: made, skipped }, createdIds }
}

const stateOf = (row: DraftRow, { created, updated }: { created: number; updated: number }): ImportState => ({
  source: row.source,
  fileName: row.file_name,
  pageCount: row.page_count,
  created,
  updated,
})

/** What became of each dish: its proposals that nobody has ticked wait for the review of allergens. */
function withCreated(content: DraftContent, createdIds: ReadonlyMap<string, string>): DraftContent {
  const dishes = content.dishes.map(({ createdId: _, ...dish }) => {
    const createdId = createdIds.get(dish._id)
    return { ...dish, ...(createdId !== undefined && { createdId }) }
  })
  return { ...content, dishes }
}

/** A dish that somebody has made, or renamed, since the review would be updated: nobody has seen that. */
function throwIfUnseen(reviewed: DraftContent, present: DraftContent): void {
  const seen = new Map(reviewed.dishes.map(({ _id, match }) => [_id, match?.dishId]))
  const isUnseen = present.dishes.some(
    ({ _id, included, match }) => included && match !== null && seen.get(_id) !== match.dishId,
  )
  if (isUnseen) throw new AppError(draftErrors.changed)
}

/** The review shows what is in the menu now. */
const compareAgain = (platform: Platform, call: ApplyCall): Promise<void> =>
  writeDraft(platform, call, {
    work: async ({ trx, access: { restaurantId, locales }, now, row }) => {
      const menu = await readPresentMenu(trx, restaurantId, locales.defaultLocale)
      const content = compared(contentOfDraft(row), menu, { onlySame: true })
      await updateContent(trx, { restaurantId, id: row.id, now }, content)
    },
  })

/**
 * Writes the draft into the menu by what the forms use, all of it or nothing (4-beyond §6, BRINGING §4.11). Throws 400
 * with the place of each part that cannot be stored, 403, 404 `draft_gone`, 409 `draft_reading` and `menu_limit`; then
 * menu and draft are as they were. 409 `draft_changed` where the menu has a dish now that nobody has seen in the
 * review.
 */
export async function applyDraft(platform: Platform, call: ApplyCall): Promise<Imported> {
  try {
    return await writeApplied(platform, call)
  } catch (error) {
    if (error instanceof AppError && error.code === draftErrors.changed.code) await compareAgain(platform, call)
    throw error
  }
}

function writeApplied(platform: Platform, call: ApplyCall): Promise<Imported> {
  return writeMenu(platform, call, async write => {
    const { trx, access, now, changeId, record } = write
    const { restaurantId, locales } = access
    const row = await lockDraft(trx, restaurantId, now)
    if (!row) throw new AppError(draftErrors.gone)
    const menu = await readPresentMenu(trx, restaurantId, locales.defaultLocale)
    const reviewed = contentOfDraft(row)
    const content = compared(reviewed, menu, { onlySame: true })
    throwIfUnseen(reviewed, content)
    const { counts, createdIds } = await bring(platform, write, { content, menu, doubts: call.body.doubts })
    const own = { restaurantId, id: row.id, now }
    await updateContent(trx, own, withCreated(content, createdIds))
    await updateApplied(trx, own, changeId)
    const isChanged = counts.created + counts.updated + counts.categories > 0
    if (isChanged) record({ entity: importEntity, id: row.id, before: null, after: stateOf(row, counts) })
    return { ...counts, changeId: isChanged ? changeId : null }
  })
}
