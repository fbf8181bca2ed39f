import type { Locale } from '#shared/locale.ts'

/** What stands on sheets for the team and the room (PAPER-AND-NUMBERS §5 13). */
export const staffTexts = {
  matrix: 'Alérgenos por plato',
  forWhom: 'Para el equipo y para quien lo pida',
  dish: 'Plato',
  contains: 'Contiene',
  mayContain: 'Puede contener trazas',
  empty: 'Vacío: no lo lleva',
  hatched: 'Rayado: sin declarar, pregunta en cocina antes de servir',
  undeclared: 'Sin declarar: pregunta en cocina',
  tracesUndeclared: '«*»: trazas sin declarar',
  madeAt: (date: string, time: string) => `${date}, ${time}`,
  sheet: (n: number, all: number) => `Hoja ${n} de ${all}`,
  edition: (n: number) => `Edición ${n}`,
  reviewed: (date: string) => `Última revisión: ${date}`,
  goesOn: ', sigue',
  saidByHouse:
    'Lo que declara la casa. Si cambia una receta o un proveedor, cámbialo en Sobremesa y vuelve a imprimir.',
  law: 'Reglamento (UE) 1169/2011 y Real Decreto 126/2015',
  onPhone: ['Y en tu móvil, filtrando', 'lo que no puedes comer'],
} as const

/** The notice for the room: that the information exists in writing, and whom to ask. */
export const NOTICE_TEXTS: Record<Locale, { head: string; text: string; ask: string }> = {
  es: {
    head: '¿Alergias o intolerancias?',
    text: 'Tenemos por escrito los 14 alérgenos de cada plato.',
    ask: 'Pide la lista a cualquiera del equipo antes de pedir.',
  },
  en: {
    head: 'Any allergies?',
    text: 'We keep the 14 allergens of every dish in writing.',
    ask: 'Ask any of us before ordering.',
  },
  pt: {
    head: 'Alergias ou intolerâncias?',
    text: 'Temos por escrito os 14 alergénios de cada prato.',
    ask: 'Peça a lista antes de pedir.',
  },
}
