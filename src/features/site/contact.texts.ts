/** Texts of the contact form (S1 §2, §5, §8). */
export const contactTexts = {
  nameRequired: 'Por favor, introduce tu nombre',
  emailRequired: 'Por favor, introduce tu email',
  emailFormat: 'Por favor, introduce un email válido',
  messageRequired: 'Por favor, introduce tu mensaje',
  sent: 'Mensaje enviado correctamente',
} as const
