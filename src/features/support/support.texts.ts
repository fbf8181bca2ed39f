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
