import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, note, paragraph, strong } from '#platform/mail/mail-content.ts'
import { mailDay, mailMoment } from '#platform/mail/mail-date.ts'

type Deletion = { erasedAt: Date; undoneBefore: Date; token: string }

/** The last mail of an account: what has ended, the link that takes it back, and what can still be requested later. */
export const accountDeletedMail = defineMail<Deletion>('accounts.deleted', ({ erasedAt, undoneBefore, token }) => ({
  subject: 'Tu cuenta está eliminada',
  preview: 'Puedes deshacerlo durante 24 horas.',
  title: 'Hasta pronto',
  body: [
    paragraph(
      'Tus cartas ya no se ven. Si ha sido un error, o no has sido tú, esto lo devuelve todo hasta el ',
      strong(mailMoment(undoneBefore)),
      ': cartas, equipo y plan.',
    ),
    button('Recuperar mi cuenta', `${PAGES.undo}?token=${token}`),
    note(
      'Después, durante un año, aún podemos recuperar tus cartas si nos escribes. Si no has sido tú, recupera la cuenta y cambia la contraseña.',
    ),
    facts({
      Suscripción: 'Cancelada, sin más cobros',
      'Borrado definitivo': mailDay(erasedAt),
      'Datos de facturación': '4 años, por ley',
    }),
  ],
  reason: 'Este es el último correo de esta cuenta.',
}))
