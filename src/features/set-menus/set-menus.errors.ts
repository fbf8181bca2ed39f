import { defineErrors } from '#shared/app-error.ts'
import { SET_MENUS_MAX } from './set-menus.limits.ts'

/** Errors of set menus (4-beyond §3, TABLE §8). */
export const setMenuErrors = defineErrors({
  setMenuLimit: {
    code: 'set_menu_limit',
    status: 409,
    message: `Has llegado al máximo de ${SET_MENUS_MAX} menús.`,
  },
  menuEnded: {
    code: 'menu_ended',
    status: 409,
    message: 'El menú de hoy ya ha terminado. Lo guardamos para otro día.',
  },
  /** The house is closed on that day, or it is a holiday on which the menu is not served. */
  menuNotServed: {
    code: 'menu_not_served',
    status: 409,
    message: 'Los días que cierres en Horario no se publica.',
  },
  /** There is nothing on the day that is copied, published or changed. */
  dayEmpty: { code: 'day_empty', status: 409, message: 'Ese día no tiene menú.' },
  /** A copy goes into an empty day only. */
  dayWritten: { code: 'day_written', status: 409, message: 'Ese día ya tiene menú.' },
})

export const notOnHolidaysText = 'Ese día es festivo y el menú no se sirve en festivos. Cámbialo en «Cuándo se sirve».'
