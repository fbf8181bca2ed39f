import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, note, paragraph } from '#platform/mail/mail-content.ts'
import { mailDay } from '#platform/mail/mail-date.ts'
import { type Stopping, stopLines } from './coming.mail.ts'

/** `plan`: 'Pro, anual'; `price`: whole euros. */
type Payment = { plan: string; price: number; at: Date }

/** The provider could not collect; it tries again by itself. */
export const paymentFailedMail = defineMail<Payment>('billing.payment-failed', ({ plan, price, at }) => ({
  subject: 'No hemos podido cobrar tu suscripción',
  preview: 'Revisa tu forma de pago. Tu carta sigue visible.',
  title: 'No hemos podido cobrar tu suscripción',
  body: [
    facts({ Plan: plan, Importe: `${price} €`, Intento: mailDay(at) }),
    paragraph(
      'Suele ser una tarjeta caducada o un límite del banco. Lo intentaremos otra vez en los próximos días; mientras tanto todo sigue funcionando.',
    ),
    button('Revisar forma de pago', PAGES.plans),
    note('No te pedimos la tarjeta por correo. El botón abre tu cuenta.'),
  ],
}))

type Change = {
  name: string
  before: string
  after: string
  nextPayment: string
  /** Restaurants that the plan has no room for. */
  stops: Stopping
  /** Members, without the owner, for whom the plan has no place any more; they stay (3-decisions §7). */
  peopleOver: number
}

const peopleText = (people: number): string =>
  people === 1 ? '1 persona queda por encima' : `${people} personas quedan por encima`

/** Another plan, another interval, or the first payment. */
export const planChangedMail = defineMail<Change>(
  'billing.plan-changed',
  ({ name, before, after, nextPayment, stops, peopleOver }) => ({
    subject: `Tu plan ahora es ${name}`,
    preview: `Próximo cobro: ${nextPayment}.`,
    title: `Tu plan ahora es ${name}`,
    body: [
      facts({ Antes: before, Ahora: after, 'Próximo cobro': nextPayment }),
      ...stopLines(stops),
      ...(peopleOver > 0
        ? [
            paragraph(
              `Tu equipo conserva el acceso, pero no podrás invitar a nadie más: ${peopleText(peopleOver)} de este plan.`,
            ),
          ]
        : []),
      ...(stops.names.length > 0 || peopleOver > 0
        ? [paragraph('No se ha borrado nada. Si vuelves a subir de plan, todo vuelve a estar activo.')]
        : []),
      button('Ver mi suscripción', PAGES.plans),
    ],
  }),
)

type Ending = { endsAt: Date; visibleUntil: Date | null }

/** Cancelled: it goes on until the paid end. */
export const cancelledMail = defineMail<Ending>('billing.cancelled', ({ endsAt, visibleUntil }) => ({
  subject: 'Has cancelado tu suscripción',
  preview: `Sigue activa hasta el ${mailDay(endsAt)}.`,
  title: `Tu suscripción termina el ${mailDay(endsAt)}`,
  body: [
    paragraph(
      `Hasta ese día todo sigue igual y no se cobra nada más. ${visibleUntil ? `Después tu carta se verá hasta el ${mailDay(visibleUntil)}, y tus datos quedan guardados.` : 'Después tus datos quedan guardados.'}`,
    ),
    button('Reanudar', PAGES.plans),
    note('Gracias por este tiempo. Si algo te hizo irte, responde a este correo.'),
  ],
}))

/** Ended at once: never paid in the end, or refunded. */
export const subscriptionEndedMail = defineMail<{ visibleUntil: Date | null }>(
  'billing.subscription-ended',
  ({ visibleUntil }) => ({
    subject: 'Tu suscripción ha terminado',
    preview: 'Todo lo que has hecho está guardado.',
    title: 'Tu suscripción ha terminado',
    body: [
      paragraph(
        `${visibleUntil ? `Tu carta seguirá visible hasta el ${mailDay(visibleUntil)}. ` : ''}Editar queda en pausa; todo lo que has hecho está guardado.`,
      ),
      button('Contrata un plan', PAGES.plans),
    ],
  }),
)
