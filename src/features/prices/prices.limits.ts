/** Lines of price of one dish (4-beyond §2). */
export const PRICES_MAX = 6
/**
 * Most bytes of a line in a body: a label of the house (47), an amount (18), market (15), a unit (16), persons (16) and
 * what stands between them.
 */
export const PRICE_LINE_BYTES = 120
/** For how many people a price per person is asked at least. */
export const MIN_PERSONS = { min: 2, max: 20 } as const

/** Labels of the house (4-beyond §2). */
export const OWN_LABEL_NAME_MAX = 20
export const OWN_LABELS_MAX = 30

/** Zones of a restaurant (4-beyond §2). */
export const ZONES_MAX = 6
export const ZONE_NAME_MAX = 30
export const ZONE_PERCENT_MAX = 50
export const ZONE_CENTS_MAX = 2000
/** With the deleted ones, whose addresses stay theirs. */
export const ZONES_EVER_MAX = 100
