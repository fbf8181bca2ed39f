import { ABUSE_KEPT_YEARS } from '#features/abuse/abuse.limits.ts'
import { TICKETS_KEPT_YEARS } from '#features/support/support.limits.ts'
import { KNOWN_DEVICE_DAYS } from '#features/identity/identity.limits.ts'
import { CONTACT_KEPT_YEARS } from '../contact.limits.ts'
import { ACTIVITY_KEPT_YEARS } from '#features/activity/activity.limits.ts'
import { BILLING_RECORDS_KEPT_YEARS, DELETED_ACCOUNT_KEPT_YEARS } from './legal.limits.ts'
import { CHANGES, type LegalText, WHO, years } from './legal-text.ts'

/** `/politica-privacidad`: what is stored, why, for how long, and who else sees it (S1 §1; 3-decisions §8). */
export const privacy: LegalText = {
  title: 'Política de privacidad',
  lead: 'Guardamos lo necesario para prestar el servicio y nada más. No vendemos datos, no hay publicidad y no medimos a quien lee una carta.',
  sections: [
    WHO,
    {
      id: 'datos',
      title: 'Qué datos tratamos',
      blocks: [
        'De quien tiene cuenta:',
        {
          list: [
            'nombre, email y contraseña; la contraseña se guarda cifrada de modo que nadie puede leerla;',
            'las sesiones abiertas: fecha, tipo de navegador y la red desde la que se abrieron;',
            'tus restaurantes, sus cartas, fotos y horarios, y quién cambió qué;',
            'tu plan, tus pagos y los datos de tus facturas, pero nunca el número de tu tarjeta;',
            'lo que nos escribes por el formulario de contacto o por Soporte.',
          ],
        },
        'De quien lee una carta: nada. Las cartas no usan cookies, no cargan nada de terceros y no guardan quién las lee. Para frenar abusos contamos durante unas horas las peticiones de cada red, y el registro técnico del servidor anota qué peticiones han fallado.',
      ],
    },
    {
      id: 'motivos',
      title: 'Para qué y con qué base',
      blocks: [
        {
          list: [
            'prestar el servicio que contratas: tu cuenta, tus cartas, tus pagos y la respuesta a lo que preguntas (contrato);',
            'cumplir la ley: facturas y contabilidad (obligación legal);',
            'proteger las cuentas y el servicio frente a abusos (interés legítimo).',
          ],
        },
        'No tomamos decisiones automáticas sobre personas ni enviamos publicidad. Los emails que mandamos son los de tu cuenta: códigos, invitaciones, avisos de seguridad y del plan.',
      ],
    },
    {
      id: 'terceros',
      title: 'Quién más los ve',
      blocks: [
        {
          list: [
            'Stripe, que cobra los pagos con tarjeta y emite las facturas. Los datos de la tarjeta los recibe solo Stripe;',
            'quien nos aloja el servicio y quien entrega nuestros emails, por encargo nuestro y solo para eso;',
            'las autoridades, cuando la ley lo exige.',
          ],
        },
        'Lo que publicas en tu carta es público: lo puede leer cualquiera que tenga su dirección. Tu nombre y tu email los ven las personas de tu equipo.',
      ],
    },
    {
      id: 'plazos',
      title: 'Cuánto tiempo',
      blocks: [
        {
          list: [
            `cuenta eliminada: sus cartas dejan de verse al momento y todo se borra definitivamente al cabo de ${years(DELETED_ACCOUNT_KEPT_YEARS)};`,
            `datos de facturación: ${years(BILLING_RECORDS_KEPT_YEARS)}, separados del resto;`,
            `mensajes de contacto: ${years(CONTACT_KEPT_YEARS)}; consultas a Soporte: ${years(TICKETS_KEPT_YEARS)}; denuncias de cartas: ${years(ABUSE_KEPT_YEARS)};`,
            `quién cambió qué en un restaurante: ${years(ACTIVITY_KEPT_YEARS)};`,
            'platos, categorías y restaurantes borrados: 30 días, por si fue un error;',
            `dispositivos conocidos: ${KNOWN_DEVICE_DAYS} días desde su última sesión.`,
          ],
        },
        'La dirección de una carta borrada queda reservada sin ningún dato personal, para que un QR impreso nunca abra la carta de otro.',
      ],
    },
    {
      id: 'derechos',
      title: 'Tus derechos',
      blocks: [
        'Puedes pedirnos acceso, corrección, borrado, limitación, oposición o una copia de tus datos. La copia y el borrado están también en Ajustes, Seguridad.',
        'Respondemos en un mes como mucho. Si crees que no te hemos atendido bien, puedes acudir a la Agencia Española de Protección de Datos.',
      ],
    },
    CHANGES,
  ],
}
