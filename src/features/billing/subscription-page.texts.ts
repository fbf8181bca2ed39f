/** Spanish texts of `/subscription`: 3-decisions §3, §4. */
export const subscriptionPageTexts = {
  brand: 'Sobremesa',
  workerTitle: 'El plan del restaurante ha terminado. Habla con su propietario.',
  ownerIs: 'Es',
  workerLead: 'Puedes seguir viendo la carta y tus ajustes; editar vuelve cuando haya un plan.',
  saved: {
    trial_expired: 'Todo lo que has hecho está guardado: al contratar vuelves justo donde estabas.',
    subscription_ended: 'Todo lo que has hecho está guardado.',
  },
  visibleAgain: 'Al contratar vuelve a verse al momento, con el mismo QR.',
  works: 'Sigue funcionando',
  worksUntil: (date: string) => `Tu carta y tu QR, hasta el ${date}`,
  worksLines: ['Ver tus platos, horarios y diseño', 'Ajustes, soporte y descargar tus datos'],
  worksOfWorkers: ['Ver los platos, horarios y diseño', 'Tus ajustes'],
  paused: 'En pausa',
  pausedLines: ['Editar la carta, los horarios y el diseño', 'Crear restaurantes', 'Invitar a tu equipo'],
  pausedOfWorkers: ['Editar la carta, los horarios y el diseño'],
  hirePlan: 'Contrata un plan',
  back: 'Volver al panel',
} as const
