import type { TableCode } from '../codes.contract.ts'
import type { CodeState } from './codes.changes.ts'
import type { CodeRow } from './codes.store.ts'

/** A code as people see it: a zone that was removed is none. */
export const presentCode = (row: CodeRow, zoneIds: ReadonlySet<string>): TableCode => ({
  _id: row.id,
  restaurantId: row.restaurant_id,
  name: row.name,
  zoneId: row.zone_id !== null && zoneIds.has(row.zone_id) ? row.zone_id : null,
  key: row.key,
  createdAt: row.created_at.toISOString(),
  retiredAt: row.retired_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
})

/** A code as its changes tell it. */
export const stateOf = (row: Pick<CodeRow, 'name' | 'key' | 'zone_id' | 'retired_at'>): CodeState => ({
  name: row.name,
  key: row.key,
  zoneId: row.zone_id,
  retired: row.retired_at !== null,
})
