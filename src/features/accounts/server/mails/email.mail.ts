import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, code, facts, note, paragraph, strong } from '#platform/mail/mail-content.ts'
import { mailMoment } from '#platform/mail/mail-date.ts'
import { mailName } from '#platform/mail/mail-name.ts'
import { firstNameOf } from '#features/identity/first-name.ts'

/** Mails about the email of an account and its passkeys: EVERY-DAY §6, `cuenta-correos`. */

export const confirmEmailMail = defineMail<{ name: string; token: string }>(
  'accounts.confirm-email',
  ({ name, token }) => ({
    subject: 'Confirma tu email',
    preview: 'Para que te lleguen los códigos y las facturas.',
    title: '¿Es este tu correo?',
    body: [
      paragraph(
        `${['Hola', firstNameOf(mailName(name))].filter(Boolean).join(', ')}: así sabemos que los códigos y las facturas te llegarán.`,
      ),
      button('Confirmar mi email', `${PAGES.confirmEmail}?token=${token}`),
      note('Si no has abierto una carta en Sobremesa, no hagas nada.'),
    ],
  }),
)

export const emailCodeMail = defineMail<{ digits: string }>('accounts.email-code', ({ digits }) => ({
  subject: 'Tu código para cambiar el email',
  preview: 'Vale 15 minutos.',
  title: 'Tu código',
  body: [
    paragraph('Escríbelo en Sobremesa para que esta sea tu dirección:'),
    code(digits),
    note('Si no lo has pedido tú, no hagas nada.'),
  ],
  reason: 'Alguien ha pedido poner esta dirección en una cuenta de Sobremesa.',
}))

/** To the owner of an address that somebody wants for another account. */
export const emailIsYoursMail = defineMail<object>('accounts.email-is-yours', () => ({
  subject: 'Ya tienes cuenta con este email',
  preview: 'Alguien ha querido usarlo en otra.',
  title: 'Este email ya es tuyo',
  body: [
    paragraph(
      'Han pedido poner esta dirección en otra cuenta de Sobremesa, y ya tienes una con ella. No ha cambiado nada.',
    ),
    button('Entrar en mi cuenta', PAGES.signIn),
    note('Si eras tú: entra con esta, o usa otra dirección.'),
  ],
}))

type Changed = { at: Date; device: string; token: string; expiresAt: Date; isKnown: boolean }

/** To the address before. Whoever never had an account may read it too: a mistyped address was corrected. */
export const emailChangedMail = defineMail<Changed>(
  'accounts.email-changed',
  ({ at, device, token, expiresAt, isKnown }) => ({
    subject: 'Han cambiado el email de tu cuenta',
    preview: 'Si no has sido tú, puedes deshacerlo.',
    title: 'Tu cuenta tiene otro email',
    body: [
      paragraph('Desde el ', strong(mailMoment(at)), ' tu cuenta usa otra dirección. Si has sido tú, no hagas nada.'),
      facts({ Desde: device }),
      button('No he sido yo', `${PAGES.undo}?token=${token}`),
      note(`El enlace vale 7 días, hasta el ${mailMoment(expiresAt)}. Al usarlo cerramos todas las sesiones.`),
      ...(isKnown
        ? []
        : [
            note(
              'Si nunca has tenido una carta en Sobremesa, no hagas nada: alguien escribió tu dirección por error y ya la ha corregido.',
            ),
          ]),
    ],
    reason: 'Hasta ahora esta era la dirección de una cuenta de Sobremesa.',
  }),
)

export const passkeyAddedMail = defineMail<{ name: string; at: Date }>('accounts.passkey-added', ({ name, at }) => ({
  subject: 'Has añadido una llave',
  preview: 'Ya puedes entrar con la cara o la huella.',
  title: 'Una llave nueva',
  body: [
    paragraph('El ', strong(mailMoment(at)), ` se añadió «${name}» para entrar sin contraseña.`),
    button('Ver mis llaves', PAGES.security),
    note('Si no has sido tú, quítala y cambia la contraseña.'),
  ],
}))
