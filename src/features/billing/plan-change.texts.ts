import type { BillingInterval } from './plans.ts'

const EUROS = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: true })
const perPeriod = { monthly: 'al mes', yearly: 'al año' } as const
/** 'Pro' where the interval stays, 'Pro mensual' where it does not. */
const named = (name: string, interval: BillingInterval | null): string =>
  interval === null ? name : `${name} ${interval === 'monthly' ? 'mensual' : 'anual'}`

/** '28,69 €'; whole euros without cents: '96 €'. */
export const euros = (sum: number): string => `${Number.isInteger(sum) ? sum : EUROS.format(sum)} €`

/** Spanish texts of the slip before a change of plan, and of the invoices: EVERY-DAY §7, §9. */
export const planChangeTexts = {
  today: 'Hoy pagas',
  from: (date: string) => `Desde el ${date}`,
  on: (date: string) => `El ${date}`,
  sum: (sum: number, interval: BillingInterval) => `${euros(sum)} ${perPeriod[interval]}`,
  again: (sum: number) => `otros ${euros(sum)}`,
  goToPay: (sum: number) => `Ir a pagar ${euros(sum)}`,
  reckoning: 'Calculando…',
  opening: 'Abriendo el pago…',
  changing: 'Cambiando…',
  stay: 'Seguir como estoy',
  difference: (days: number, end: string) => `La diferencia de ${daysOf(days)}, hasta el ${end}`,
  paidYear: ': ese año ya está pagado',
  paidMonth: ': ese mes ya está pagado',
  resumes: 'Tu suscripción deja de estar cancelada.',
  refund: '30 días para pedir que te lo devolvamos.',
  hire: {
    title: (name: string, interval: BillingInterval) => `Contratar ${named(name, interval)}`,
    notice: 'Te avisamos un mes antes',
    trial: (days: number) =>
      days === 1 ? 'El día de prueba que queda no se suma.' : `Los ${days} días de prueba que quedan no se suman.`,
    cancel: 'Cancelas cuando quieras; lo pagado se aprovecha.',
    keep: 'Ahora no',
  },
  up: {
    title: (name: string, interval: BillingInterval | null) => `Cambiar a ${named(name, interval)}`,
    restaurants: (room: number | null) =>
      room === null ? 'Desde hoy, los restaurantes que quieras.' : `Desde hoy, hasta ${room} restaurantes.`,
    people: (users: number) => `Desde hoy, hasta ${users} personas.`,
  },
  down: {
    until: (name: string) => `Hasta entonces sigues con ${name}`,
    keep: (name: string) => `Seguir con ${name}`,
    go: (name: string, day: string) => `Pasar a ${name} el ${day}`,
  },
  interval: {
    title: (name: string, interval: BillingInterval) => `Pasar a ${named(name, interval)}`,
    yearUsed: 'El año que ya pagaste se aprovecha entero',
    eachYear: (sum: number, day: string, less: number) =>
      `Y otros ${euros(sum)} cada ${day}: ${less} € menos que mes a mes`,
    same: (day: string) => `Hasta el ${day} todo sigue igual.`,
    monthUsed: (day: string) => `Hasta el ${day} sigues con el mes que ya pagaste.`,
    aYear: (monthly: number, yearly: number) => `Al año serán ${monthly} €, en vez de ${yearly} €.`,
    keep: { monthly: 'Seguir con el pago anual', yearly: 'Seguir mes a mes' },
    go: { monthly: 'Pasar a mensual', yearly: 'Pasar a anual' },
  },
  undoable: 'Puedes anular este cambio hasta ese día.',
  stays: (count: number) => (count === 1 ? 'sigue activo.' : 'siguen activos.'),
  stops: (count: number, day: string, until: string | null) => {
    const [stop, carta] = count === 1 ? ['se para', 'Su carta se verá'] : ['se paran', 'Sus cartas se verán']
    return `${stop} el ${day}.${until ? ` ${carta} hasta el ${until}.` : ''} No se borra nada.`
  },
  team: 'Tu equipo conserva su acceso; no podrás invitar a nadie más.',
  changed: 'El importe ha cambiado',
  before: (sum: number, days: number, end: string) =>
    `Antes eran ${euros(sum)}: quedan ${daysOf(days)} hasta el ${end}`,
  cannotPay: 'Ahora mismo no se puede pagar. Inténtalo más tarde.',
  nothingCharged: 'No se ha cobrado nada.',
  planned: (day: string, what: string) => `El ${day} pasas a ${what}`,
  monthly: 'mensual',
  yearly: 'anual',
  mailed: 'Te lo hemos escrito por correo',
  done: 'Suscripción activada',
  fromToday: (name: string) => `${name}, desde hoy`,

  invoices: {
    title: 'Facturas',
    lead: 'De los últimos dos años. Las anteriores, en el portal de pago.',
    none: 'La primera aparece aquí unos minutos después de pagar.',
    refunded: 'Devuelta',
    pdf: 'PDF',
    of: (date: string) => ` de la factura del ${date}`,
    failed: 'No vemos tus facturas ahora mismo.',
    failedHint: 'Están guardadas. Inténtalo otra vez en un momento.',
    retry: 'Reintentar',
  },
  partner: (owner: string) => `Contratar, cambiar y cancelar el plan, solo ${owner}.`,
  theOwner: 'el propietario',
  partnerReads: 'Tú ves el plan y las facturas.',
} as const

function daysOf(days: number): string {
  return days === 1 ? '1 día' : `${days} días`
}
