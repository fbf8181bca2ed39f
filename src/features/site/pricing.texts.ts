/** Spanish texts of `/precios`: S1 §1, §2, §9; 3-decisions §4. */
export const pricingTexts = {
  title: 'La cuenta, por favor',
  lead: 'Tres planes y un mes de prueba sin tarjeta. Todos los precios llevan el 21 % de IVA incluido.',
  period: 'Periodo de facturación',
  monthly: 'Mensual',
  yearly: 'Anual',
  averageSaving: (percent: number) => `Ahorra un ${percent} %`,
  perYear: 'al año',
  perMonth: 'al mes',
  monthOfYear: (price: string) => `${price} al mes.`,
  saving: (euros: number) => `Ahorras ${euros} €`,
  withAnnual: (euros: number) => `${euros} € con pago anual.`,
  wouldSave: (euros: number) => `Ahorrarías ${euros} €`,
  startWith: (plan: string) => `Comenzar gratis con ${plan}`,
  recommended: 'Recomendado para empezar en equipo',
  faqTitle: 'Antes de pedir',
  faqMissing: '¿Falta la tuya?',
  faqWrite: 'Escríbenos',
  faqAnswer: 'y te respondemos en menos de 48 horas.',
  /** The six questions (TRUST §4); `menuDays`: how long a menu stays visible without a plan. */
  faq: (menuDays: number): readonly { question: string; answer: string }[] => [
    {
      question: '¿Necesito tarjeta para probar?',
      answer:
        'No. Tienes 30 días con todo el servicio sin dejar ningún dato de pago. Si no contratas, no se te cobra nada.',
    },
    {
      question: '¿Qué pasa con mi carta si no contrato?',
      answer:
        menuDays === 0
          ? 'Al terminar la prueba dejas de poder editar y tu carta deja de verse. Nada se borra.'
          : `Al terminar la prueba dejas de poder editar, pero tu carta y tu QR siguen visibles ${menuDays} ${menuDays === 1 ? 'día' : 'días'} más. Nada se borra.`,
    },
    {
      question: '¿Puedo cambiar de plan o cancelar?',
      answer: 'Cuando quieras, desde Ajustes. Si cancelas, sigues hasta el final de lo que ya has pagado.',
    },
    {
      question: '¿Los precios llevan IVA?',
      answer: 'Sí, el 21 %. Lo que ves es lo que pagas, y cada cobro tiene su factura.',
    },
    {
      question: '¿Y si no me convence?',
      answer: 'Durante los 30 días siguientes al pago te devolvemos el dinero. Pídelo en Soporte.',
    },
    {
      question: '¿Tendré que reimprimir los QR?',
      answer: 'No. Tu QR lleva a tu dirección, y si la cambias, los impresos siguen funcionando.',
    },
  ],
  guarantees: [
    {
      title: 'Un mes para probar',
      text: '30 días con todo el servicio, sin tarjeta. Si no te convence, no haces nada.',
    },
    {
      title: 'Y otro para arrepentirte',
      text: 'Te devolvemos el dinero durante los 30 días siguientes al pago.',
    },
    { title: 'Sin sorpresas', text: 'Avisamos de cualquier cambio de precio con 30 días de antelación.' },
  ],
} as const
