import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { SECOND_MS, DAY_MS } from '#shared/time.ts'
import { orNotFound } from '#platform/http/bind.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { RunInterrupted } from '#platform/jobs/job-run.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { defineService } from '#platform/process/services.ts'
import { listLabelNames } from '#features/prices/server/index.ts'
import { findRestaurant } from '#features/restaurants/server/index.ts'
import { bringingErrors } from '../../bringing.errors.ts'
import { DRAFT_DAYS, READING_LIMITS } from '../../bringing.limits.ts'
import { compared, contentOf, type DraftPage } from '../review/draft-content.ts'
import { withPageState, withRepeatedPage } from '../review/repeated-page.ts'
import { withOwnLabels } from '../review/own-labels.rules.ts'
import type { CartaReader, ReadCarta } from '../process/carta-reader.ts'
import type { Corners } from '../photo/straighten.ts'
import type { Source } from '../read-pages.ts'
import { Refusal, refusalError } from '../sources/refusal.ts'
import { deleteFilesOf, draftFiles, pageKey } from './draft-files.ts'
import {
  type DraftRow,
  findAnyDraft,
  updateFailed,
  updateProgress,
  updateReady,
  updateRepeated,
} from './drafts.store.ts'
import { readPresentMenu } from './present-menu.ts'
import { inSentFolder } from './sent-folder.ts'

export const cartaReader = defineService<CartaReader>('bringing.reader')

type Payload = { restaurantId: string; draftId: string }
/** Twenty pages of a minute each, after the reading before. */
const RUN_SECONDS = 50 * 60
/** How often a reading looks whether somebody still wants it. */
const LOOK_EVERY_MS = SECOND_MS

export const readDraftJob = defineJob<Payload>('bringing.read', {
  atOnce: READING_LIMITS.atOnce,
  expireInSeconds: RUN_SECONDS,
  retryLimit: 3,
})

class Unwanted extends Error {}

/** What was sent, as files of a folder: twenty photographs would fill the memory. */
async function sourceIn(platform: Platform, { files: stored }: DraftRow, folder: string): Promise<Source> {
  const { kind, files, sheet, firstPages } = stored
  const storage = draftFiles(platform)
  const sent: { content: string; corners?: Corners }[] = []
  for (const [at, { key, corners }] of files.entries()) {
    const file = await storage.open(key)
    // An hour has passed, or another run has read it.
    if (!file) throw new Refusal('unreadable')
    const content = join(folder, String(at + 1))
    await pipeline(file.stream(), createWriteStream(content, { mode: 0o600 }))
    sent.push({ content, ...(corners && { corners }) })
  }
  const [first] = sent
  return kind === 'text' && first ? { text: await readFile(first.content, 'utf8') } : { files: sent, sheet, firstPages }
}

/** Aborts when the draft is gone, another one is in its place, or nobody waits, and when this process must stop. */
function watchDraft(platform: Platform, { restaurantId, draftId }: Payload): { signal: AbortSignal; end: () => void } {
  const unwanted = new AbortController()
  const run = platform.jobs.currentRun()
  const look = async (): Promise<void> => {
    if (run?.mustStop()) unwanted.abort(new RunInterrupted('bringing.read', null))
    const row = await findAnyDraft(platform.db, restaurantId)
    if (row?.id !== draftId || row.state !== 'reading') unwanted.abort(new Unwanted())
  }
  // A database that is away now fails the reading itself, at its next page.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS)
  return { signal: unwanted.signal, end: () => clearInterval(timer) }
}

type Pictures = Map<number, DraftPage['image']>
type ReadPages = { carta: ReadCarta; pictures: Pictures }

async function read(platform: Platform, row: DraftRow, pictures: Pictures): Promise<ReadCarta> {
  const { restaurant_id: restaurantId, id: draftId } = row
  const { signal, end } = watchDraft(platform, { restaurantId, draftId })
  const own = () => ({ restaurantId, id: draftId, now: platform.clock.now() })
  const times: number[] = []
  let last = 0
  try {
    return await inSentFolder(platform, async folder =>
      platform.services.get(cartaReader).read({
        restaurantId,
        source: await sourceIn(platform, row, folder),
        ...(row.files.columns && { columns: row.files.columns }),
        signal,
        // While one page is repeated, it is its state that tells.
        onPage: ({ pages, read: done }) => {
          const now = performance.now()
          if (done.length > 0) times.push(now - last)
          last = now
          const timed = done.map((page, at) => ({ ...page, ms: Math.round(times[at] ?? 0) }))
          if (row.files.repeats === undefined)
            void updateProgress(platform.db, own(), { pages, read: timed }).catch(() => undefined)
        },
        onPicture: async (page, { bytes, width, height }) => {
          const place = row.files.repeats ?? page
          await draftFiles(platform).put(pageKey(draftId, place), bytes, { type: 'image/webp' })
          pictures.set(place, { width, height })
        },
      }),
    )
  } finally {
    end()
  }
}

