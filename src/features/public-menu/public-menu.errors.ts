import { defineErrors } from '#shared/app-error.ts'

export const publicMenuErrors = defineErrors({
  notFound: {
    code: 'not_found',
    status: 404,
    message: 'Restaurante no encontrado',
  },
  /** A restaurant that has been inactive for longer than `LAPSED_MENU_DAYS` (3-decisions §4). */
  menuUnavailable: {
    code: 'menu_unavailable',
    status: 404,
    message: 'Este menú no está disponible en este momento.',
  },
  /** By the operator (3-decisions §4). */
  suspended: {
    code: 'suspended',
    status: 451,
    message: 'Esta carta no está disponible.',
  },
})
