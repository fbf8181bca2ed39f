import { dishesWord } from './words.ts'

/** Doubts, in a row and one by one. */
export const doubtTexts = {
  title: 'Dudas',
  back: 'Volver a la revisión',
  progress: 'Dudas miradas',
  of: (at: number, count: number) => `${at} de ${count}`,
  unclearPrice: (a: string, b: string) => `Precio: no se lee bien. ¿${a} o ${b}?`,
  unclearOne: (a: string) => `Precio: no se lee bien. ¿Es ${a}?`,
  missingInPhoto: 'Precio: no lo vemos en la foto.',
  missing: 'Precio: no lo vemos.',
  portions: (labels: string, count: number) => `${NUMBERS[count] ?? count} precios en la línea: ${labels}.`,
  portionsOfAll: (labels: string, count: number, dishes: number) =>
    `${NUMBERS[count] ?? count} precios en ${dishes} platos: ${labels}.`,
  market: '«S/M»: ¿es «según mercado»?',
  perKilo: (unit: string) => `«€${unit}»: ¿es el precio ${UNITS[unit] ?? unit}?`,
  perUnit: (unit: string) => `Sí, ${UNITS[unit] ?? unit}`,
  ofUnit: (price: string, unit: string) =>
    UNIT_NAMES[unit] ? `${price.slice(0, -unit.length)} ${UNIT_NAMES[unit]}` : price,
  unitHint: (price: string) => `La carta dirá «${price}»`,
  perDish: 'Por plato',
  ofDish: (price: string) => `${price} el plato`,
  number: (written: string) => `«${written}»: ¿es el precio?`,
  name: 'Nombre: no se lee bien.',
  questions: {
    price: '¿Qué precio es?',
    portions: '¿Cómo los ponemos?',
    missing: '¿Qué precio tiene?',
    market: '«S/M» quiere decir…',
    unit: (price: string) => `${price} quiere decir…`,
    name: '¿Está bien el nombre?',
    all: (count: number) => `¿Es así en los ${count}?`,
  },
  both: (count: number) => (count === 2 ? 'Los dos' : `Los ${count}`),
  bothOfAll: (count: number) => `Sí, en los ${count}`,
  withNames: (count: number) => `Los ${(NUMBERS[count] ?? String(count)).toLowerCase()} precios, con su nombre`,
  only: (price: string) => `Solo ${price}`,
  /** 'La tapa no se pone', where one is left out and it is known what it is called. */
  othersOut: (others: readonly string[]) =>
    others.length === 1 && FEMININE.has(others[0] ?? '') ? `La ${others[0]} no se pone` : 'Lo demás no se pone',
  noPrice: 'Sin precio',
  noPriceHint: 'En la carta no sale ninguno',
  marketYes: 'Según mercado',
  marketHint: 'La carta dirá «Según mercado»',
  yes: 'Sí',
  fine: 'Está bien',
  correct: 'Corregir',
  write: 'Escribirlo',
  oneByOne: 'Mirarlos uno a uno',
  apart: (count: number) => `Son ${(NUMBERS[count] ?? String(count)).toLowerCase()} platos`,
  apartHint: (names: readonly string[]) => names.map(name => `«${name}»`).join(' y '),
  other: 'Otro precio',
  orPrice: 'O un precio',
  price: 'Precio',
  name1: 'Nombre',
  enlarged: 'El precio, ampliado',
  crop: (name: string) => `Recorte de la foto con la línea de ${name}`,
  previous: 'Anterior',
  skip: 'Saltar',
  next: 'Siguiente',
  after: (name: string) => `Después: ${name}`,
  theEnd: 'el final',
  several: (count: number) => `${dishesWord(count)} con la misma duda`,
  noneLeft: 'Ninguna duda',
  noneLeftText: (seen: number, skipped: number) =>
    skipped === 0
      ? `Has mirado ${seen}.`
      : `Has mirado ${seen} y saltado ${skipped}, que se ${skipped === 1 ? 'trae' : 'traen'} con lo que hemos leído.`,
  toSkipped: (count: number) => (count === 1 ? 'Volver a la saltada' : 'Volver a las saltadas'),
} as const
/** As the prices write them. */
const UNITS: Readonly<Record<string, string>> = {
  '/kg': 'por kilo',
  '/100 g': 'por 100 gramos',
  '/ud': 'por unidad',
  '/persona': 'por persona',
}
const UNIT_NAMES: Readonly<Record<string, string>> = {
  '/kg': 'el kilo',
  '/100 g': 'los 100 gramos',
  '/ud': 'la unidad',
  '/persona': 'por persona',
}
const FEMININE = new Set(['tapa', 'media', 'ración', 'media ración', 'copa', 'botella', 'media botella', 'jarra'])
const NUMBERS: Readonly<Record<number, string>> = { 2: 'Dos', 3: 'Tres', 4: 'Cuatro', 5: 'Cinco', 6: 'Seis' }
