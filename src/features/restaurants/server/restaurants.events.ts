import { defineEvent } from '#platform/events/events.ts'

/**
 * A restaurant that was deleted 30 days ago is about to be removed for good, in the transaction that does it: later
 * features delete what they keep of it (3-decisions §5).
 */
export const restaurantPurged = defineEvent<{ restaurantId: string }>('restaurants.purged')
