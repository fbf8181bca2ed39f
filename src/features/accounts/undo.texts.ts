/** `/auth/deshacer`, which the link of the mail about a deletion opens: 3-decisions §2, §8; EVERY-DAY §9. */
export const undoTexts = {
  title: '¿La recuperamos?',
  lead: (deleted: string, until: string) => `Eliminaste tu cuenta ${deleted}. Puedes deshacerlo hasta ${until}.`,
  at: { today: 'hoy', yesterday: 'ayer', tomorrow: 'mañana', on: (day: string) => `el ${day}` },
  time: (day: string, time: string) => `${day} a ${time}`,
  sameTime: (day: string) => `${day} a la misma hora`,
  moment: 'Un momento',
  checking: 'Comprobando el enlace…',
  failedTitle: 'No hemos podido comprobarlo',
  retry: 'Reintentar',
  menus: (count: number) =>
    count === 1
      ? 'Tu carta y su QR vuelven a verse al momento.'
      : `Tus ${count} cartas y sus QR vuelven a verse al momento.`,
  team: 'Tu equipo recupera el acceso, con los mismos permisos.',
  trial: (until: string) => `Tu prueba sigue hasta ${until}.`,
  plan: (plan: string, until: string) => `Tu plan ${plan} sigue hasta ${until}, sin pagar nada ahora.`,
  samePlan: (plan: string) => `Tu plan ${plan} sigue como estaba, sin pagar nada ahora.`,
  asItWas: 'Tu cuenta vuelve como estaba.',
  restore: 'Recuperar mi cuenta',
  restoring: 'Recuperando…',
  leave: 'Dejarla eliminada',
  doneTitle: 'Aquí no ha pasado nada',
  doneLead: 'Tus cartas se ven otra vez. Entra como siempre.',
  doneAsItWas: 'Tu cuenta está como estaba. Entra como siempre.',
  logIn: 'Iniciar sesión',
  expiredTitle: 'Han pasado las 24 horas',
  expiredLead:
    'Durante un año aún podemos recuperar tus cartas y tus direcciones a mano. El plan se contrata de nuevo.',
  usedTitle: 'Ya la recuperaste',
  usedOnce: 'Este enlace ya se usó.',
  usedLead: (when: string) => `Este enlace se usó ${when}.`,
  refusedTitle: 'No la podemos recuperar así',
  write: 'Escribir a Sobremesa',
  failed: 'El enlace sigue valiendo. Revisa tu conexión e inténtalo otra vez.',
} as const
