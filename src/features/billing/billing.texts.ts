/** Spanish texts of billing: S2 §2; 3-decisions §4. */
export const billingTexts = {
  banner: {
    trial_ended: 'Tu periodo de prueba ha terminado.',
    subscription_ended: 'Tu suscripción ha terminado.',
    past_due: 'No hemos podido cobrar tu suscripción. Revisa tu forma de pago.',
    ending: (date: string) => `Tu suscripción termina el ${date}.`,
    visibleUntil: (date: string) => `Tu carta seguirá visible hasta el ${date}.`,
    hirePlan: 'Contrata un plan',
    seeSubscription: 'Ver suscripción',
  },
} as const
