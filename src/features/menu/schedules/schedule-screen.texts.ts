import { dinerTime, timeWithArticle } from '#shared/time-of-day.ts'
import { type Weekday } from '#shared/weekday.ts'

/** Spanish texts of the hours of the carta in the dashboard (TABLE §6, §8). */
export const scheduleScreenTexts = {
  title: 'Horarios de la carta',
  add: 'Añadir',
  empty:
    'Todo se sirve siempre que abres. Si la cocina cierra a media tarde o hay desayunos, dilo aquí: fuera de hora, esos platos se ven en gris con su horario.',
  edit: (name: string) => `Cambiar ${name}`,
  dishes: (count: number) => (count === 1 ? '1 plato' : `${count} platos`),
  nothing: 'Nada todavía',
  loadFailed: 'No se han podido cargar los horarios de la carta',
  create: 'Nuevo horario',
  name: 'Nombre',
  nameHint: 'Solo para ti. Tus clientes leen las horas.',
  hours: 'Horas',
  opens: (name: string) => `${name}, abre`,
  closes: (name: string) => `${name}, cierra`,
  unnamed: 'Horario',
  to: 'a',
  removeSlot: (time: string) => `Quitar tramo de ${time}`,
  addSlot: 'Añadir tramo',
  badTime: 'Escribe la hora así: 22:15',
  night: (close: string, day: string) =>
    `Acaba a ${timeWithArticle(dinerTime(close))} del día siguiente. La noche del ${day} es del ${day}.`,
  days: 'Días',
  things: 'Qué se sirve a estas horas',
  thingsHint: 'Lo demás, siempre que abres. Un plato suelto se cambia en su ficha.',
  move: 'Pasarla aquí',
  remove: 'Quitar',
  save: 'Guardar horario',
  saving: 'Guardando…',
  saved: 'Horario guardado',
  removed: 'Horario quitado',
  gone: 'Otra persona ha quitado este horario.',
  failed: 'No se ha podido guardar el horario',
  removeFailed: 'No se ha podido quitar el horario',
  hoursPhrase: 'las horas',
  namePhrase: 'el nombre',
  served: 'Cuándo se sirve',
  servedHint: 'Fuera de hora se ve en gris, con su horario.',
  always: 'Siempre que abres',
  asCategory: 'Como su categoría',
  other: 'Otro horario…',
  /** For who may not change it. */
  none: 'Todo se sirve siempre que abres.',
  several: 'Horario',
  severalTitle: (count: number) => `Cuándo se ${count === 1 ? 'sirve 1 plato' : `sirven ${count} platos`}`,
  doneSeveral: (count: number) => `Horario cambiado en ${count === 1 ? '1 plato' : `${count} platos`}`,
} as const

/** 'L', 'M', 'X', as a row of seven has them. */
export const DAY_LETTERS: Record<Weekday, string> = {
  monday: 'L',
  tuesday: 'M',
  wednesday: 'X',
  thursday: 'J',
  friday: 'V',
  saturday: 'S',
  sunday: 'D',
}
export const DAY_NAMES: Record<Weekday, string> = {
  monday: 'Lunes',
  tuesday: 'Martes',
  wednesday: 'Miércoles',
  thursday: 'Jueves',
  friday: 'Viernes',
  saturday: 'Sábado',
  sunday: 'Domingo',
}
