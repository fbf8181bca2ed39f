import { readFile } from 'node:fs/promises'
import { AppError } from '#shared/app-error.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import { notFound, orNotFound } from '#platform/http/bind.ts'
import type { UploadedFile } from '#platform/http/uploaded-file.ts'
import { v7 } from '#platform/id/id.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { StartBody } from '../../bringing.contract.ts'
import type { Draft } from '../../draft.contract.ts'
import { draftErrors } from '../../drafts.errors.ts'
import { withPageState } from '../review/repeated-page.ts'
import { draftFiles, sentKey } from './draft-files.ts'
import { contentOfDraft, writeDraft } from './drafts.service.ts'
import { type DraftRow, findAnyDraft, findDraft, updateRepeats } from './drafts.store.ts'
import { presentDraft } from './present-draft.ts'
import { readDraftJob } from './read-draft.ts'
import { countedReading } from './start-draft.service.ts'

type RepeatCall = Omit<RestaurantCall, 'params'> & {
  params: { id: string; n: string }
  body: Pick<StartBody, 'corners'>
  files: readonly UploadedFile[]
  keepAnswer?: KeepAnswer | undefined
}

/** A photographed page that failed. Throws 404, 409 `draft_reading`, 409 `page_read`. */
function failedPage(row: DraftRow, n: string): number {
  const page = /^[1-9]\d?$/.test(n) ? Number(n) : 0
  const found = contentOfDraft(row).pages[page - 1]
  if (!found || row.source !== 'photos') throw notFound()
  if (found.state !== 'failed') throw new AppError(draftErrors.pageRead)
  return page
}

/**
 * Reads another photograph of a page that failed; what is decided about the others stays (BRINGING §4.4). Throws 400,
 * 403, 404, 409, 429 `import_limit`.
 */
export async function repeatPage(platform: Platform, call: RepeatCall): Promise<Draft> {
  const { db, clock } = platform
  const { access, params, files, body } = call
  const { restaurantId } = access
  const draft = await findDraft(db, restaurantId, clock.now())
  if (!draft) throw new AppError(draftErrors.gone)
  failedPage(draft, params.n)
  const [file] = files
  if (!file) throw new AppError(draftErrors.nothing)
  // A key of its own: two who repeat the same page at once do not write into each other's photograph.
  const key = `${sentKey(draft.id, Number(params.n))}-${v7()}`
  const storage = draftFiles(platform)
  return countedReading(platform, restaurantId, async () => {
    try {
      await storage.put(key, await readFile(file.path), { type: 'application/octet-stream' })
      return await writeDraft(platform, call, {
        work: async ({ trx, now, row }) => {
          if (row.id !== draft.id) throw new AppError(draftErrors.gone)
          const page = failedPage(row, params.n)
          const sent = { kind: 'file' as const, files: [{ key, corners: body.corners?.[0] ?? null }], repeats: page }
          const content = withPageState(contentOfDraft(row), page, { state: 'waiting', code: null })
          await updateRepeats(trx, { restaurantId, id: row.id, now }, sent, content)
          await platform.jobs.enqueue(trx, readDraftJob, { restaurantId, draftId: row.id })
          return presentDraft(orNotFound(await findAnyDraft(trx, restaurantId)))
        },
      })
    } catch (error) {
      await storage.delete(key)
      throw error
    }
  })
}
