import type { AccountDeps } from '#platform/account-data/account-data.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { StorageNamespace } from '#platform/storage/storage.ts'
import { isNamedFile } from './paper.store.ts'

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

/** A print is over long before. */
export const UNNAMED_S = 3600

/**
 * Sent before a file is written: a process that ends between the file and its row leaves none behind, and one that does
 * not learn whether its row was written takes none away.
 */
export const dropUnnamedFile = defineJob<{ restaurantId: string; key: string }>('paper.drop-unnamed-file', {
  deletes: true,
  retryLimit: 20,
})

export const dropUnnamedFileEntry = handleJob(dropUnnamedFile, async (platform, { restaurantId, key }) => {
  if (!(await isNamedFile(platform.db, restaurantId, key))) await paperFiles(platform).delete(key)
})
