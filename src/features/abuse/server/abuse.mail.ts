import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, note, paragraph } from '#platform/mail/mail-content.ts'
import { mailTime } from '#platform/mail/mail-date.ts'
import { abuseTexts } from '../abuse.texts.ts'
import type { NewReport } from './abuse.store.ts'

/** To the operator: somebody has reported a menu. */
export const abuseMail = defineMail<NewReport>('abuse.report', ({ id, menu, reason, text, email, createdAt }) => ({
  subject: `Denuncia de la carta de ${menu.name}`,
  preview: abuseTexts.es.reasons[reason],
  title: `Denuncia de la carta de ${menu.name}`,
  body: [
    facts({
      Motivo: abuseTexts.es.reasons[reason],
      Carta: `/${menu.slug}`,
      Email: email ?? 'No lo ha dado',
      Cuándo: mailTime(createdAt),
    }),
    ...text.split(/\n+/).map(line => paragraph(line)),
    button('Ver la carta', `/${menu.slug}`),
    note(`Suspenderla: npm run admin -- suspend --slug ${menu.slug} --reason "…"`),
    note(`Darla por vista: npm run admin -- abuse --close ${id}`),
  ],
  reason: email
    ? 'Este email es el contacto del servicio. Al responder, escribes a quien ha denunciado la carta.'
    : 'Este email es el contacto del servicio.',
}))