/** Answers whether what was sent must stay: the owner may say what its columns hold, or choose another sheet. */
async function keep(platform: Platform, row: DraftRow, { carta, pictures }: ReadPages): Promise<boolean> {
  const { db, clock } = platform
  const restaurantId = row.restaurant_id
  const { default_locale: locale } = orNotFound(await findRestaurant(db, restaurantId))
  const pages = carta.pages.map((page, at) => ({
    state: page.state,
    code: page.state === 'failed' ? bringingErrors[page.reason].code : null,
    image: pictures.get(at + 1) ?? null,
  }))
  const content = contentOf({ ...carta, pages }, locale)
  const labelled = withOwnLabels(content, await listLabelNames(db, restaurantId))
  const ready = compared(labelled, await readPresentMenu(db, restaurantId, locale))
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + DRAFT_DAYS * DAY_MS)
  if (!(await updateReady(db, { restaurantId, id: row.id, now, expiresAt }, ready))) throw new Unwanted()
  return ready.columns !== null
}

/** The page that was read again, beside the others; nothing that was decided about those changes. */
async function keepPage(platform: Platform, row: DraftRow, { carta, pictures }: ReadPages): Promise<void> {
  const { db, clock } = platform
  const { restaurant_id: restaurantId, content: before, files } = row
  if (!before || files.repeats === undefined) return
  const { default_locale: locale } = orNotFound(await findRestaurant(db, restaurantId))
  const page = { page: files.repeats, draft: carta.draft, image: pictures.get(files.repeats) ?? null }
  const whole = withOwnLabels(withRepeatedPage(before, page, locale), await listLabelNames(db, restaurantId))
  const own = { restaurantId, id: row.id, now: clock.now() }
  const content = compared(whole, await readPresentMenu(db, restaurantId, locale))
  if (!(await updateRepeated(db, own, content))) throw new Unwanted()
}

/** The files of a draft went with it; a picture of the reading may have come after them. */
async function deleteFilesOfGone(platform: Platform, { restaurantId, draftId }: Payload): Promise<void> {
  const row = await findAnyDraft(platform.db, restaurantId)
  if (row?.id !== draftId) await deleteFilesOf(platform, draftId)
}

/**
 * Why a reading came to nothing; of one page, that the page failed again. Answers whether what was sent must stay: the
 * first of too many pages may be read.
 */
async function tellRefusal(platform: Platform, row: DraftRow, refusal: Refusal): Promise<boolean> {
  const { code, message } = refusalError(refusal, row.file_name)
  const own = { restaurantId: row.restaurant_id, id: row.id, now: platform.clock.now() }
  const { content, files, expires_at: expiresAt } = row
  if (content && files.repeats !== undefined)
    await updateRepeated(platform.db, own, withPageState(content, files.repeats, { state: 'failed', code }))
  else await updateFailed(platform.db, { ...own, expiresAt }, { code, message })
  return refusal.reason === 'tooManyPages'
}

/**
 * Reads what was sent, and deletes it unless it may be read in another way. A run that is interrupted is repeated; a
 * refusal is told in the draft.
 */
export async function readDraft(platform: Platform, { restaurantId, draftId }: Payload): Promise<void> {
  const row = await findAnyDraft(platform.db, restaurantId)
  if (row?.id !== draftId || row.state !== 'reading') return
  const pictures: Pictures = new Map()
  try {
    const pages = { carta: await read(platform, row, pictures), pictures }
    if (row.files.repeats !== undefined) await keepPage(platform, row, pages)
    else if (await keep(platform, row, pages)) return
  } catch (error) {
    if (error instanceof Unwanted) return deleteFilesOfGone(platform, { restaurantId, draftId })
    if (!(error instanceof Refusal)) throw error
    if (await tellRefusal(platform, row, error)) return
  }
  for (const { key } of row.files.files) await draftFiles(platform).delete(key)
}

export const readDraftEntry = handleJob(readDraftJob, readDraft)
