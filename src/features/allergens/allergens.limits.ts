/** Limits of 4-beyond §5. */
/** Of 'se puede hacer sin': what to ask for. */
export const WITHOUT_MAX = 80
/** Of the sentence of the kitchen. */
export const ALLERGEN_NOTICE_MAX = 200
/** Most allergens with kinds, or with what to ask for, in a body: more than the 14, but not without limit. */
export const ALLERGEN_SETS_SENT_MAX = 20
/** Most ids of kinds or diets in a body: more than there are, because duplicates and unknown ones are dropped. */
export const IDS_SENT_MAX = 20
