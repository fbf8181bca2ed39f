import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, note, paragraph, steps, strong } from '#platform/mail/mail-content.ts'
import { mailDay } from '#platform/mail/mail-date.ts'
import { mailName } from '#platform/mail/mail-name.ts'
import { daysRemaining } from '#features/billing/billing.rules.ts'
import { firstNameOf } from '#features/identity/first-name.ts'

/** Who had an account with this email within a year goes on with its trial, or has had it. */
const daysText = (days: number): string =>
  days === 0 ? '' : days === 1 ? ' Te queda 1 día para probarlo todo.' : ` Tienes ${days} días para probarlo todo.`

/** To a new owner: brief, warm, what to do next (DESIGN §8). */
export const welcomeMail = defineMail<{ name: string; trialEndsAt: Date; now: Date }>(
  'accounts.welcome',
  ({ name, trialEndsAt, now }) => ({
    subject: 'Te damos la bienvenida a Sobremesa',
    preview: `Tres pasos y tu carta está en la mesa.${daysText(daysRemaining(trialEndsAt, now))}`,
    title: ['Te damos la bienvenida', firstNameOf(mailName(name))].filter(Boolean).join(', '),
    body: [
      trialEndsAt > now
        ? paragraph(
            'Tienes hasta el ',
            strong(mailDay(trialEndsAt)),
            ' para probarlo todo, sin tarjeta. Si no haces nada, no se te cobra nada.',
          )
        : paragraph(
            'Tu periodo de prueba terminó el ',
            strong(mailDay(trialEndsAt)),
            '. Contrata un plan para empezar.',
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
