import { namesInWords } from '#features/identity/rights.rules.ts'
import { DISHES_MAX } from '#features/menu/menu.limits.ts'
import { UNDO_DAYS } from '../history.limits.ts'
import { historyTitles } from './titles.texts.ts'

const NUMBER = new Intl.NumberFormat('es-ES', { useGrouping: 'always' })
const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)
const changes = (count: number): string => counted(count, 'cambio', 'cambios')

/** Spanish texts of going back, comparing and one dish's changes (BRINGING §7). */

export const historyTexts = {
  activity: 'Actividad',
  restaurant: 'Restaurante',
  toActivity: 'Volver a Actividad',
  toMenu: 'Volver a la carta',
  compare: 'Comparar',
  compareSince: '¿Qué ha cambiado desde…?',
  returnTo: 'Volver a este momento…',
  compareWithNow: 'Comparar con ahora',
  beforeThisChange: (moment: string) => `${moment}, justo antes de este cambio`,
  moreFor: (what: string) => `Más para este cambio: ${what}`,
  changes,
  notAllowed: 'La actividad es cosa del propietario',
  notAllowedHint: 'Aquí se ve quién cambia qué. Pregúntale si necesitas saberlo.',
  seenBy: (names: readonly string[]) => `La actividad la ven ${namesInWords(names)}`,
  seenByHint: 'Aquí se ve quién cambia qué. Pregúntales si necesitas saberlo.',
  toBasics: 'Ir a Datos básicos',
  noRestaurant: 'No hay restaurante seleccionado',
  undone: 'Deshecho',
  undoFailed: 'No se ha podido deshacer.',
  kept: (count: number) =>
    count === 1
      ? '1 plato se queda como está: alguien lo ha cambiado después.'
      : `${count} platos se quedan como están: alguien los ha cambiado después.`,
  /** Where nobody of the house did it. */
  product: 'Sobremesa',
  someone: 'Alguien que ya no está',
}

export const momentTexts = {
  chooseDay: 'Elegir el día',
  chooseFrom: 'Elegir desde cuándo',
  chooseTo: 'Elegir hasta cuándo',
  time: 'Hora',
  shortcuts: 'Atajos',
  yesterday: 'Ayer',
  friday: 'El viernes',
  weekAgo: 'Hace una semana',
  monthAgo: 'Hace un mes',
  now: 'Ahora',
  nowInSentence: 'ahora',
  hadChanges: 'hubo cambios',
  daysWithChanges: 'Días con cambios',
}

