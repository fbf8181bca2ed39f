import { defineEvent } from '#platform/events/events.ts'

/**
 * A restaurant that was deleted 30 days ago is about to be removed permanently, in the same transaction: later features
 * delete what they store of it (3-decisions §5).
 */
export const restaurantPurged = defineEvent<{ restaurantId: string }>('restaurants.purged')
