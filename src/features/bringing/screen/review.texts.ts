import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { counted, dayWords, dishesWord, doubtsWord, inDigits, linesWord, sumWords } from './words.ts'

/** The review: BRINGING §4, §6, §7. */
export const reviewTexts = {
  title: 'Revisa tu carta',
  lead: 'Aún no se ha guardado nada. Toca lo que quieras cambiar.',
  until: (expiresAt: string) => `El borrador se queda aquí hasta el ${dayWords(expiresAt)}.`,
  alsoBy: (name: string) => `${name} la está revisando a la vez.`,
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
  goneHint: 'Los borradores se guardan 7 días, o hasta que alguien del equipo los trae o los tira.',
  opening: 'Abriendo tu borrador…',
  failedPages: (pages: readonly number[]) =>
    pages.length === 1
      ? `La página ${pages[0]} no se ha podido leer`
      : `Las páginas ${pages.slice(0, -1).join(', ')} y ${pages.at(-1)} no se han podido leer`,
  failedPhotosHint: 'Repite su foto, y sus platos se añaden a estos.',
  failedPagesHint: 'Trae estos platos, y después lo que falta en una foto.',
  languages: (locale: Locale, count: number) =>
    `Tu archivo trae ${LOCALE_NAMES[locale].toLowerCase()} en ${dishesWord(count)}.`,
  /** `only`: the one language of the carta. */
  languagesAsk: (locale: Locale, only: Locale | undefined) =>
    only === undefined
      ? ` Tu carta no está en ${LOCALE_NAMES[locale].toLowerCase()}: ¿la quieres también así?`
      : ` Tu carta está solo en ${LOCALE_NAMES[only].toLowerCase()}: ¿la quieres también en ${LOCALE_NAMES[locale].toLowerCase()}?`,
  languageYes: (locale: Locale) => `Sí, también en ${LOCALE_NAMES[locale].toLowerCase()}`,
  languageNo: (only: Locale | undefined) =>
    only === undefined ? 'Dejarla como está' : `Solo ${LOCALE_NAMES[only].toLowerCase()}`,
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
