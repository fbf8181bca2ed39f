import { MINUTE_MS } from '#shared/time.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import type { Page } from '#platform/db/page.ts'
import type { Platform } from '#platform/platform.ts'
import { findSubscription } from '#features/billing/server/index.ts'
import { IMAGES_BYTES_MAX, TRIAL_IMAGES_BYTES_MAX } from '../images.limits.ts'
import { lockAndSumBytes, noteStored } from './stored-bytes.store.ts'
import {
  deleteOutdatedPages,
  deletePages,
  findPagesBytes,
  listOutdatedPages,
  type PublishedCopies,
  savePages,
} from './published-pages.store.ts'

type Room = { free: number; onTrial: boolean }

/**
 * How much the owner of a restaurant may still store: 2 GB in all, on the trial 200 MB (3-decisions §2). Until the
 * commit nobody else takes of it.
 */
export async function lockRoom(trx: Db, restaurantId: string): Promise<Room> {
  const { ownerId, used } = await lockAndSumBytes(trx, restaurantId)
  const onTrial = (await findSubscription(trx, ownerId))?.tier === 'trial'
  return { free: (onTrial ? TRIAL_IMAGES_BYTES_MAX : IMAGES_BYTES_MAX) - used, onTrial }
}

type Tenanted = Pick<Platform, 'db' | 'clock' | 'tenants'>

/**
 * Takes room for the copies of a published menu, in place of those before, and notes which they are. False when there
 * is none: the menu is then answered by the product itself.
 */
function reservePages({ db, clock, tenants }: Tenanted, copies: PublishedCopies): Promise<boolean> {
  const { restaurantId, bytes } = copies
  const reserve = async (trx: Trx): Promise<boolean> => {
    const { free } = await lockRoom(trx, restaurantId)
    if (bytes > free + (await findPagesBytes(trx, restaurantId))) return false
    await savePages(trx, copies, clock.now())
    return true
  }
  return tenants.as({ ids: [restaurantId] }, () => db.transaction().execute(reserve))
}

/** Another process may still be writing the files of a row that is younger. */
const WRITING_MAX_MS = MINUTE_MS

/** The copies of published menus: the room that they take, and which menu they show. */
const publishedPages = {
  reserve: reservePages,
  release: ({ db, tenants }: Pick<Platform, 'db' | 'tenants'>, restaurantId: string) =>
    tenants.as({ ids: [restaurantId] }, () => deletePages(db, restaurantId)),
  listOutdated: ({ db, clock }: Pick<Platform, 'db' | 'clock'>, edition: string, page: Page) =>
    listOutdatedPages(db, { edition, now: clock.now() }, page),
  /** Their files are deleted. */
  forgetOutdated: ({ db, clock, tenants }: Tenanted, edition: string, restaurantId: string) => {
    const now = clock.now()
    const before = new Date(now.getTime() - WRITING_MAX_MS)
    return tenants.as({ ids: [restaurantId] }, () => deleteOutdatedPages(db, { restaurantId, edition, now, before }))
  },
}

/** What an owner stores, for parts of the product beside the pictures: how much may still be added, and how much is. */
export const quota = { pages: publishedPages, lockRoom, note: noteStored }
