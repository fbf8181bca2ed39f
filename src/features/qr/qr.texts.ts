import type { Locale } from '#shared/locale.ts'

/** Spanish texts of the QR page and its files: S2 §2, §8; 3-decisions "Which text wins". */
export const qrTexts = {
  title: 'Generador de QR',
  copyLink: 'Copiar enlace',
  download: 'Descargar QR',
  customizeUrl: 'Personalizar URL',
  noRestaurant: 'No hay restaurante seleccionado',
  imageFailed: 'No se pudo generar la imagen del QR',
  imageProcessFailed: 'Error al procesar la imagen del QR',
  downloadFailed: 'Error al descargar el código QR',
  copyFailed: 'No se pudo copiar el enlace',
  copied: '¡Enlace copiado al portapapeles!',
} as const

/** Why a print file is refused (3-decisions §10). */
export const printErrorTexts = {
  phraseTooLong: 'La frase puede tener como máximo 80 caracteres.',
  phraseLine: 'Escribe la frase en una sola línea.',
  locales: 'Elige al menos un idioma entre español, inglés y portugués.',
} as const

/** The phrases on everything printed, in the three languages. */
export const QR_PHRASES: Record<Locale, string> = {
  es: 'Escanea y elige',
  en: 'Scan and choose',
  pt: 'Leia o código e escolha',
}
