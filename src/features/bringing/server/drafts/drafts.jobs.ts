import { eachIn, eachOf } from '#platform/jobs/each-of.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import { UPLOAD_KEPT_MS } from '../../bringing.limits.ts'
import { draftErrors } from '../../drafts.errors.ts'
import { deleteDraftFiles, deleteDraftFilesEntry, draftFiles } from './draft-files.ts'
import {
  deleteDraftById,
  type DraftRef,
  findAnyDraft,
  listDraftIds,
  listOverDrafts,
  listStuckReadings,
  updateFailed,
  updateRepeated,
} from './drafts.store.ts'
import { withPageState } from '../review/repeated-page.ts'
import { sweepSentFolders } from './sent-folder.ts'
import { readDraftEntry } from './read-draft.ts'

export const sweepDraftsHourly = defineJob('bringing.sweep-drafts', { cron: '53 * * * *', deletes: true })

/** Seven days are over: the draft goes, with its pages. */
const deleteOver = (platform: Platform, now: Date) => {
  const work = ({ id, restaurantId }: DraftRef) =>
    platform.db.transaction().execute(async trx => {
      if (await deleteDraftById(trx, { id, restaurantId, now }))
        await platform.jobs.enqueue(trx, deleteDraftFiles, { draftId: id })
    })
  return eachOf(platform, {
    name: 'bringing.over-drafts',
    pages: page => listOverDrafts(platform.db, now, page),
    work: item => work(item),
  })
}

/** A reading that nobody finished: its hour is over, and what was sent goes. */
const failStuck = (platform: Platform, now: Date, before: Date) =>
  eachOf(platform, {
    name: 'bringing.stuck-readings',
    pages: page => listStuckReadings(platform.db, before, page),
    work: async ({ id, restaurantId, expiresAt }) => {
      const { code, message } = draftErrors.interrupted
      const row = await findAnyDraft(platform.db, restaurantId)
      const page = row?.id === id ? row.files.repeats : undefined
      const own = { restaurantId, id, now }
      if (row?.content && page !== undefined)
        await updateRepeated(platform.db, own, withPageState(row.content, page, { state: 'failed', code }))
      else await updateFailed(platform.db, { ...own, expiresAt }, { code, message })
    },
  })

/** What was sent an hour ago goes, read or not; so do the pages of drafts that are gone. */
async function sweepFiles(platform: Platform, before: Date): Promise<void> {
  const files = draftFiles(platform)
  const work = async (key: string): Promise<void> => {
    const [draftId = '', kind] = key.split('/')
    const file = await files.open(key)
    if (!file || file.modifiedAt > before) return
    if (kind === 'sent' || (await listDraftIds(platform.db, [draftId])).length === 0) await files.delete(key)
  }
  await eachIn(platform, { name: 'bringing.files', items: files.list(), work: key => work(String(key)) })
}

export const draftJobs = [
  readDraftEntry,
  deleteDraftFilesEntry,
  handleJob(sweepDraftsHourly, async platform => {
    const now = platform.clock.now()
    const before = new Date(now.getTime() - UPLOAD_KEPT_MS)
    await deleteOver(platform, now)
    await failStuck(platform, now, before)
    await sweepFiles(platform, before)
    await sweepSentFolders(platform, before)
  }),
]
