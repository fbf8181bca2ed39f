/** Server front door of the room of opening hours, for features that read or tell them. */
export { specialDayEntity, type SpecialDayState, todayEntity, type TodayState } from './opening.changes.ts'
export { selectOpening } from './today.store.ts'
