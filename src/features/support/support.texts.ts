/** Spanish texts of Soporte: S2 §2. */
export const supportTexts = {
  writeTitle: 'Escríbenos',
  soon: 'Pronto podrás enviarnos tu consulta desde aquí. Mientras tanto, usa el formulario de contacto: respondemos en menos de 48 horas.',
  write: 'Ir al formulario de contacto',
  faqTitle: 'Preguntas frecuentes',
  faq: [
    {
      question: '¿Cómo subo las fotos de mis platos?',
      answer: 'En JPG, PNG o WebP, de hasta 5MB y con un mínimo de 800x600 píxeles.',
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
      answer: 'Escríbenos con el email de tu cuenta y lo miramos contigo.',
    },
  ],
} as const
