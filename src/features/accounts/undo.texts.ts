/** `/auth/deshacer`, which the link of the mail about a deletion opens: 3-decisions §2, §8; EVERY-DAY §9. */
export const undoTexts = {
  title: '¿La recuperamos?',
  lead: 'Eliminaste tu cuenta. Puedes deshacerlo durante 24 horas.',
  comesBack: [
    'Tus cartas y sus QR vuelven a verse al momento.',
    'Tu equipo recupera el acceso, con los mismos permisos.',
    'Tu plan sigue como estaba, sin pagar nada ahora.',
  ],
  restore: 'Recuperar mi cuenta',
  restoring: 'Recuperando…',
  leave: 'Dejarla eliminada',
  doneTitle: 'Aquí no ha pasado nada',
  doneLead: 'Tus cartas se ven otra vez. Entra como siempre.',
  logIn: 'Iniciar sesión',
  expiredTitle: 'Han pasado las 24 horas',
  expiredLead:
    'Durante un año aún podemos recuperar tus cartas y tus direcciones a mano. El plan se contrata de nuevo.',
  usedTitle: 'Ya la recuperaste',
  usedLead: 'Este enlace ya se usó.',
  refusedTitle: 'No la podemos recuperar así',
  write: 'Escribir a Sobremesa',
  failed: 'No hemos podido comprobarlo. El enlace sigue valiendo. Revisa tu conexión e inténtalo otra vez.',
} as const
