import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { counted, dayWords, dishesWord, doubtsWord, inDigits, linesWord, sumWords } from './words.ts'

/** The review: BRINGING §4, §6, §7. */
export const reviewTexts = {
  title: 'Revisa tu carta',
  lead: 'Aún no se ha guardado nada. Toca lo que quieras cambiar.',
  until: (expiresAt: string) => `El borrador se queda aquí hasta el ${dayWords(expiresAt)}.`,
  shown: 'Qué platos se ven',
  chips: {
    all: 'Todo',
    doubts: 'Dudas',
    matches: 'Ya los tienes',
    leftovers: 'Sin colocar',
    allergens: 'Alérgenos por confirmar',
  },
  original: 'Ver original',
  originalOf: (name: string) => `Ver original de ${name}`,
  columns: 'Cambiar columnas',
  heads: { name: 'Nombre', description: 'Descripción', price: 'Precio', allergens: 'Alérgenos, por confirmar' },
  toConfirm: 'Alérgenos por confirmar: ',
  noName: 'Sin nombre',
  noDescription: 'Sin descripción',
  noPrice: 'Sin precio',
  same: 'Ya lo tienes: se actualiza',
  sameShort: 'Ya lo tienes',
  sameKept: 'Ya lo tienes: se salta',
  sameAdded: 'Ya lo tienes: se añade aparte',
  alike: '¿Ya lo tienes?',
  renameCategory: (name: string) => `Cambiar el nombre de ${name}`,
  categoryName: 'Nombre de la categoría',
  categoryMore: (name: string) => `Más para ${name}`,
  join: (name: string) => `Unir con ${name}`,
  leaveOut: 'No traerla',
  takeBack: 'Volver a traerla',
  out: 'No se trae',
  putBack: 'Volver a ponerlo',
  putBackOf: (name: string) => `Volver a poner ${name}`,
  takeOut: (name: string) => `Quitar ${name}`,
  takenOut: (name: string) => `${name} no se trae`,
  category: 'Categoría',
  done: 'Listo',
  remove: 'Quitar',
  crop: 'Recorte de la foto',
  leftoversHint: (count: number) => `${linesWord(count)}. Lo que dejes aquí no se trae.`,
  leftovers: 'Líneas sin colocar',
  atPage: (page: number) => `Página ${page}`,
  isDish: 'Es un plato',
  isDescription: 'Es una descripción',
  isCategory: 'Es una categoría',
  isOut: 'Dejarla fuera',
  choose: 'Elige…',
  ofWhichDish: '¿De qué plato es la descripción?',
  inWhichCategory: '¿En qué categoría va?',
  sum: sumWords,
  open: (doubts: number, leftovers: number) =>
    [doubts > 0 && `${doubtsWord(doubts)} sin mirar`, leftovers > 0 && `${linesWord(leftovers)} sin colocar`]
      .filter(Boolean)
      .join(' · '),
  wrong: (names: number, prices: number) =>
    [
      names > 0 && counted(names, 'nombre por escribir', 'nombres por escribir'),
      prices > 0 && counted(prices, 'precio por corregir', 'precios por corregir'),
    ]
      .filter(Boolean)
      .join(' · '),
  offline: 'Sin conexión: no se puede traer ahora',
  lookAtDoubts: 'Mirar las dudas',
  bring: (dishes: number) => `Traer ${dishesWord(dishes)}`,
  bringing: (dishes: number) => `Trayendo ${dishesWord(dishes)}…`,
  pending: (doubts: number) => (doubts === 1 ? 'Queda 1 duda' : `Quedan ${doubtsWord(doubts)}`),
  pendingText: 'Si la traes ya, tus clientes verán estos platos con lo que hemos leído:',
  pendingMore: (count: number) => (count === 1 ? 'y 1 duda más' : `y ${doubtsWord(count)} más`),
  bringAnyway: 'Traerla igual',
  failed: 'No se ha traído ningún plato',
  failedHint: 'Tu carta está como estaba y este borrador también. Inténtalo de nuevo.',
  overLimit: 'No caben: tu carta admite 2.000 platos',
  overLimitHint: (present: number, brought: number, over: number) =>
    `Ahora tiene ${inDigits(present)} y esta lista trae ${inDigits(brought)}. Quita ${dishesWord(over)}, o categorías enteras con su ⋯.`,
  changeFailed: 'No se ha guardado el cambio.',
  gone: 'Este borrador ya no está',
  goneHint: 'Los borradores se guardan 7 días. Tu carta no ha cambiado.',
  opening: 'Abriendo tu borrador…',
  languages: (locale: Locale, count: number) =>
    `Tu archivo trae ${LOCALE_NAMES[locale].toLowerCase()} en ${dishesWord(count)}.`,
  languagesAsk: (locale: Locale, main: Locale) =>
    ` Tu carta no está en ${LOCALE_NAMES[locale].toLowerCase()}: ¿la quieres también así, además de en ${LOCALE_NAMES[main].toLowerCase()}?`,
  languageYes: (locale: Locale) => `Sí, también en ${LOCALE_NAMES[locale].toLowerCase()}`,
  languageNo: 'No',
  languageFailed: 'No se ha podido añadir el idioma.',
} as const

