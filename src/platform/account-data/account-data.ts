import type { Clock } from '#platform/clock/clock.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Db, Trx } from '#platform/db/database.ts'
import type { Database } from '#platform/db/tables.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { StorageNamespace, StoredFile } from '#platform/storage/storage.ts'

/** The parts of the platform that export and deletion need. */
export type AccountDeps = {
  readonly db: Db
  readonly jobs: Jobs
  readonly storage: { in(name: string): StorageNamespace }
}

/** A file of the archive: `name` is its path in it; `open` answers undefined when it was deleted meanwhile. */
export type ExportedFile = { readonly name: string; readonly open: () => Promise<StoredFile | undefined> }

/** A feature's part of `data.json`, and the files that belong to it. No hashes, no tokens (3-decisions §8). */
export type AccountExport = { readonly data: object; readonly files?: readonly ExportedFile[] }

/** What `describe` needs beside. */
export type DescribeDeps = AccountDeps & { readonly clock: Clock; readonly limits: Limits }

/** What a feature stores of an owner's account; `ownerId` is the user id of the owner (or admin). */
export type AccountData = {
  /** Every table of the feature with rows that belong to an account. */
  readonly tables: readonly (keyof Database)[]
  readonly export: (deps: AccountDeps, ownerId: string) => Promise<AccountExport>
  /** What the operator's command `user` prints of somebody, worker or owner: lines by their name. */
  readonly describe?: (deps: DescribeDeps, userId: string) => Promise<Readonly<Record<string, readonly string[]>>>
  /**
   * Deletes the rows permanently; files are deleted by jobs of the same transaction. Rows of later features are deleted
   * already.
   */
  readonly erase: (deps: AccountDeps, trx: Trx, ownerId: string) => Promise<void>
}

/** With the feature's name, which is the key of its part. */
export type RegisteredAccountData = AccountData & { readonly name: string }
