import { HOUR_S, MINUTE_S } from '#shared/time.ts'

/** Up to this many minutes, minutes are clearer than hours. */
const MINUTES_UNTIL_S = 90 * MINUTE_S

function waitText(seconds: number): string {
  if (seconds < MINUTE_S) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  if (seconds < MINUTES_UNTIL_S) {
    const minutes = Math.ceil(seconds / MINUTE_S)
    return minutes === 1 ? '1 minuto' : `${minutes} minutos`
  }
  return `${Math.ceil(seconds / HOUR_S)} horas`
}

export const limitTexts = {
  /** 503: too many wait for something costly (TRUST §4). */
  busy: 'El servicio está ocupado. Espera unos segundos e inténtalo de nuevo.',
  /** The text of a 429: says when to try again (3-decisions §2). */
  tryAgain: (seconds: number) => `Demasiados intentos. Inténtalo de nuevo en ${waitText(seconds)}.`,
}
