import { timeWithArticle } from '#shared/time-of-day.ts'
import type { Weekday } from '#shared/weekday.ts'
import type { FirstStep } from './home.rules.ts'

/** Spanish texts of the dashboard's home: S2 §2, §8; DESIGN §9; DAILY-WORK §5. */
export const homeTexts = {
  title: 'Inicio',
  viewMenu: 'Ver carta',
  copyLink: 'Copiar enlace',
  share: 'Compartir',
  copied: '¡Enlace copiado al portapapeles!',
  copyFailed: 'No se pudo copiar el enlace',
  copyFailedHint: 'Selecciona la dirección y cópiala a mano.',
  shareFailed: 'Error al compartir el menú',
  shareFailedHint: 'Copia el enlace y envíalo tú.',
  preview: 'Tu carta, como la ve un comensal',
  statsTitle: 'Tu carta',
  statsFailed: 'No se pudieron cargar las estadísticas del menú',
  loadFailed: 'Error al cargar los datos del restaurante',
  categories: 'Categorías',
  dishes: 'Platos',
  locales: 'Idiomas',
  editMenu: 'Editar carta',
  generateQr: 'Generar QR',
  todoTitle: 'Para dejarla redonda',
  allDone: 'Tu carta está redonda.',
  notOnPaper: 'Tu carta no está en papel',
  notOnPaperHint: 'Los precios tienen que poder leerse sin móvil',
  wholeCheck: 'Ver la revisión completa',
  loading: 'Cargando…',
  noRestaurant: 'No se ha encontrado el restaurante',
  askOwner: 'Pide acceso al propietario de tu restaurante.',
} as const

/** The card of the first day. */
export const firstDayTexts = {
  greeting: (name: string) => `Hola, ${name}`,
  lead: 'Tu dirección ya funciona. Faltan los platos.',
  title: 'Tu carta, hoy',
  progress: (done: number, of: number) => `${done} de ${of}`,
  done: 'hecho',
  byHand: 'Prefiero crearla a mano',
  steps: {
    name: { title: 'Ponle nombre', hint: '', time: '', button: '' },
    carta: {
      title: 'Trae tu carta',
      hint: 'De una foto, un archivo o un texto',
      time: '5 minutos',
      button: 'Traer mi carta',
    },
    allergens: {
      title: 'Revisa los alérgenos',
      hint: 'Los 14 de la ley, plato a plato',
      time: '3 minutos',
      button: 'Revisar alérgenos',
    },
    look: {
      title: 'Tu logo y tus colores',
      hint: 'Para que la carta se parezca a tu casa',
      time: '1 minuto',
      button: 'Elegir logo y colores',
    },
    print: {
      title: 'Imprime el QR',
      hint: 'Para la mesa, la barra o la puerta',
      time: '',
      button: 'Imprimir el QR',
    },
  } satisfies Record<FirstStep, { title: string; hint: string; time: string; button: string }>,
} as const

/** The column 'Ahora mismo'. */
export const nowTexts = {
  title: 'Ahora mismo',
  soldOut: 'Agotado',
  back: 'Ya hay',
  backOf: (dish: string) => `Ya hay ${dish}`,
  more: (count: number) => `y ${count} más`,
  changes: 'Últimos cambios',
  at: (day: string, time: string) => `${day}, ${time}`,
  activity: 'Ver la actividad',
} as const

const DAY_NAMES: Record<Weekday, string> = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
}
type Change = { isOpen: boolean; time: string; days: number; weekday: Weekday }

/** Whether the house is open, and when that changes. */
export const openingTexts = {
  open: 'Abierto',
  closed: 'Cerrado',
  closedToday: 'Hoy cerramos',
  awayUntil: (day: string) => `Hasta el ${day}.`,
  back: (day: string, time: string) => `Volvéis el ${day} a ${timeWithArticle(time)}`,
  always: 'Las 24 horas',
  noHours: 'Todavía no hay horario.',
  span: (minutes: number): string =>
    [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
      .filter(Boolean)
      .join(' '),
  /** `days`: from today to the change. */
  change: ({ isOpen, time, days, weekday }: Change, span: string): string => {
    if (isOpen)
      return days < 2
        ? `Cierra a ${timeWithArticle(time)}, en ${span}`
        : `Cierra el ${DAY_NAMES[weekday]} a ${timeWithArticle(time)}`
    if (days === 0) return `Abre a ${timeWithArticle(time)}, en ${span}`
    return days === 1
      ? `Abre mañana a ${timeWithArticle(time)}`
      : `Abre el ${DAY_NAMES[weekday]} a ${timeWithArticle(time)}`
  },
} as const
