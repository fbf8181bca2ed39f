/** Fills `{time}` in: one o'clock is singular in Spanish ('a la 01:30') and in Portuguese ('à 01:30'). */
export function fillTime(text: string, time: string): string {
  const agreed = time.startsWith('01') ? text.replace(/s (?=\{time\})/, ' ') : text
  return agreed.replace('{time}', time)
}
