import { defineErrors } from '#shared/app-error.ts'

/**
 * Errors of a plan that has ended (3-decisions §3, §4). Only the text of `trial_expired` may contain the word "trial",
 * because the client redirects when it reads it.
 */
export const billingErrors = defineErrors({
  trialExpired: {
    code: 'trial_expired',
    status: 403,
    message: 'Tu periodo de prueba (trial) ha terminado. Contrata un plan para seguir editando.',
  },
  subscriptionEnded: {
    code: 'subscription_ended',
    status: 403,
    message: 'Tu suscripción ha terminado. Contrata un plan para seguir editando.',
  },
  ownerPlanEnded: {
    code: 'owner_plan_ended',
    status: 403,
    message: 'El plan del restaurante ha terminado. Habla con su propietario.',
  },
})
