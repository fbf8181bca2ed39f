import { defineEvent } from '#platform/events/events.ts'

/** Emitted in the transaction that changes a subscription; restaurants verify their status in it (3-decisions §4). */
export const subscriptionChanged = defineEvent<{ ownerId: string }>('billing.subscription-changed')
