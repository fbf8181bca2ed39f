import { timeWithArticle } from '#shared/time-of-day.ts'
import type { Tier } from '#shared/plan.ts'
import { PLANS } from '#features/billing/plans.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { facts, note, paragraph, strong } from '#platform/mail/mail-content.ts'
import { mailDayOfYear, mailTime } from '#platform/mail/mail-date.ts'
import { ticketNumber } from '../ticket-time.rules.ts'

type Asked = {
  sender: { name: string; email: string; id: string }
  replyTo: string
  subject: string
  message: string
  tier: Tier | null
  answerHours: number
  at: Date
}

/** To the operator: tier and promised answer time stand in the subject (3-decisions §4). */
export const ticketMail = defineMail<Asked>('support.ticket', asked => {
  const plan = asked.tier ? PLANS[asked.tier].name : 'Administrador'
  return {
    subject: `[${plan} · ${asked.answerHours} h] ${asked.subject}`,
    preview: `${asked.sender.name}: respuesta prometida en menos de ${asked.answerHours} horas.`,
    title: asked.subject,
    body: [
      facts({
        De: `${asked.sender.name} (${asked.sender.email})`,
        Cuenta: asked.sender.id,
        'Responder a': asked.replyTo,
        Plan: plan,
        Cuándo: mailTime(asked.at),
        Respuesta: `En menos de ${asked.answerHours} horas`,
      }),
      ...asked.message.split(/\n+/).map(line => paragraph(line)),
    ],
    reason: 'Este email es el contacto del servicio. Al responder, escribes a quien ha enviado la consulta.',
  }
})

type Addition = { number: number; subject: string; message: string; replyTo: string }

/** To the operator: what an author adds to a question. */
export const additionMail = defineMail<Addition>('support.addition', ({ number, subject, message, replyTo }) => ({
  subject: `[n.º ${number}] ${subject}`,
  preview: 'Añadido a una consulta.',
  title: subject,
  body: [
    facts({ Consulta: `n.º ${number}`, 'Responder a': replyTo }),
    ...message.split(/\n+/).map(line => paragraph(line)),
  ],
  reason: 'Este email es el contacto del servicio. Al responder, escribes a quien ha enviado la consulta.',
}))

const TIME = new Intl.DateTimeFormat('es-ES', { timeStyle: 'short', timeZone: 'Europe/Madrid' })

type Copy = { number: number; subject: string; message: string; promisedAt: Date; isAnswerable: boolean }

/** To its author: a copy of what was written, and until when it is answered (EVERY-DAY §10). */
export const ticketCopyMail = defineMail<Copy>('support.copy', asked => ({
  subject: `Hemos recibido tu consulta n.º ${ticketNumber(asked.number)}`,
  preview: 'Copia de lo que nos has escrito.',
  title: 'Te leemos',
  body: [
    paragraph(strong(asked.subject)),
    ...`«${asked.message}»`.split(/\n+/).map(line => paragraph(line)),
    paragraph(
      `Te respondemos antes del ${mailDayOfYear(asked.promisedAt)} ${timeOfAnswer(TIME.format(asked.promisedAt))}.`,
    ),
    ...(asked.isAnswerable ? [note('Para añadir algo, responde a este correo.')] : []),
  ],
}))

const timeOfAnswer = (time: string): string => `a ${timeWithArticle(time)}`
