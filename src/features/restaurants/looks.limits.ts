/** So many days a look is still shown after the plan has stopped carrying it (4-beyond §11). */
export const LOOK_KEPT_DAYS = 30
/** The owner is told again so many days before diners see another look. */
export const LOOK_TOLD_DAYS = 7
