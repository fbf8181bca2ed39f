import type { Json, Timestamp } from '#platform/db/columns.ts'

type ActivityTable = {
  id: string
  restaurant_id: string
  user_id: string | null
  action: string
  details: Json<Record<string, unknown>>
  created_at: Timestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    activity: ActivityTable
  }
}
