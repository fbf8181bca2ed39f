import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, paragraph } from '#platform/mail/mail-content.ts'
import { mailName } from '#platform/mail/mail-name.ts'
import { identityTexts } from '#features/identity/identity.texts.ts'

type Accepted = { memberName: string; memberEmail: string; restaurantNames: string[] }

/** To the owner: an invited person has accepted (3-decisions §7). */
export const acceptedMail = defineMail<Accepted>('team.accepted', ({ memberName, memberEmail, restaurantNames }) => {
  const title = `${mailName(memberName) || memberEmail} ya está en tu equipo`
  return {
    subject: title,
    preview: 'Ha aceptado tu invitación.',
    title,
    body: [
      facts({
        Email: memberEmail,
        Rol: identityTexts.roles.worker,
        ...(restaurantNames.length > 0 && { Acceso: restaurantNames.join(', ') }),
      }),
      paragraph('Puede editar la carta, los horarios y el diseño. No ve tus pagos ni al resto del equipo.'),
      button('Ver mi equipo', PAGES.team),
    ],
  }
})
