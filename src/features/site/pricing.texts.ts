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
