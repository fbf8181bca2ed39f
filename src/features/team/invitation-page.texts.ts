/** Spanish texts of `/auth/accept-invitation`: S1 §2, §5, §8; 3-decisions §7; TRUST §4. */
export const invitationPageTexts = {
  title: 'Te esperan en la mesa',
  lead: 'Elige una contraseña y ya puedes editar la carta.',
  checking: 'Comprobando la invitación…',
  checkFailed: 'No hemos podido comprobar la invitación',
  checkFailedHint: 'Tu enlace no se ha gastado. Revisa tu conexión e inténtalo otra vez.',
  retry: 'Reintentar',
  invites: 'te invita a su equipo en Sobremesa',
  email: 'Email',
  password: 'Contraseña',
  confirmRequired: 'Confirma tu contraseña',
  submit: 'Aceptar invitación',
  accepting: 'Aceptando…',
  failed: 'Error al aceptar la invitación',
  limited: (time: string) => `Demasiados intentos. Podrás probar de nuevo en ${time}.`,
  otherSession: (email: string) => `Has entrado como ${email}. Al aceptar se cerrará esa sesión en este navegador.`,
  asWorker: (name: string) => `Entras como Trabajador, ${name}. Al aceptar estás de acuerdo con los `,
  terms: 'términos',
  privacy: 'privacidad',
  emailTakenHint: (inviter: string) => `Para entrar en el equipo, pide a ${inviter} que te invite con otro email.`,
  ended: {
    expired: {
      title: 'La invitación ha caducado',
      hint: ({ inviter }: { inviter: string }) =>
        `Las invitaciones valen 7 días. Pídele a ${inviter} que te la reenvíe.`,
      action: 'Ir a iniciar sesión',
    },
    used: {
      title: 'Ya aceptaste esta invitación',
      hint: ({ email }: { email: string }) => `Entra con ${email} y la contraseña que elegiste.`,
      action: 'Iniciar sesión',
    },
    revoked: {
      title: 'Este enlace ya no vale',
      hint: ({ inviter }: { inviter: string }) =>
        `Se retiró, o se te envió otro después. Busca el correo más reciente o pregunta a ${inviter}.`,
      action: 'Ir a iniciar sesión',
    },
  },
  forgot: '¿Has olvidado tu contraseña?',
  /** In place of a name that the server does not tell any more. */
  someone: 'quien te invitó',
} as const
