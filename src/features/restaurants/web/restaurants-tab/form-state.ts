/** What the frame of the form needs to know of it: is there something to lose, is it being sent? */
export type FormState = { isDirty: boolean; isBusy: boolean }
