import { timeWithArticle } from '#shared/time-of-day.ts'
import { VAT_PERCENT } from './plans.ts'

const GUARANTEE = `IVA del ${VAT_PERCENT}\u00a0% incluido. Devolución garantizada durante 30 días.`
/** `LAPSED_MENU_DAYS` may be 1. */
const moreDays = (days: number): string => (days === 1 ? '1 día más' : `${days} días más`)

/** Spanish texts of the subscription tab: S2 §2, §8; 3-decisions §4. */
export const subscriptionTabTexts = {
  tab: 'Suscripción',
  badges: {
    trial: 'Prueba gratuita',
    active: 'Activa',
    granted: 'Activa',
    cancelling: 'Se cancela',
    past_due: 'Pago pendiente',
    ended: 'Sin Plan Activo',
  },
  daysLeft: (days: number) => (days === 1 ? 'día de prueba restante' : 'días de prueba restantes'),
  daysUsed: (used: number, all: number) => `${used} de ${all} días usados`,
  endsOn: (date: string) => `Termina el ${date}. No se te cobrará nada.`,
  endsSoon: (day: 'hoy' | 'mañana', date: string, time: string) =>
    `Termina ${day}, ${date}, a ${timeWithArticle(time)}. No se te cobrará nada.`,
  today: 'hoy',
  tomorrow: 'mañana',

  facts: {
    billing: 'Facturación',
    renewal: 'Renovación',
    paidUntil: 'Pagado hasta',
    ends: 'Termina',
    restaurants: 'Restaurantes',
    people: 'Personas',
    amount: 'Importe',
    visibleUntil: 'Carta visible hasta',
    youCan: 'Puedes',
    paused: 'En pausa',
    onHiring: 'Al contratar',
  },
  interval: { monthly: 'Mensual', yearly: 'Anual' },
  intervalPaid: { monthly: 'Mensual, ya pagada', yearly: 'Anual, ya pagada' },
  renewsOn: (date: string, euros: number) => `${date}, ${euros} €`,
  euros: (euros: number) => `${euros} €`,
  usedOf: (used: number, limit: number | null) => (limit === null ? `${used}, sin límite` : `${used} de ${limit}`),
  manage: 'Gestionar suscripción',
  manageHint: 'Tarjeta y datos fiscales',

  willChange: (date: string, plan: string, price: string) => `El ${date} pasas a ${plan}: ${price}.`,
  untilChange: 'Hasta entonces no pagas nada.',
  planOf: (name: string, interval: 'monthly' | 'yearly') => `${name} ${interval === 'monthly' ? 'mensual' : 'anual'}`,
  priceOf: (euros: number, interval: 'monthly' | 'yearly') => `${euros} € al ${interval === 'monthly' ? 'mes' : 'año'}`,
  undoChange: 'Anular el cambio',
  undoingChange: 'Anulando…',
  changeUndone: (plan: string) => `Sigues con ${plan}`,
  renews: (renewal: string) => `Se renueva el ${renewal}`,

  willCancel: (date: string) => `Tu suscripción se cancelará el ${date}`,
  afterwards: (days: number, date: string) =>
    days === 0
      ? 'Hasta ese día todo sigue igual. Después tu carta deja de verse; todo queda guardado.'
      : `Hasta ese día todo sigue igual. Después tu carta se verá ${moreDays(days)}, hasta el ${date}.`,
  resume: 'Reanudar',
  resuming: 'Reanudando…',
  resumed: (date: string) => `Suscripción reanudada. Se renueva el ${date}.`,

  pastDue: (euros: string) =>
    `El cobro${euros} no ha salido. Lo intentaremos otra vez en los próximos días. Mientras tanto tu carta se ve y puedes seguir trabajando.`,
  pastDueAmount: (euros: number) => ` de ${euros} €`,
  checkPayment: 'Revisar forma de pago',
  ifNotPaid: 'Si no se consigue cobrar',
  ifNotPaidLines: (days: number) => [
    'Te escribimos tras cada intento.',
    days === 0
      ? 'Cuando el banco lo rechaza del todo, la suscripción termina y tu carta deja de verse.'
      : `Cuando el banco lo rechaza del todo, la suscripción termina y tu carta se ve ${moreDays(days)}.`,
    'Nada se borra: al pagar, todo vuelve donde estaba.',
  ],

  endedOn: (plan: string, date: string) =>
    `Tu plan ${plan} terminó el ${date}. Tus restaurantes, platos y códigos QR siguen guardados: al contratar, todo vuelve a estar activo al momento.`,
  endedSometime:
    'Ahora no tienes ningún plan. Tus restaurantes, platos y códigos QR siguen guardados: al contratar, todo vuelve a estar activo al momento.',
  trialEndedOn: (days: number, date: string) =>
    `Tus ${days} días de prueba terminaron el ${date}. Todo sigue guardado.`,
  menuGone: (date: string) =>
    `Tu carta dejó de verse el ${date}. Quien escanea el QR ve el nombre, la dirección y el teléfono.`,
  youCan: 'Ver, descargar tus datos, pedir ayuda',
  paused: 'Editar la carta, los horarios y el equipo',
  visibleAtOnce: 'Vuelve a verse al momento',

  grantedNote: 'Este plan te lo ha asignado Sobremesa. No hay tarjeta ni cobros.',
  grantedForever: 'Este plan te lo ha asignado Sobremesa, sin fecha de fin. No hay tarjeta ni cobros.',
  seePlans: 'Ver planes',
  hireOwn: (plan: string) => `Contratar ${plan}`,
  writeToSupport: 'Escribir a soporte',

  ownPlan: 'Suscripción',
  adminTitle: 'Administrador',
  adminBadge: 'Acceso completo',
  adminText: 'Tu cuenta entra en todos los restaurantes, sin límites y sin cobros.',

  choosePlan: 'Elige tu plan',
  changePlan: 'Cambiar de plan',
  otherPlan: 'O elige otro plan',
  /** On the plan that was chosen among the prices. */
  chosen: 'Tu elección',
  /** On the own plan, offered in the other interval. */
  own: 'Tu plan',
  period: 'Facturación',
  saving: (percent: number) => `−${percent} %`,
  perYear: '€ al año',
  perMonth: '€ al mes',
  monthOfYear: (price: string) => `${price} al mes.`,
  youSave: (euros: number) => `Ahorras ${euros} €`,
  ifYearly: (euros: number) => `${euros} € al año si pagas de una vez`,
  hire: 'Contratar',
  hireToday: 'y empezar hoy',
  openingPortal: 'Abriendo el portal…',
  changeTo: (plan: string) => `Cambiar a ${plan}`,
  toMonthly: 'Pasar a mensual',
  toYearly: (euros: number) => `Pasar a anual y ahorrar ${euros} €`,
  fine: {
    trial: `Al contratar, el periodo de pago empieza hoy: los días de prueba que queden no se suman. ${GUARANTEE}`,
    granted: `Al contratar, el periodo de pago empieza hoy y sustituye al plan asignado. ${GUARANTEE}`,
    portal: `Antes de pagar nada verás aquí cuánto y desde cuándo. ${GUARANTEE}`,
    ended: GUARANTEE,
  },

  cancel: {
    action: 'Cancelar suscripción',
    text: (plan: string, days: number) => ({
      before: `${plan} seguirá funcionando hasta el `,
      after:
        days === 0
          ? '. Después tu carta deja de verse y todo queda guardado.'
          : `. Después tu carta se verá ${moreDays(days)} y todo queda guardado.`,
    }),
    why: '¿Por qué te vas?',
    whyHint: 'Nos ayuda a mejorar. Lo lee una persona.',
    keep: (plan: string) => `Seguir con ${plan}`,
    canceling: 'Cancelando…',
    done: (date: string) => `Suscripción cancelada. Sigue activa hasta el ${date}.`,
  },

  portalFailed: 'Error al abrir el portal de facturación',
  requestFailed: 'No se pudo procesar tu solicitud',
  loadFailed: 'No se pudo cargar la información de suscripción',
  notVisible: 'No vemos tu suscripción ahora mismo',
  planUnchanged: 'Tu plan no ha cambiado.',
  retry: 'Reintentar',
} as const

/** The return from a payment: 3-decisions §4. */
export const confirmationTexts = {
  confirming: 'Estamos confirmando tu pago',
  confirmingHint: 'Suele tardar unos segundos. Puedes seguir con tu carta: te avisaremos aquí mismo.',
  goOn: 'Seguir con mi carta',
  late: 'Tu pago tarda más de lo normal',
  lateHint:
    'No hace falta que pagues otra vez. En cuanto llegue la confirmación tu plan se activa solo y te escribimos.',
  again: 'Comprobar de nuevo',
  home: 'Ir a Inicio',
  activated: 'Suscripción activada',
  paymentReceived: 'Pago recibido. Tu suscripción está activa.',
  notCompleted: 'No se ha completado el pago',
  notCompletedHint: 'Elige un plan para intentarlo de nuevo.',
} as const
