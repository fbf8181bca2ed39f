/** The first version of the subscription tab: S2 §2; 3-decisions §4. */
export const subscriptionTabTexts = {
  ended: 'Sin Plan Activo',
  trial: 'Prueba gratuita',
  active: 'Activo',
  pastDue: 'Pago pendiente',
  daysLeft: (days: number) => (days === 1 ? 'día de prueba restante' : 'días de prueba restantes'),
  endsOn: (date: string) => `Termina el ${date}. No se te cobrará nada.`,
  plan: (name: string) => `Plan ${name}`,
  willCancel: (date: string) => `Tu suscripción se cancelará el ${date}`,
  adminTitle: 'Administrador',
  adminText: 'Acceso completo: tu cuenta no necesita un plan.',
  soonTitle: 'Contratar un plan',
  soon: 'Pronto podrás contratar tu plan desde aquí. Mientras tanto, escríbenos y lo activamos por ti.',
  prices: 'Ver precios',
  contact: 'Escríbenos',
} as const
