import { AppError, throwIfInvalid } from '#shared/app-error.ts'
import { orNotFound } from '#platform/http/bind.ts'
import type { Platform } from '#platform/platform.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { bringingErrors } from '../../bringing.errors.ts'
import { draftTexts as texts } from '../../bringing.texts.ts'
import type { ColumnsBody, Draft } from '../../draft.contract.ts'
import { draftErrors } from '../../drafts.errors.ts'
import type { ColumnRole } from '../../reading/table/columns.ts'
import { draftFiles } from './draft-files.ts'
import { contentOfDraft, writeDraft } from './drafts.service.ts'
import { type DraftRow, findAnyDraft, findDraft, updateReadAgain } from './drafts.store.ts'
import type { SentFiles } from './drafts.tables.ts'
import { presentDraft } from './present-draft.ts'
import { readDraftJob } from './read-draft.ts'
import { countedReading } from './start-draft.service.ts'

type ColumnsCall = RestaurantCall & { body: ColumnsBody }
type AgainCall = RestaurantCall & { body: { sheet: number } | { firstPages: true } }

/**
 * Reads once more what was sent, as `choose` says. Throws 404 `draft_gone`, 409 `draft_reading`, 409 `source_gone` an
 * hour after it was sent, 429 `import_limit`.
 */
async function readOnceMore(
  platform: Platform,
  call: RestaurantCall,
  choose: (row: DraftRow) => Partial<SentFiles>,
): Promise<Draft> {
  const { db, clock } = platform
  const { restaurantId } = call.access
  const draft = await findDraft(db, restaurantId, clock.now())
  if (!draft) throw new AppError(draftErrors.gone)
  const key = draft.files.files[0]?.key
  if (key === undefined || !(await draftFiles(platform).open(key))) throw new AppError(draftErrors.sourceGone)
  return countedReading(platform, restaurantId, () =>
    writeDraft(platform, call, {
      work: async ({ trx, now, row }) => {
        if (row.id !== draft.id) throw new AppError(draftErrors.gone)
        await updateReadAgain(trx, { restaurantId, id: row.id, now }, { ...row.files, ...choose(row) })
        await platform.jobs.enqueue(trx, readDraftJob, { restaurantId, draftId: row.id })
        return presentDraft(orNotFound(await findAnyDraft(trx, restaurantId)))
      },
    }),
  )
}

/** Reads a sheet with what the owner says its columns hold (BRINGING §1). */
export const chooseColumns = (platform: Platform, call: ColumnsCall): Promise<Draft> =>
  readOnceMore(platform, call, row => {
    const content = contentOfDraft(row)
    const known = content.columns ?? []
    const columns = call.body.columns.map((role, at) => ({
      title: known[at]?.title ?? '',
      role: role as ColumnRole,
      by: 'title' as const,
    }))
    return { columns, ...(content.sheet !== undefined && { sheet: content.sheet }) }
  })

/** Reads another sheet of a book, or the first of too many pages. */
export const readAgain = (platform: Platform, call: AgainCall): Promise<Draft> =>
  readOnceMore(platform, call, row => {
    const { body } = call
    if ('firstPages' in body) {
      if (row.failure?.code !== bringingErrors.tooManyPages.code) throw new AppError(draftErrors.gone)
      return { firstPages: true }
    }
    if (!contentOfDraft(row).sheets?.[body.sheet]) throwIfInvalid({ sheet: texts.unknownSheet })
    // What another sheet's columns hold says nothing of this one's.
    return { sheet: body.sheet, columns: undefined }
  })
