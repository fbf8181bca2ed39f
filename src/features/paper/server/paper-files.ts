import type { AccountDeps } from '#platform/account-data/account-data.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { StorageNamespace } from '#platform/storage/storage.ts'

type Stored = Pick<AccountDeps, 'storage'>
/** PDFs of editions: browsers reach none of them directly, backups hold them. */
export const paperFiles = ({ storage }: Stored): StorageNamespace => storage.in('paper/')

export const fileKey = (restaurantId: string, id: string): string => `${restaurantId}/${id}.pdf`

/** Files go after the rows that named them, by a job of the same transaction; without `keys`, all of a restaurant. */
export const deletePaperFiles = defineJob<{ restaurantId: string; keys?: string[] }>('paper.delete-files', {
  deletes: true,
  retryLimit: 20,
})

export const deletePaperFilesEntry = handleJob(deletePaperFiles, async (platform, { restaurantId, keys }) => {
  const files = paperFiles(platform)
  for await (const key of keys ?? files.list(`${restaurantId}/`)) await files.delete(key)
})
