import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, note, paragraph, steps, strong } from '#platform/mail/mail-content.ts'
import { mailDay } from '#platform/mail/mail-date.ts'
import { mailName } from '#platform/mail/mail-name.ts'
import { firstNameOf } from '#features/identity/first-name.ts'

/** To a new owner: brief, warm, what to do next (DESIGN §8). */
export const welcomeMail = defineMail<{ name: string; trialEndsAt: Date }>(
  'accounts.welcome',
  ({ name, trialEndsAt }) => ({
    subject: 'Te damos la bienvenida a Sobremesa',
    preview: 'Tres pasos y tu carta está en la mesa. Tienes 30 días para probarlo todo.',
    title: ['Te damos la bienvenida', firstNameOf(mailName(name))].filter(Boolean).join(', '),
    body: [
      paragraph(
        'Tienes hasta el ',
        strong(mailDay(trialEndsAt)),
        ' para probarlo todo, sin tarjeta. Si no haces nada, no se te cobra nada.',
      ),
      steps(
        'Pon tu carta: categorías, platos y precios.',
        'Elige uno de los tres diseños y tus colores.',
        'Imprime el QR y ponlo en las mesas.',
      ),
      button('Abrir mi panel', PAGES.dashboard),
      note('¿Alguna duda? Responde a este correo. Contestamos en menos de 48 h.'),
    ],
  }),
)
