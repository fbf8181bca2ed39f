import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, paragraph } from '#platform/mail/mail-content.ts'
import { mailName } from '#platform/mail/mail-name.ts'
import { roleLabel } from '#features/identity/house.rules.ts'

type Accepted = { memberName: string; memberEmail: string; partner: boolean; restaurantNames: string[] }

/** To the owner: an invited person has accepted (3-decisions §7). */
export const acceptedMail = defineMail<Accepted>(
  'team.accepted',
  ({ memberName, memberEmail, partner, restaurantNames }) => {
    const title = `${mailName(memberName) || memberEmail} ya está en tu equipo`
    return {
      subject: title,
      preview: 'Ha aceptado tu invitación.',
      title,
      body: [
        facts({
          Email: memberEmail,
          Rol: roleLabel({ role: 'worker', partner }),
          ...(restaurantNames.length > 0 && { Acceso: restaurantNames.join(', ') }),
        }),
        paragraph(
          partner
            ? 'Puede hacerlo todo, menos pagar y eliminar tu cuenta.'
            : 'Puede cambiar lo que has marcado en Equipo. No ve tus pagos ni al resto del equipo.',
        ),
        button('Ver mi equipo', PAGES.team),
      ],
    }
  },
)
