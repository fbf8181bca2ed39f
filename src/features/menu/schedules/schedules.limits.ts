/** Hours of the carta (4-beyond §4). */
export const SCHEDULES_MAX = 10
export const SCHEDULE_NAME_MAX = 40
