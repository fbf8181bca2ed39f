import { isOneOClock } from '#shared/time-of-day.ts'

/** Fills `{time}` in, in Spanish, English or Portuguese: before one o'clock the article loses its 's'. */
export function fillTime(text: string, time: string): string {
  const agreed = isOneOClock(time) ? text.replace(/s (?=\{time\})/, ' ') : text
  return agreed.replace('{time}', time)
}
