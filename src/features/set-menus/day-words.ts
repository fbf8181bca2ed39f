import { type Weekday, WEEKDAYS } from '#shared/weekday.ts'

const LETTERS: Record<Weekday, string> = {
  monday: 'L',
  tuesday: 'M',
  wednesday: 'X',
  thursday: 'J',
  friday: 'V',
  saturday: 'S',
  sunday: 'D',
}

/** 'L M X J V'. */
export const weekdayLetters = (days: readonly Weekday[]): string =>
  WEEKDAYS.filter(day => days.includes(day))
    .map(day => LETTERS[day])
    .join(' ')
