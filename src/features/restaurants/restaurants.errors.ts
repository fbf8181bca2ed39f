import { defineErrors } from '#shared/app-error.ts'
import { RESTAURANT_INACTIVE } from '#shared/plan-codes.ts'
import { RESTAURANTS_OF_ACCOUNT_MAX } from './restaurants.limits.ts'
import { restaurantTexts } from './restaurants.texts.ts'

/**
 * Errors of restaurants (3-decisions §1, §4, §5). The English messages are technical ones: older clients recognize a
 * word in them.
 */
export const restaurantErrors = defineErrors({
  limit: { code: 'restaurant_limit', status: 403, message: 'Restaurant limit reached for this plan' },
  /** The same code as the plan's limit, so that older clients know it; the status and the text tell them apart. */
  accountLimit: {
    code: 'restaurant_limit',
    status: 409,
    message: restaurantTexts.accountLimit(RESTAURANTS_OF_ACCOUNT_MAX),
  },
  creations: {
    code: 'too_many_requests',
    status: 429,
    message: 'Has creado demasiados restaurantes hoy. Inténtalo mañana.',
  },
  slugExists: { code: 'slug_exists', status: 409, message: 'A restaurant with that name or URL already exists' },
  slugChanges: {
    code: 'too_many_requests',
    status: 429,
    message: 'Has cambiado la dirección demasiadas veces hoy. Inténtalo mañana.',
  },
  slugLimit: { code: 'slug_limit', status: 409, message: 'Has llegado al máximo de direcciones anteriores.' },
  lastRestaurant: {
    code: 'last_restaurant',
    status: 409,
    message: 'No puedes eliminar tu único restaurante. Debes tener al menos uno activo.',
  },
  inactive: { code: RESTAURANT_INACTIVE, status: 403, message: 'Este restaurante está inactivo en tu plan.' },
  lookPlan: { code: 'look_plan', status: 403, message: restaurantTexts.lookPlan },
  demo: { code: 'demo', status: 403, message: 'La demostración no se puede cambiar así.' },
})
