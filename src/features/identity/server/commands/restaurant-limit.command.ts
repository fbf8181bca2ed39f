import { z } from 'zod'
import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { emailField } from '../../email.rules.ts'
import { updateRestaurantsMax } from '../users.store.ts'

const MOST = 10_000
const restaurants = z.coerce.number({ error: 'must be a number' }).int().min(1).max(MOST)

/** Sets how many restaurants an owner may have, in place of 30 (3-decisions §5). */
export const restaurantLimitCommand: AdminCommand = {
  usage: '--email <email> --restaurants <number>',
  options: ['email', 'restaurants'],
  run: async (platform, given) => {
    const email = valueOf(given, 'email', emailField)
    const max = valueOf(given, 'restaurants', restaurants)
    if (!(await updateRestaurantsMax(platform.db, email, max)))
      throw new OperatorError(`${email} is no owner's account`)
    return `${email} may have ${max} restaurants.`
  },
}
