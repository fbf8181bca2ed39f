import type { Db } from '#platform/db/database.ts'
import { listUserNames } from '#features/identity/server/index.ts'
import type { Edition } from '../paper.contract.ts'
import { listEditionRows, listFiles } from './paper.store.ts'

/** Every edition of a restaurant as its people see it, the newest first. */
export async function presentEditions(db: Db, restaurantId: string): Promise<Edition[]> {
  const rows = await listEditionRows(db, restaurantId)
  if (rows.length === 0) return []
  const makers = [...new Set(rows.flatMap(({ made_by: by }) => by ?? []))]
  const names = makers.length === 0 ? [] : await listUserNames(db, makers)
  const files = await listFiles(
    db,
    restaurantId,
    rows.map(({ n }) => n),
  )
  return rows.map((row, place) => ({
    n: row.n,
    validFrom: row.valid_from,
    at: row.made_at.toISOString(),
    by: names.find(({ id }) => id === row.made_by)?.name ?? null,
    retiredAt: row.retired_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    changedUntilNext: rows[place - 1]?.changed ?? null,
    files: files
      .filter(file => file.n === row.n)
      .map(({ name, options, pages, bytes }) => ({
        name,
        format: 'patch' in options ? options.patch.as : options.format,
        locales: options.locales,
        pages,
        bytes,
      })),
  }))
}
