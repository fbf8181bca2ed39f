/** Spanish texts at the end of every mail (TRUST §4). */
export const mailTexts = {
  /** Why the person gets the mail, unless the mail says otherwise. */
  reason:
    'Te escribimos porque tienes una cuenta en Sobremesa con este email. Es un correo del servicio, no publicidad.',
  brand: 'Sobremesa',
  legalNotice: 'Aviso legal',
  privacy: 'Privacidad',
} as const
