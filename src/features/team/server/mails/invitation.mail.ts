import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, note, paragraph } from '#platform/mail/mail-content.ts'
import { mailDay } from '#platform/mail/mail-date.ts'
import { mailName } from '#platform/mail/mail-name.ts'
import { roleLabel } from '#features/identity/house.rules.ts'

type Invited = { inviterName: string; partner: boolean; expiresAt: Date; path: string }

/** To an invited person, who has confirmed nothing yet: no typed text but a name (TRUST §3). */
export const invitationMail = defineMail<Invited>('team.invitation', ({ inviterName, partner, expiresAt, path }) => {
  const name = mailName(inviterName)
  return {
    subject: name ? `${name} te invita a su equipo en Sobremesa` : 'Te invitan a un equipo en Sobremesa',
    preview: 'Elige una contraseña y entra. El enlace vale 7 días.',
    title: 'Te invitan a un equipo',
    body: [
      facts({
        ...(name && { 'Te invita': name }),
        'Entrarás como': roleLabel({ role: 'worker', partner }),
        'El enlace vale hasta': mailDay(expiresAt),
      }),
      paragraph('Verás la carta y cambiarás lo que te han marcado. Solo tienes que elegir una contraseña.'),
      button('Aceptar invitación', path),
      note('Si no conoces a esta persona, ignora este correo: sin aceptar no se crea ninguna cuenta.'),
    ],
    reason:
      'Una persona con cuenta en Sobremesa ha escrito este email en su equipo. No te escribiremos más si no aceptas.',
  }
})
