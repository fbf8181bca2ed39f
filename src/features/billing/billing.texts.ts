/** Spanish texts of billing: S2 §2; 3-decisions §4. */
export const billingTexts = {
  required: 'Falta la dirección de vuelta.',
  foreignUrl: 'La dirección de vuelta no es de Sobremesa.',
  urlTooLong: 'La dirección de vuelta es demasiado larga.',
  unknownPlan: 'Elige uno de los planes Basic, Pro o Premium.',
  unknownInterval: 'Elige pago mensual o anual.',
  badHash: 'El importe que has visto no se puede leer. Ábrelo otra vez.',
  badReason: 'El motivo contiene caracteres que no se pueden guardar. Escríbelo a mano.',
  reasonTooLong: 'El motivo no puede superar los 500 caracteres.',
  banner: {
    trial_ended: 'Tu periodo de prueba ha terminado.',
    subscription_ended: 'Tu suscripción ha terminado.',
    past_due: 'No hemos podido cobrar tu suscripción. Revisa tu forma de pago.',
    ending: (date: string) => `Tu suscripción termina el ${date}.`,
    visibleUntil: (date: string) => `Tu carta seguirá visible hasta el ${date}.`,
    hiddenSince: (date: string) => `Tu carta dejó de verse el ${date}.`,
    hirePlan: 'Contrata un plan',
    checkPayment: 'Revisar forma de pago',
    seeSubscription: 'Ver suscripción',
    putAway: 'Cerrar el aviso',
  },
} as const
