/** Texts of the contact form (S1 §2, §4, §5, §8; TRUST §4). */
export const contactTexts = {
  title: '¿Hablamos?',
  lead: 'Cuéntanos cómo es tu restaurante. Te respondemos en menos de 48 horas.',
  name: 'Nombre',
  email: 'Email',
  message: 'Mensaje',
  website: 'No rellenes este campo',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  nameRequired: 'Por favor, introduce tu nombre',
  emailRequired: 'Por favor, introduce tu email',
  emailFormat: 'Por favor, introduce un email válido',
  messageRequired: 'Por favor, introduce tu mensaje',
  /** The call's message, and what stays under the form when the popup is gone. */
  sent: 'Mensaje enviado correctamente',
  sentTitle: '¡Mensaje enviado!',
  sentLead: 'Nos pondremos en contacto contigo en menos de 48 horas.',
  failed: 'Error al enviar el mensaje. Por favor, inténtalo de nuevo.',
  offline: 'Error de conexión. Verifica tu internet e inténtalo de nuevo.',
  limited: (minutes: number) =>
    `Ya nos has escrito varias veces. Podrás enviar otro mensaje en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
  closeToast: 'Cerrar aviso',
  needsScript: 'Para escribirnos desde aquí, activa JavaScript.',
} as const
