import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { AccountDeps } from '#platform/account-data/account-data.ts'
import type { StorageNamespace } from '#platform/storage/storage.ts'

type Stored = Pick<AccountDeps, 'storage'>
/** What is brought: browsers reach none of it, no backup holds it. */
export const draftFiles = ({ storage }: Stored): StorageNamespace => storage.in('imports/')

/** Sent by somebody, before it is read. */
export const sentKey = (draftId: string, place: number): string => `${draftId}/sent/${place}`
/** The picture of a page, made by us. */
export const pageKey = (draftId: string, page: number): string => `${draftId}/page/${page}.webp`

/** Files go after the rows that named them, by a job of the same transaction. */
export const deleteDraftFiles = defineJob<{ draftId: string }>('bringing.delete-files', {
  deletes: true,
  retryLimit: 20,
})

/** Deletes everything of a draft that is gone. */
export async function deleteFilesOf(platform: Stored, draftId: string): Promise<void> {
  const files = draftFiles(platform)
  for await (const key of files.list(`${draftId}/`)) await files.delete(key)
}

export const deleteDraftFilesEntry = handleJob(deleteDraftFiles, (platform, { draftId }) =>
  deleteFilesOf(platform, draftId),
)
