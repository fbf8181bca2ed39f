import type { HistoryGroup } from './history.groups.ts'
import type { State } from './then.rules.ts'

/** A thing as it is now; one that is not among them is gone for good. */
export type Held = { state: State; isDeleted: boolean }
/** What becomes of a thing; `fields`: what it then has of each group. */
export type Back = {
  entity: string
  id: string
  kind: 'remove' | 'restore' | 'set'
  group: HistoryGroup | null
  fields: Partial<Record<HistoryGroup, State>>
}
