import { defineEntity } from '#platform/events/changes.ts'
import { defineEvent } from '#platform/events/events.ts'
import type { Names } from '../names.ts'
import type { ZoneFields } from './zones/zones.store.ts'

export type LabelState = { names: Names }
/** A label of the house; `id` is the label's. */
export const labelEntity = defineEntity<LabelState>('price-label')
export type ZoneState = ZoneFields & { slug: string }
/** A zone; `id` is the zone's. */
export const zoneEntity = defineEntity<ZoneState>('zone')

/** A label is about to be deleted, in this transaction; who uses it refuses, with 409 `label_used`. */
export const labelDeleting = defineEvent<{ restaurantId: string; labelId: string }>('prices.label-deleting')
