import { defineMail } from '#platform/mail/define-mail.ts'
import { facts, paragraph } from '#platform/mail/mail-content.ts'
import { mailTime } from '#platform/mail/mail-date.ts'

type Received = { name: string; email: string; message: string; at: Date }

/** To the operator: what was typed into the contact form. */
export const contactMail = defineMail<Received>('site.contact', ({ name, email, message, at }) => ({
  subject: `Contacto: ${name}`,
  preview: 'Respuesta prometida en menos de 48 horas.',
  title: 'Mensaje del formulario de contacto',
  body: [
    facts({ Nombre: name, Email: email, Cuándo: mailTime(at), Respuesta: 'En menos de 48 horas' }),
    ...message.split(/\n+/).map(line => paragraph(line)),
  ],
  reason: 'Este email es el contacto del servicio. Al responder, escribes a quien ha enviado el mensaje.',
}))
