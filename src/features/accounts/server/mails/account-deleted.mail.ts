import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, note, paragraph, strong, warning } from '#platform/mail/mail-content.ts'
import { mailDay, mailTime } from '#platform/mail/mail-date.ts'

type Deletion = { erasedAt: Date; undoneBefore: Date; token: string }

/** The last mail of an account: what has ended, the link that takes it back, and what can still be requested later. */
export const accountDeletedMail = defineMail<Deletion>('accounts.deleted', ({ erasedAt, undoneBefore, token }) => ({
  subject: 'Tu cuenta ha sido eliminada',
  preview: 'Puedes deshacerlo durante 24 horas.',
  title: 'Hemos eliminado tu cuenta',
  body: [
    facts({
      'Cartas y QR': 'Fuera de línea desde hoy',
      Suscripción: 'Cancelada, sin más cobros',
      'Borrado definitivo': mailDay(erasedAt),
      'Datos de facturación': '4 años, por ley',
    }),
    paragraph(
      'Si ha sido un error, o no has sido tú, esto lo devuelve todo hasta el ',
      strong(mailTime(undoneBefore)),
      ': cartas, equipo y plan.',
    ),
    button('Recuperar mi cuenta', `${PAGES.undo}?token=${token}`),
    note(
      'Después, durante un año, aún podemos recuperar tus restaurantes y tus cartas si nos escribes. Más tarde no será posible.',
    ),
    warning('¿No has sido tú?', 'Recupera la cuenta y cambia la contraseña.'),
  ],
  reason: 'Este es el último correo de esta cuenta.',
}))
