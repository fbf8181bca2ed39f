import { defineErrors } from '#shared/app-error.ts'
import { OWNER_PLAN_ENDED, type PlanEndedCode } from '#shared/plan-codes.ts'

/**
 * Errors of a plan that has ended (3-decisions §3, §4). Only the text of `trial_expired` may contain the word "trial",
 * because the client redirects when it reads it.
 */
export const billingErrors = defineErrors({
  trialExpired: {
    code: 'trial_expired' satisfies PlanEndedCode,
    status: 403,
    message: 'Tu periodo de prueba (trial) ha terminado. Contrata un plan para seguir editando.',
  },
  subscriptionEnded: {
    code: 'subscription_ended' satisfies PlanEndedCode,
    status: 403,
    message: 'Tu suscripción ha terminado. Contrata un plan para seguir editando.',
  },
  ownerPlanEnded: {
    code: OWNER_PLAN_ENDED,
    status: 403,
    message: 'El plan del restaurante ha terminado. Habla con su propietario.',
  },
  noSubscription: { code: 'no_subscription', status: 409, message: 'Contrata un plan primero.' },
  alreadySubscribed: {
    code: 'already_subscribed',
    status: 409,
    message: 'Ya tienes una suscripción. Cámbiala desde «Gestionar suscripción».',
  },
  checkoutReplaced: {
    code: 'checkout_replaced',
    status: 409,
    message: 'Has abierto otro pago en otra pestaña. Sigue en esa pestaña.',
  },
  adminNeedsNoPlan: {
    code: 'admin_needs_no_plan',
    status: 409,
    message: 'Una cuenta de administrador no necesita ningún plan.',
  },
  badSignature: { code: 'bad_signature', status: 400, message: 'La firma del aviso no es correcta.' },
  amountChanged: { code: 'amount_changed', status: 409, message: 'El importe ha cambiado' },
  paymentDue: {
    code: 'payment_due',
    status: 409,
    message: 'Hay un cobro pendiente. Revisa tu forma de pago y después podrás cambiar de plan.',
  },
  paymentDeclined: {
    code: 'payment_declined',
    status: 409,
    message: 'Tu banco ha rechazado el pago. Revisa tu forma de pago.',
  },
  paymentsUnavailable: {
    code: 'payments_unavailable',
    status: 503,
    message: 'Ahora mismo no se puede pagar. Inténtalo más tarde.',
  },
  paymentsNotConfigured: {
    code: 'payments_not_configured',
    status: 503,
    message: 'En este servidor no se puede pagar. Habla con quien lo administra.',
  },
})
