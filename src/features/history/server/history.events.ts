import { defineEvent } from '#platform/events/events.ts'

/** A change is undone, in this transaction; what it used up comes back with it. */
export const changeUndone = defineEvent<{ restaurantId: string; changeId: string; now: Date }>('history.changeUndone')
