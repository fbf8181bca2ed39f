import type { Trx } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { ExportedFile } from './account-data.ts'

/** Everything of an account: `data` by feature, as in `data.json`, and the files beside it (3-decisions §8). */
export async function exportAccount(
  platform: Platform,
  ownerId: string,
): Promise<{ data: Record<string, object>; files: ExportedFile[] }> {
  const data: Record<string, object> = {}
  const files: ExportedFile[] = []
  for (const feature of platform.accountData) {
    const part = await feature.export(platform, ownerId)
    data[feature.name] = part.data
    files.push(...(part.files ?? []))
  }
  return { data, files }
}

/**
 * Permanently deletes an account and everything that belongs to it, in the caller's transaction (3-decisions §8). In
 * reverse order of the features, because later ones refer to earlier ones.
 */
export async function eraseAccount(platform: Platform, trx: Trx, ownerId: string): Promise<void> {
  for (const feature of platform.accountData.toReversed()) await feature.erase(platform, trx, ownerId)
}
