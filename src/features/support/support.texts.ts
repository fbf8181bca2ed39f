import { imageSizeText } from '#shared/image-file.errors.ts'

/** Spanish texts of Soporte: S2 §2. */
export const supportTexts = {
  tab: 'Soporte',
  writeTitle: 'Escríbenos',
  lead: (plan: string | undefined, hours: number, email: string) =>
    `${plan ? `Con tu plan ${plan} respondemos` : 'Respondemos'} en menos de ${hours} h, a ${email}.`,
  subject: 'Asunto',
  subjectRequired: 'Escribe el asunto de tu consulta',
  message: 'Mensaje',
  messageRequired: 'Escribe tu mensaje',
  send: 'Enviar consulta',
  sending: 'Enviando…',
  hint: 'Escribe asunto y mensaje para enviar.',
  sent: 'Consulta enviada correctamente. Te responderemos pronto.',
  halfWritten: 'Tu consulta está a medias',
  keptHere: 'Si sales ahora, se guarda en este aparato y la encontrarás aquí al volver.',
  goOn: 'Seguir escribiendo',
  leave: 'Salir',
  copy: 'Enviarme una copia',
  sentAs: (number: string, isCopied: boolean) =>
    `Es la n.º ${number}${isCopied ? ' y tienes una copia en tu correo' : ''}.`,
  failed: 'Error al enviar la consulta. Inténtalo de nuevo.',
  limited: (time: string) => `Ya nos has escrito varias veces. Podrás enviar otra consulta en ${time}.`,
  faqTitle: 'Preguntas frecuentes',
  faq: [
    {
      question: '¿Cómo subo las fotos de mis platos?',
      // 5MB as the specification words it, and the number that the forms name: both readings stand (S2 §9).
      answer: `En JPG, PNG o WebP, de hasta 5MB y con un mínimo de 800x600 píxeles. Más grandes también valen. ${imageSizeText}`,
    },
    {
      question: '¿Puedo cambiar el aspecto de mi carta?',
      answer: 'Sí. En Restaurante, pestaña Apariencia, eliges entre tres diseños y tus tres colores.',
    },
    {
      question: '¿Cómo organizo las categorías?',
      answer:
        'En Menú, arrastra las pestañas de las categorías para ordenarlas y edítalas con el botón que tienen al lado.',
    },
    {
      question: '¿Cómo comparto mi carta?',
      answer: 'Copia su enlace desde Inicio, o descarga el código QR desde la página QR y ponlo en tus mesas.',
    },
    {
      question: 'Tengo un problema con mi suscripción',
      answer:
        'En Suscripción, «Gestionar suscripción» abre tus facturas y tu tarjeta. Para una devolución dentro de los 30 días, escríbenos aquí.',
    },
  ],
} as const

/** 'Mis consultas': EVERY-DAY §6, §10. */
export const ownTicketTexts = {
  title: 'Mis consultas',
  none: 'Aquí verás lo que nos escribas y si ya te hemos respondido.',
  notVisible: 'No vemos tus consultas ahora mismo',
  states: { sent: 'Enviada', answered: 'Respondida' },
  line: (number: string, day: string) => `N.º ${number}. ${capital(day)}`,
  waiting: (number: string, asked: string, promised: string) =>
    `N.º ${number}. ${capital(asked)}. Respondemos antes ${ofDay(promised)}`,
  numberAndState: (number: string, state: string) => `N.º ${number} · ${state}`,
  you: (moment: string) => `Tú, ${moment}`,
  promise: (moment: string, email: string) => `Te respondemos por correo a ${email}, antes ${ofDay(moment)}.`,
  add: 'Añadir algo',
  addTo: (number: string) => `Añadir a la n.º ${number}`,
  cancel: 'Cancelar',
  send: 'Enviar',
} as const

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 'de mañana a las 12:10', 'del 2 de diciembre a las 9:00'. */
function ofDay(moment: string): string {
  return /^\d/.test(moment) ? `del ${moment}` : `de ${moment}`
}
