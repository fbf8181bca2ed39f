import type { Json, Timestamp } from '#platform/db/columns.ts'
import type { Action } from '../activity.actions.ts'
import type { ActivityItem } from '../activity.contract.ts'

/** What an entry keeps of a write: how many things, and the first of them. */
export type Details = {
  count: number
  items: ActivityItem[]
  /** The write; absent in what a former release wrote. */
  changeId?: string
}

type ActivityTable = {
  id: string
  restaurant_id: string
  user_id: string | null
  action: Action
  details: Json<Details>
  created_at: Timestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    activity: ActivityTable
  }
}
