import type { MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'

type ImagesTable = {
  id: string
  restaurant_id: string
  /** Folder of its files, a random name: `/uploads/{hash}/{width}.webp`. In TypeScript it is called `folder`. */
  hash: string
  width: number
  height: number
  /** Ascending. */
  widths: number[]
  /** Widths that exist as AVIF too. */
  avif_widths: number[]
  bytes: number
  created_at: Timestamp
  /** Mean color as `#rrggbb`, its luminance, and the mean opacity; null when nothing is drawn in it. */
  mean_color: string | null
  luminance: number | null
  alpha: number | null
  /** Null for an image that the job has to measure. */
  measured_at: Timestamp | null
  /** Of one that a write has stopped using, but that may come back until then; null: nobody keeps it. */
  kept_until: MaybeTimestamp
}

/** What is stored of a restaurant beside its pictures: the copies of its published menu. They count in the quota. */
type PublishedPagesTable = {
  restaurant_id: string
  bytes: number
  updated_at: Timestamp
  /** Of the menu that the copies show; both null in a row that the release before wrote. */
  version: number | null
  edition: string | null
  /** When they are over by the clock; null: with the next change. */
  ends_at: MaybeTimestamp
}

/** What other parts of the product store of a restaurant; it counts in the quota. */
type StoredFilesTable = { restaurant_id: string; kind: string; bytes: number }

declare module '#platform/db/tables.ts' {
  interface Database {
    images: ImagesTable
    published_pages: PublishedPagesTable
    stored_files: StoredFilesTable
  }
}
