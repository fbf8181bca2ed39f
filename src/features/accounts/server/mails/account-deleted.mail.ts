import { defineMail } from '#platform/mail/define-mail.ts'
import { facts, paragraph, warning } from '#platform/mail/mail-content.ts'
import { mailDay } from '#platform/mail/mail-date.ts'

/** The last mail of an account: what has ended, and what can still be requested. */
export const accountDeletedMail = defineMail<{ erasedAt: Date }>('accounts.deleted', ({ erasedAt }) => ({
  subject: 'Tu cuenta ha sido eliminada',
  preview: 'Tus cartas ya no se ven. Tienes un año para pedirnos que la recuperemos.',
  title: 'Hemos eliminado tu cuenta',
  body: [
    facts({
      'Cartas y QR': 'Fuera de línea desde hoy',
      Suscripción: 'Cancelada, sin más cobros',
      'Borrado definitivo': mailDay(erasedAt),
      'Datos de facturación': '4 años, por ley',
    }),
    paragraph(
      'Si cambias de idea antes de esa fecha, escríbenos y la recuperamos con tus restaurantes y tus cartas. Después no será posible.',
    ),
    warning('¿No has sido tú?', 'Responde a este correo cuanto antes.'),
  ],
  reason: 'Este es el último correo de esta cuenta.',
}))
