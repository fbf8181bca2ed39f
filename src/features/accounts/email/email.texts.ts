/** Changing the own email, and the pages that links of mails about it open: EVERY-DAY §6, §9. */
export const emailTexts = {
  change: {
    send: 'Enviar código',
    sending: 'Enviando…',
    cancel: 'Cancelar',
    close: 'Cerrar',
    waitingForConnection: 'Esperando conexión…',
    offlineLead: 'Sin conexión no se cambia el email.',
    offline: 'Lo que has escrito sigue aquí.',
    other: 'Cambiar',
    code: 'Código de 6 dígitos',
    codeRequired: 'Por favor, introduce el código de 6 dígitos',
    expired: 'Este código ha caducado. Pide otro y escríbelo aquí.',
    sendAgain: 'Enviar otro código',
    sentAgain: 'Te hemos enviado otro código',
    checking: 'Comprobando…',
    failed: 'No se ha podido cambiar el email. Inténtalo de nuevo.',
  },
  /** On home, while nobody has confirmed the address. */
  unconfirmed: {
    written: 'Te hemos escrito a',
    notArrived: '¿No llega?',
    correct: 'Corrígelo',
    hide: 'Ocultar por hoy',
    still: 'Tu email sigue sin confirmar:',
  },
  undo: {
    title: '¿No has sido tú?',
    checking: 'Comprobando el enlace…',
    moment: 'Un momento',
    lead: (when: string) => `${when} alguien con tu contraseña cambió el email de la cuenta.`,
    today: (time: string) => `Hoy a ${time}`,
    on: (day: string, time: string) => `El ${day} a ${time}`,
    before: 'Antes',
    now: 'Ahora',
    follows: 'Volvemos al email de antes, cerramos todas las sesiones y te pedimos una contraseña nueva.',
    restore: 'Volver a mi email de antes',
    restoring: 'Volviendo…',
    keep: 'Fui yo, está bien',
    doneTitle: 'Elige una contraseña nueva',
    doneLead: (email: string) => `Tu email vuelve a ser ${email}. Hemos cerrado todas las sesiones.`,
    failedTitle: 'No hemos podido comprobarlo',
    failed: 'El enlace sigue valiendo. Revisa tu conexión e inténtalo otra vez.',
    retry: 'Reintentar',
    expiredTitle: 'Han pasado los 7 días',
    usedTitle: 'Este enlace ya se usó',
    refusedTitle: 'No la podemos recuperar así',
    logIn: 'Iniciar sesión',
    write: 'Escribir a Sobremesa',
  },
  confirm: {
    title: '¿Es este tu correo?',
    lead: 'Así sabemos que los códigos y las facturas te llegarán.',
    submit: 'Confirmar mi email',
    confirming: 'Confirmando…',
    doneTitle: 'Email confirmado',
    doneLead: 'Los códigos y las facturas te llegarán.',
    open: 'Abrir mi panel',
    failed: 'No se ha podido confirmar. El enlace sigue valiendo. Revisa tu conexión e inténtalo otra vez.',
    refusedTitle: 'Este enlace ya no vale',
  },
} as const

/** What the two steps of another email are called: a change, or a mistyped address that is mended. */
export type EmailWords = {
  title: string
  lead: string | undefined
  email: string
  /** About the address before; undefined: nobody is known to read there. */
  told: ((email: string) => string) | undefined
  codeTitle: string
  leave: string
  submit: string
  done: (email: string) => { text: string; detail: string }
}

export const changeWords: EmailWords = {
  title: 'Cambiar email',
  lead: undefined,
  email: 'Nuevo email',
  told: email => `Avisaremos también a ${email}, con un enlace para deshacerlo durante 7 días.`,
  codeTitle: 'Mira el correo nuevo',
  leave: 'Cancelar',
  submit: 'Cambiar email',
  done: email => ({ text: `Tu email es ${email}`, detail: 'Hemos avisado a la dirección de antes' }),
}

export const correctWords: EmailWords = {
  title: 'Corrige tu email',
  lead: 'Ahí llegan los códigos, las facturas y los avisos.',
  email: 'Email',
  told: undefined,
  codeTitle: 'Mira tu correo',
  leave: 'Volver',
  submit: 'Confirmar email',
  done: email => ({ text: 'Email confirmado', detail: email }),
}
