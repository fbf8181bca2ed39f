import { AppError } from '#shared/app-error.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import type { FileAnswer } from '#platform/http/bind-file.ts'
import { notFound, orNotFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import { changers } from '#features/identity/server/people.ts'
import { listDishes } from '#features/menu/server/whole/index.ts'
import {
  restaurantRights,
  type RestaurantAccess,
  type RestaurantCall,
  writeRestaurant,
} from '#features/restaurants/server/index.ts'
import type { Draft, DraftChange } from '../../draft.contract.ts'
import { changedContent } from '../review/draft-changes.rules.ts'
import { compared } from '../review/draft-content.ts'
import { withPageState } from '../review/repeated-page.ts'
import { draftErrors } from '../../drafts.errors.ts'
import { deleteDraftFiles, draftFiles, pageKey } from './draft-files.ts'
import {
  deleteDraft,
  type DraftRow,
  findAnyDraft,
  findDraft,
  listAhead,
  lockDraft,
  updateReviewed,
  updateRepeated,
} from './drafts.store.ts'
import { presentDraft } from './present-draft.ts'
import { waitOf } from './reading-time.rules.ts'
import { readPresentMenu } from './present-menu.ts'

type ChangeCall = RestaurantCall & { body: { changes: DraftChange[] } }
type Write = { trx: Trx; access: RestaurantAccess; now: Date; row: DraftRow }

/** How long after a change somebody still reviews it. */
const REVIEWS_FOR_MS = MINUTE_MS

/** The first name of somebody else who reviews the draft too (BRINGING §1, `traer-revision#otro-dispositivo`). */
async function alsoReviewing(db: Db, { actor, access }: RestaurantCall, row: DraftRow, now: Date) {
  if (row.changed_by === null || !row.changed_at) return null
  if (now.getTime() - row.changed_at.getTime() > REVIEWS_FOR_MS) return null
  return changers.of(db, { actor, access }, row.changed_by)
}

/** The draft of a restaurant; null where there is none, or where it is in the menu. */
export async function getDraft({ db, clock }: Platform, call: RestaurantCall): Promise<Draft | null> {
  const { restaurantId } = call.access
  const now = clock.now()
  const row = await findDraft(db, restaurantId, now)
  if (!row) return null
  const isWaiting = row.state === 'reading' && row.page_count === 0
  const wait = isWaiting ? waitOf(row, await listAhead(db, restaurantId)) : {}
  return presentDraft(row, { ...wait, alsoBy: await alsoReviewing(db, call, row, now) })
}

const anyPlan = (): void => undefined

/** A write to the draft alone, under the lock of its restaurant: the menu does not change. Throws 404 `draft_gone`. */
export function writeDraft<T>(
  platform: Platform,
  call: RestaurantCall,
  { work, requireRight }: { work: (write: Write) => Promise<T>; requireRight?: typeof anyPlan },
): Promise<T> {
  return writeRestaurant(
    platform,
    { ...call, isUnseen: true, ...(requireRight && { requireRight }) },
    async ({ trx, access, now }) => {
      await restaurantRights.require(trx, access, ['texts'])
      const row = await lockDraft(trx, access.restaurantId, now)
      if (!row) throw new AppError(draftErrors.gone)
      return work({ trx, access, now, row })
    },
  )
}

/** What can be reviewed. Throws 409 `draft_reading`, 404 `draft_gone` for one that could not be read. */
export function contentOfDraft({ state, content }: DraftRow) {
  if (state === 'reading') throw new AppError(draftErrors.reading)
  if (!content) throw new AppError(draftErrors.gone)
  return content
}

/** Changes parts of the draft, all of them or none; the last hand wins. Throws 400, 403, 404, 409 (4-beyond §6). */
export function changeDraft(platform: Platform, call: ChangeCall): Promise<Draft> {
  return writeDraft(platform, call, {
    work: async ({ trx, access, now, row }) => {
      const { restaurantId, locales } = access
      const { content, isRenamed } = changedContent(contentOfDraft(row), call.body.changes, locales.defaultLocale)
      const menu = isRenamed ? await readPresentMenu(trx, restaurantId, locales.defaultLocale) : undefined
      await updateReviewed(
        trx,
        { restaurantId, id: row.id, now, userId: call.actor.userId },
        menu ? compared(content, menu, { onlySame: true }) : content,
      )
      const alsoBy = await alsoReviewing(trx, call, row, now)
      return presentDraft(orNotFound(await findAnyDraft(trx, restaurantId)), { alsoBy })
    },
  })
}

async function dropDraft(platform: Platform, trx: Trx, { id, restaurant_id: restaurantId }: DraftRow): Promise<null> {
  await deleteDraft(trx, restaurantId)
  await platform.jobs.enqueue(trx, deleteDraftFiles, { draftId: id })
  return null
}

/**
 * Stops the reading and deletes what was sent and read; a draft that is ready stays, because the reading was over, and
 * so does one of which a page was repeated. Also for a lapsed plan: nobody's photographs are held (BRINGING §4.4).
 */
export const cancelDraft = (platform: Platform, call: RestaurantCall): Promise<null> =>
  writeDraft(platform, call, {
    requireRight: anyPlan,
    work: async ({ trx, row, now }) => {
      if (row.state === 'ready') return null
      const { content, files } = row
      if (!content || files.repeats === undefined) return dropDraft(platform, trx, row)
      const failed = { state: 'failed' as const, code: draftErrors.interrupted.code }
      const own = { restaurantId: row.restaurant_id, id: row.id, now }
      await updateRepeated(trx, own, withPageState(content, files.repeats, failed))
      return null
    },
  })

/** Throws the draft away, with its pages. */
export const discardDraft = (platform: Platform, call: RestaurantCall): Promise<null> =>
  writeDraft(platform, call, { requireRight: anyPlan, work: ({ trx, row }) => dropDraft(platform, trx, row) })

/** The picture of a photographed page. Throws 404. */
export async function getPage(
  platform: Platform,
  { access, params }: RestaurantCall & { params: { n: string } },
): Promise<FileAnswer> {
  const row = await findDraft(platform.db, access.restaurantId, platform.clock.now())
  const page = /^[1-9]\d?$/.test(params.n) ? Number(params.n) : 0
  if (!row?.content?.pages[page - 1]?.image) throw notFound()
  const content = orNotFound(await draftFiles(platform).read(pageKey(row.id, page)))
  return { content, contentType: 'image/webp', fileName: `pagina-${page}.webp` }
}

/**
 * What the paper of the last import says of dishes that it made and whose allergens are not declared yet, as long as
 * its draft is kept: 'en tu papel' (BRINGING §4.10).
 */
export async function getProposals({ db, clock }: Platform, { access }: RestaurantCall) {
  const { restaurantId } = access
  const row = await findAnyDraft(db, restaurantId)
  if (!row?.content || row.applied_change_id === null || row.expires_at <= clock.now()) return []
  const undeclared = new Set(
    (await listDishes(db, restaurantId)).flatMap(dish => (dish.allergens_declared ? [] : [dish.id])),
  )
  return row.content.dishes.flatMap(({ createdId, marks, proposals }) =>
    createdId !== undefined && proposals.length > 0 && undeclared.has(createdId)
      ? [{ dishId: createdId, marks, allergens: proposals }]
      : [],
  )
}
