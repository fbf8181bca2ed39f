/** Browser front door of the room of opening hours. */
export { useOpening } from './opening.queries.ts'
export { TodayPart } from './today/today-part.tsx'
export { useBackToUsual } from './use-back-to-usual.ts'
export { useHolidayToAsk } from './use-holiday-to-ask.ts'
export { useNow } from './use-now.ts'
export { addMonths } from './days/calendar.rules.ts'
export { Calendar } from './days/calendar.tsx'