/** The page beside the review. */
export const originalTexts = {
  label: 'Original',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  before: 'Página anterior',
  after: 'Página siguiente',
  close: 'Cerrar el original',
  line: (name: string) => `La línea de ${name}`,
  photo: (page: number) => `Foto de la página ${page}`,
  pasted: 'Lo que pegaste',
  read: 'Lo que hemos leído',
} as const

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
  withNames: 'Con su nombre cada uno',
  only: (price: string) => `Solo ${price}`,
  othersOut: 'Los demás no se ponen',
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
const NUMBERS: Readonly<Record<number, string>> = { 2: 'Dos', 3: 'Tres', 4: 'Cuatro', 5: 'Cinco', 6: 'Seis' }

/** Dishes that exist. */
export const matchTexts = {
  title: 'Ya los tienes en tu carta',
  lead: 'Elige qué hacer con cada uno. Lo que no sale aquí no cambia: ni fotos, ni alérgenos, ni si está agotado.',
  count: dishesWord,
  updateAll: (count: number) => `Actualizar los ${count}`,
  skipAll: (count: number) => `Saltar los ${count}`,
  whatToDo: (name: string) => `Qué hacer con ${name}`,
  choices: { update: 'Actualizar', add: 'Añadir aparte', skip: 'Saltar' },
  inCategory: (name: string) => `En ${name}`,
  isAlike: (brought: string, present: string) => `¿«${brought}» es tu «${present}»?`,
  alikeHint: 'Se parecen. Si es otra, se añade aparte.',
  equal: 'Está igual en tu carta. No hay nada que cambiar.',
  fields: { name: 'Nombre', description: 'Descripción', price: 'Precio' },
  sum: (update: number, add: number, skip: number) => {
    const parts = [
      update > 0 && (update === 1 ? '1 se actualiza' : `${update} se actualizan`),
      add > 0 && (add === 1 ? '1 se añade' : `${add} se añaden`),
      skip > 0 && (skip === 1 ? '1 se salta' : `${skip} se saltan`),
    ].filter(Boolean)
    return parts.join(', ')
  },
  noneChanges: (count: number) => `Ninguno cambia: se saltan los ${count}`,
} as const

/** What the paper says of allergens. */
export const allergenTexts = {
  title: 'Confirmar alérgenos',
  later: 'Después',
  leaveForLater: 'Dejarlo para después',
  lead: (count: number) =>
    `Tu papel pone números en ${dishesWord(count)}. Míralos con la cocina y marca los que estén bien.`,
  youDeclare: 'Lo declaras tú.',
  unticked: (without: number) =>
    without === 0
      ? 'Lo que no marques dirá «Alérgenos sin declarar» en tu carta.'
      : `Lo que no marques dirá «Alérgenos sin declarar» en tu carta, y ${without === 1 ? 'el plato sin números' : `los ${without} platos sin números`} también.`,
  keyTitle: '¿Qué quiere decir cada número?',
  keyOpen: 'Qué quiere decir cada número',
  keyRead: 'Lo hemos leído al pie de tu carta',
  keyReadLead: 'Lo hemos leído al pie de tu carta. Comprueba que es así.',
  keyGuessed: 'Hemos puesto el orden del reglamento europeo',
  keyGuessedLead:
    'Tu carta usa números pero no los explica. Hemos puesto el orden del reglamento europeo: cambia lo que no sea así.',
  keyHint: 'Cada casa numera a su manera. Si dudas, déjalo y declara plato a plato.',
  whatIs: (mark: string) => `Qué es el ${mark}`,
  nothing: 'Ninguno',
  theseAre: 'Son estos',
  withMarks: (count: number) => `${count} con números`,
  tickAll: (count: number) => (count === 1 ? 'Marcar el plato' : `Marcar los ${count}`),
  untickAll: (count: number) => (count === 1 ? 'Desmarcar el plato' : `Desmarcar los ${count}`),
  tick: (name: string, allergens: string) => `Declarar ${name}: ${allergens}`,
  says: (marks: string) => `Tu papel dice ${marks}`,
  none: 'Ninguno de los 14',
  edit: (name: string) => `Cambiar los alérgenos de ${name}`,
  editLead: (marks: string) => `Tu papel dice ${marks}. Cambia lo que no sea así.`,
  cancel: 'Cancelar',
  tickThis: 'Marcar este plato',
  noneTicked: 'Ninguno marcado',
  ticked: (count: number, of: number) => `${dishesWord(count)} ${count === 1 ? 'marcado' : 'marcados'} de ${of}`,
  declare: (count: number) => (count === 0 ? 'Declarar' : `Declarar ${dishesWord(count)}`),
} as const
