import { TRIAL_DAYS, VAT_PERCENT } from '#features/billing/plans.ts'
import { DELETED_ACCOUNT_KEPT_YEARS, NOTICE_DAYS, REFUND_DAYS } from './legal.limits.ts'
import { type LegalText, WHO, years } from './legal-text.ts'

/** `/terminos-condiciones`: what a registration accepts (S1 §1; 3-decisions §4, §8). */
export const terms: LegalText = {
  title: 'Términos y condiciones',
  lead: 'Lo que contratas al crear una cuenta, dicho en claro: qué ofrecemos, cuánto cuesta, cómo se deja y de qué responde cada uno.',
  sections: [
    WHO,
    {
      id: 'servicio',
      title: 'Qué ofrecemos',
      blocks: [
        'Publicas la carta de tus restaurantes en una dirección propia, en español, inglés o portugués, y la compartes con un QR. Cuántos restaurantes y cuántas personas entran en cada plan está en la página de precios.',
        'Hacemos lo posible por que el servicio esté siempre disponible, pero no lo garantizamos sin interrupciones. Puedes descargar tu QR y una copia de tus datos cuando quieras.',
      ],
    },
    {
      id: 'cuenta',
      title: 'Tu cuenta',
      blocks: [
        'La cuenta es tuya y respondes de lo que se hace con ella y de las personas que invitas a tu equipo. Elige una contraseña que no uses en otro sitio y avísanos si crees que alguien ha entrado.',
        'Respondes de tu carta: platos, precios, fotos y alérgenos tienen que ser ciertos y estar al día. Si publicas algo ilegal podemos retirarlo, y en casos graves cerrar la cuenta diciéndote por qué.',
      ],
    },
    {
      id: 'prueba',
      title: 'La prueba',
      blocks: [
        `La prueba dura ${TRIAL_DAYS} días y no pide tarjeta. Al terminar no se cobra nada: dejas de poder editar hasta que contrates un plan, y nada se borra. Si contratas durante la prueba, el periodo de pago empieza en ese momento.`,
      ],
    },
    {
      id: 'precios',
      title: 'Precios y pago',
      blocks: [
        `Los precios están en euros e incluyen el ${VAT_PERCENT} % de IVA. Se paga por adelantado, cada mes o cada año, y se renueva solo hasta que lo canceles. Cada cobro tiene su factura.`,
        'Los pagos con tarjeta los hace Stripe. Nosotros no vemos ni guardamos el número de tu tarjeta.',
        `Si cambia un precio, te lo decimos con ${NOTICE_DAYS} días de antelación y el nuevo se aplica en la siguiente renovación.`,
        'Si un cobro falla, te avisamos y el proveedor lo vuelve a intentar. Mientras tanto tu carta sigue visible.',
      ],
    },
    {
      id: 'devolucion',
      title: 'Devolución del dinero',
      blocks: [
        `Durante los ${REFUND_DAYS} días siguientes a un pago te devolvemos lo que pagaste, sin preguntas. Pídelo en Soporte. Una devolución completa termina el plan.`,
      ],
    },
    {
      id: 'cancelar',
      title: 'Cancelar y eliminar la cuenta',
      blocks: [
        'Puedes cancelar cuando quieras desde Ajustes, Suscripción, sin aviso previo: el plan sigue hasta el final de lo que ya has pagado, y hasta entonces puedes reanudarlo.',
        'Cuando un plan termina, tu carta sigue visible durante un tiempo que te decimos en el panel. Después deja de verse, pero no se borra, y vuelve al contratar un plan.',
        `Si eliminas la cuenta, tus cartas dejan de verse al momento y tus datos se borran definitivamente al cabo de ${years(DELETED_ACCOUNT_KEPT_YEARS)}. La política de privacidad dice qué se conserva y por qué.`,
      ],
    },
    {
      id: 'fin',
      title: 'Si lo dejamos nosotros',
      blocks: [
        `Si dejamos de prestar el servicio, o de prestártelo a ti, te avisamos con ${NOTICE_DAYS} días de antelación y te devolvemos la parte pagada que no hayas podido usar. Este plazo nos obliga a nosotros, no a ti.`,
      ],
    },
    {
      id: 'responsabilidad',
      title: 'Responsabilidad',
      blocks: [
        'Respondemos de los daños que causemos por dolo o negligencia grave, y en lo demás hasta lo que hayas pagado en los últimos doce meses. No respondemos de lo que un restaurante publica ni de lo que sirve. Nada de esto limita los derechos que la ley da a los consumidores.',
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios en estos términos',
      blocks: [
        `Si cambian, te escribimos con ${NOTICE_DAYS} días de antelación. Si no te convencen, puedes cancelar antes de que entren en vigor. La versión que aceptaste queda anotada en tu cuenta.`,
        'Se aplica la ley española.',
      ],
    },
  ],
}
