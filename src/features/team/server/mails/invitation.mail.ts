import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, note, paragraph } from '#platform/mail/mail-content.ts'
import { mailDay } from '#platform/mail/mail-date.ts'
import { mailName } from '#platform/mail/mail-name.ts'
import type { InvitedAs } from './invited-as.rules.ts'

type Invited = { inviterName: string; as: InvitedAs; expiresAt: Date; path: string }

/** To an invited person, who has confirmed nothing yet: no typed text but a name (TRUST §3). */
export const invitationMail = defineMail<Invited>('team.invitation', ({ inviterName, as, expiresAt, path }) => {
  const name = mailName(inviterName)
  return {
    subject: name ? `${name} te invita a su equipo en Sobremesa` : 'Te invitan a un equipo en Sobremesa',
    preview: 'Elige una contraseña y entra. El enlace vale 7 días.',
    title: 'Te esperan en la mesa',
    body: [
      facts({
        ...(name && { 'Te invita': name }),
        'Entrarás como': as.role,
        'El enlace vale hasta': mailDay(expiresAt),
      }),
      paragraph(`${as.mayDo} Solo tienes que elegir una contraseña.`),
      button('Aceptar invitación', path),
      note('Si no conoces a esta persona, ignora este correo: sin aceptar no se crea ninguna cuenta.'),
    ],
    reason:
      'Una persona con cuenta en Sobremesa ha escrito este email en su equipo. No te escribiremos más si no aceptas.',
  }
})
