/** One of them has a time between 8:30 and 19:30 at any time of a test run, and none changes its clock. */
const ZONES = ['America/Bogota', 'Africa/Lagos', 'Asia/Tokyo']

const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const clockIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short', hourCycle: 'h23' }).format(new Date())
const isDay = (time: string): boolean => minutesIn(time) >= minutesIn('08:30') && minutesIn(time) < minutesIn('19:30')

/** The time zone of a house in which it is day now. */
export const zone = ZONES.find(each => isDay(clockIn(each))) ?? ''

/** When the clock of the house shows a time, so many days from now. */
export const at = (time: string, days = 0): number =>
  Date.now() + (minutesIn(time) - minutesIn(clockIn(zone)) + days * 1440) * 60_000

/** The date of the house, so many days from now: '2026-12-18'. */
export const dateIn = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at('12:00', days))

export type Slot = { open: string; close: string }
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
export const everyDay = (slots: readonly Slot[]) => Object.fromEntries(DAYS.map(day => [day, slots]))
