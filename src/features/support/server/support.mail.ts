import type { Tier } from '#shared/plan.ts'
import { PLANS } from '#features/billing/plans.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { facts, paragraph } from '#platform/mail/mail-content.ts'
import { mailTime } from '#platform/mail/mail-date.ts'

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