export const returnTexts = {
  title: historyTitles.return,
  lead: `Tu carta no cambia hasta que lo confirmes. Después se puede deshacer ${UNDO_DAYS} días.`,
  dishLead: 'Solo este plato. El resto de la carta no cambia.',
  whole: 'La carta, como estaba',
  dish: ', como estaba',
  thisDish: 'Este plato',
  beforeChange: ', justo antes del cambio',
  nowColumn: 'Ahora',
  thenColumn: 'Quedará',
  dishColumn: 'Plato',
  whatColumn: 'Qué',
  include: (group: string) => `Incluir: ${group}`,
  includeAllergens: 'Incluir los alérgenos',
  showAll: (count: number) => `Ver los ${count}`,
  wouldChange: (count: number) => (count === 1 ? 'Cambiaría 1 cosa' : `Cambiarían ${count} cosas`),
  allergensStay: 'Los alérgenos se quedan como están ahora',
  allergensReturn: 'Los alérgenos vuelven a ser los de entonces',
  allergensSaid: (then: string, now: string) => `Entonces decía: ${then}. Ahora: ${now}.`,
  soldOutStays: 'No vuelve lo que está agotado: se queda como ahora.',
  onlyPrices: 'Solo los precios',
  needsConnection: 'Para volver hace falta conexión.',
  chooseGroup: 'Elige qué vuelve.',
  cancel: 'Cancelar',
  submit: (count: number) => `Volver ${changes(count)}`,
  submitPrices: (count: number) => `Volver ${counted(count, 'precio', 'precios')}`,
  submitDish: 'Volver este plato',
  submitNothing: 'Volver',
  schedule: 'Programar…',
  /** After the moment: 'El lunes a las 6:00 vuelven 12 precios.' */
  happens: (count: number, onlyPrices: boolean) =>
    onlyPrices ? `${count === 1 ? 'vuelve' : 'vuelven'} ${counted(count, 'precio', 'precios')}` : 'vuelve la carta',
  busy: 'Volviendo…',
  nothing: 'Ya está igual',
  /** Of a return that waits. */
  alreadySo: 'Ahora mismo la carta ya está así: no cambiaría nada.',
  nothingHint: 'Desde ese momento no ha cambiado nada que pueda volver.',
  otherMoment: 'Elegir otro momento',
  failed: 'No se ha podido volver',
  failedHint: 'Tu carta está como estaba. Inténtalo de nuevo.',
  changed: 'Alguien lo ha cambiado mientras tanto.',
  changedCounted: 'Hemos vuelto a contar: mira qué cambiaría ahora.',
  changedBy: (name: string, what: string) => `${name} ha cambiado ${what} hace un momento.`,
  limit: 'No caben los platos que vuelven',
  limitHint: `Tu carta admite ${NUMBER.format(DISHES_MAX)} platos. Deja fuera ese grupo, o elimina alguno antes.`,
  loading: 'Contando lo que cambiaría…',
  loadFailed: 'No se ha podido comparar',
  doneWhole: (moment: string) => `Tu carta está como ${moment}`,
  donePrices: (moment: string) => `Los precios están como ${moment}`,
  doneDish: (name: string, moment: string) => `${name} está como ${moment}`,
  lostPhotos: (count: number) => (count === 1 ? 'Una foto se queda como está' : `${count} fotos se quedan como están`),
  lostHint: (names: readonly string[]) =>
    names.length === 1
      ? `La que tenía entonces ${names[0]} se borró hace más de 30 días.`
      : `Las que tenían entonces ${namesInWords(names)} se borraron hace más de 30 días.`,
  lostThings: (count: number) => (count === 1 ? 'Una cosa no puede volver' : `${count} cosas no pueden volver`),
  lostThingsHint: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} se eliminó hace más de 30 días.`
      : `${namesInWords(names)} se eliminaron hace más de 30 días.`,
}

export const compareTexts = {
  title: historyTitles.compare,
  lead: 'Solo se mira: aquí no se cambia nada.',
  since: 'Desde',
  until: 'hasta',
  returnTo: (moment: string) => `Volver ${moment}`,
  shown: 'Qué se ve',
  all: 'Todo',
  thenColumn: 'Entonces',
  nowColumn: 'Ahora',
  later: 'Después',
  who: 'Quién',
  many: (count: number) => `Han cambiado ${count} cosas. Se ven las 50 primeras de cada grupo.`,
  nothing: 'No ha cambiado nada',
  nothingHint: 'Entre esos dos momentos la carta es la misma.',
  otherDay: 'Elegir otro día',
  loading: 'Comparando…',
  failed: 'No se ha podido comparar',
  moreFailed: 'No se han podido cargar todos. Inténtalo de nuevo.',
}

export const dishHistoryTexts = {
  title: 'Cambios de este plato',
  action: 'Ver cambios',
  hint: 'Toca un cambio para ver cómo estaba antes y volver a ese momento.',
  beforeOf: 'Ver cómo estaba antes de: ',
  place: (price: string, category: string) => (category === '' ? price : `${price} · En ${category}`),
  older: 'Ver más antiguos',
  olderFailed: 'No se pudieron cargar los cambios más antiguos. Inténtalo de nuevo.',
  nothing: 'Nada todavía',
  nothingHint: 'Cuando alguien lo cambie, aquí se verá quién, qué y cuándo.',
  loading: 'Cargando los cambios…',
  loadFailed: 'No se pudieron cargar los cambios',
}
