import { defineErrors } from '#shared/app-error.ts'
import { CATEGORIES_MAX, DISHES_MAX } from './menu.limits.ts'

/** Errors of the menu (3-decisions §6). `menu_limit` is one code with a text for each of its three limits. */
export const menuErrors = defineErrors({
  categoryLimit: {
    code: 'menu_limit',
    status: 409,
    message: `Has llegado al máximo de ${CATEGORIES_MAX} categorías.`,
  },
  categoryDeleted: {
    code: 'category_deleted',
    status: 409,
    message: 'La categoría de este plato está eliminada. Recupera antes la categoría.',
  },
  tooHeavy: {
    code: 'menu_limit',
    status: 409,
    message: 'Tu carta pesa demasiado para abrirse bien en un móvil. Acorta descripciones.',
  },
  dishLimit: { code: 'menu_limit', status: 409, message: `Has llegado al máximo de ${DISHES_MAX} platos.` },
})
