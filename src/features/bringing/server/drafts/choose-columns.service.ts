import { AppError } from '#shared/app-error.ts'
import { orNotFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import type { ColumnsBody, Draft } from '../../draft.contract.ts'
import { draftErrors } from '../../drafts.errors.ts'
import type { ColumnRole } from '../../reading/table/columns.ts'
import { draftFiles } from './draft-files.ts'
import { contentOfDraft, writeDraft } from './drafts.service.ts'
import { findAnyDraft, findDraft, updateReadAgain } from './drafts.store.ts'
import { presentDraft } from './present-draft.ts'
import { readDraftJob } from './read-draft.ts'
import { countReading } from './start-draft.service.ts'

type ColumnsCall = RestaurantCall & { body: ColumnsBody }

/**
 * Reads a sheet once more with what the owner says its columns hold (BRINGING §1). Throws 404 `draft_gone`, 409
 * `draft_reading`, 409 `source_gone` an hour after it was sent, 429 `import_limit`.
 */
export async function chooseColumns(platform: Platform, call: ColumnsCall): Promise<Draft> {
  const { db, clock } = platform
  const { restaurantId } = call.access
  const draft = await findDraft(db, restaurantId, clock.now())
  if (!draft) throw new AppError(draftErrors.gone)
  const key = draft.files.files[0]?.key
  if (key === undefined || !(await draftFiles(platform).open(key))) throw new AppError(draftErrors.sourceGone)
  await countReading(platform, restaurantId)
  return writeDraft(platform, call, {
    work: async ({ trx, now, row }) => {
      if (row.id !== draft.id) throw new AppError(draftErrors.gone)
      const known = contentOfDraft(row).columns ?? []
      const columns = call.body.columns.map((role, at) => ({
        title: known[at]?.title ?? '',
        role: role as ColumnRole,
        by: 'title' as const,
      }))
      await updateReadAgain(trx, { restaurantId, id: row.id, now }, { ...row.files, columns })
      await platform.jobs.enqueue(trx, readDraftJob, { restaurantId, draftId: row.id })
      return presentDraft(orNotFound(await findAnyDraft(trx, restaurantId)))
    },
  })
}
