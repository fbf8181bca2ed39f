import type { Locale } from '#shared/locale.ts'

/** What stands on sheets for the team and the room (PAPER-AND-NUMBERS §5 13). */
export const staffTexts = {
  matrix: 'Alérgenos por plato',
  contains: 'contiene',
  mayContain: 'puede contener',
  undeclared: 'sin declarar: pregunta en cocina antes de responder',
  tracesUndeclared: 'trazas sin declarar',
  none: 'ninguno de los 14, según la casa',
  madeAt: (date: string, time: string) => `Impreso el ${date} a las ${time}`,
  edition: (n: number) => `Edición ${n}`,
  reviewed: (date: string) => `Última revisión: ${date}`,
  goesOn: ', sigue',
} as const

/** The notice for the room: that the information exists in writing, and whom to ask. */
export const NOTICE_TEXTS: Record<Locale, { head: string; text: string }> = {
  es: {
    head: '¿Alergias o intolerancias?',
    text: 'Tenemos por escrito los 14 alérgenos de cada plato. Pide la lista a cualquiera del equipo antes de pedir.',
  },
  en: {
    head: 'Any allergies?',
    text: 'We keep the 14 allergens of every dish in writing. Ask any of us before ordering.',
  },
  pt: {
    head: 'Alergias ou intolerâncias?',
    text: 'Temos por escrito os 14 alergénios de cada prato. Peça a lista antes de pedir.',
  },
}
