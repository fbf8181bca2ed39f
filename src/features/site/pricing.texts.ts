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
  monthlyNote: 'Pago mes a mes, sin permanencia.',
  recommended: 'Recomendado para empezar en equipo',
  plans: {
    basic: {
      suits: 'Para un local con las ideas claras.',
      content: ['1 restaurante', 'QR y URL personalizada', 'Soporte por email en menos de 48 h'],
    },
    pro: {
      suits: 'Para quien lleva dos casas o trabaja en equipo.',
      content: [
        'Hasta 2 restaurantes',
        'QR y URL personalizada',
        '3 diseños extra',
        'Hasta 2 usuarios con roles personalizados',
        'Soporte prioritario en menos de 24 h',
      ],
    },
    premium: {
      suits: 'Para grupos que abren, crecen y delegan.',
      content: ['3 restaurantes o más', 'Hasta 5 usuarios', 'Todo lo incluido en Pro'],
    },
  },
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
