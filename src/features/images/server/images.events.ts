import { defineEvent } from '#platform/events/events.ts'

/** Images of a restaurant were measured: its menu looks otherwise, in the same transaction. */
export const imagesMeasured = defineEvent<{ restaurantId: string }>('images.measured')
