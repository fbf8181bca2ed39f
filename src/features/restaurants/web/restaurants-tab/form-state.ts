/** What the modal needs to know of the form: whether there are unsaved changes, and whether it is being sent. */
export type FormState = { isDirty: boolean; isBusy: boolean }
