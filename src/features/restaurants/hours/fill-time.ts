import { dinerTime, isOneOClock } from '#shared/time-of-day.ts'

/** Fills `{time}` in for diners, in Spanish, English or Portuguese: before one o'clock the article loses its 's'. */
export function fillTime(text: string, time: string): string {
  const agreed = isOneOClock(time) ? text.replace(/s (?=\{time\})/, ' ') : text
  return agreed.replace('{time}', dinerTime(time))
}
