import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { saveImage, withPicture } from '#features/images/server/index.ts'
import { rasterizeDrawing } from '#platform/images/draw.ts'
import { bumpMenuVersion } from '#features/restaurants/server/index.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteWaiting, type DemoPicture, listWaiting, showPicture, tryWithDrawingLock } from './demo-pictures.store.ts'

const ASSETS = join(import.meta.dirname, 'assets')
/** Wide enough for a large card on a high-resolution screen; flat square drawings need no more. */
const RASTER_PX = 960
const PROGRESS_EVERY = 5
/** How often a process looks whether the one that draws has finished or ended. */
const LOOK_AGAIN_MS = 1000

/** The design's drawings as PNG files, as an owner would upload them. */
const rasterized = (file: string): Promise<Buffer> =>
  rasterizeDrawing(join(ASSETS, file), { width: RASTER_PX, density: 216 })

/** Thrown to roll back when somebody has chosen another picture, or deleted the dish. */
class NotWanted extends Error {}

/**
 * Draws the demo's pictures that are not drawn yet, while the product serves; each appears on the menu by itself. It
 * ends after the last one, also when another process draws them; a killed process leaves the others to the next start.
 * Throws the signal's reason when that is aborted, and what a picture failed by (a full disk).
 */
export async function drawDemoPictures(platform: Platform, signal: AbortSignal): Promise<void> {
  const { db } = platform
  while ((await listWaiting(db)).length > 0) {
    if (await tryWithDrawingLock(db, async () => drawAll(platform, await listWaiting(db), signal))) return
    await wait(LOOK_AGAIN_MS, undefined, { signal })
  }
}

/** As many at once as cores, in their order, so that a person's upload never waits behind all of them. */
async function drawAll(platform: Platform, pictures: readonly DemoPicture[], signal: AbortSignal): Promise<void> {
  const next = pictures.values()
  let drawn = 0
  const drawNext = async () => {
    for (const picture of next) {
      signal.throwIfAborted()
      await draw(platform, picture, signal)
      if (++drawn % PROGRESS_EVERY === 0 || drawn === pictures.length)
        platform.log.info(`demo: picture ${drawn} of ${pictures.length}`)
    }
  }
  const results = await Promise.allSettled(Array.from({ length: availableParallelism() }, drawNext))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/** Sends a drawing through the normal image pipeline, and shows it. */
async function draw(platform: Platform, picture: DemoPicture, signal: AbortSignal): Promise<void> {
  const { restaurantId } = picture
  const input = await rasterized(picture.file)
  try {
    await withPicture(platform, { input, signal }, upload =>
      platform.db.transaction().execute(async trx => {
        const now = platform.clock.now()
        // It locks the restaurant, as every write does first.
        await bumpMenuVersion(platform, trx, restaurantId)
        const id = await saveImage(trx, { restaurantId, upload, now })
        if (!(await showPicture(trx, picture, { id, now }))) throw new NotWanted()
        await deleteWaiting(trx, picture)
      }),
    )
  } catch (error) {
    if (!(error instanceof NotWanted)) throw error
    await deleteWaiting(platform.db, picture)
  }
}
