/** Spanish texts at the end of every mail (TRUST §4). */
export const mailTexts = {
  /** Why the person gets the mail, unless the mail says otherwise. */
  reason:
    'Te escribimos porque tienes una cuenta en Sobremesa con este email. Es un correo del servicio, no publicidad.',
  /** `npm run admin -- test-mail`. */
  test: {
    title: 'Correo de prueba',
    text: 'Si lees esto, Sobremesa puede enviar correos desde aquí.',
    reason: 'Recibes este correo porque quien lleva esta instalación de Sobremesa la está probando.',
  },
  brand: 'Sobremesa',
  legalNotice: 'Aviso legal',
  privacy: 'Privacidad',
} as const
