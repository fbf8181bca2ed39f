import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, paragraph } from '#platform/mail/mail-content.ts'
import { mailTime } from '#platform/mail/mail-date.ts'
import { suspensionTexts as texts } from '../../suspension/suspension.texts.ts'

type Suspended = { names: string[]; reason: string; at: Date; isAccount: boolean }

/** To the owner: the operator has suspended a menu, or the account with its menus (4-beyond §12). */
export const suspendedMail = defineMail<Suspended>('restaurants.suspended', ({ names, reason, at, isAccount }) => {
  const title = isAccount ? 'Hemos suspendido tu cuenta' : texts.subject(names)
  return {
    subject: title,
    preview: 'Tus clientes no pueden ver la carta de momento.',
    title,
    body: [
      facts({ ...(names.length > 0 && { Carta: names.join(', ') }), Motivo: reason, Desde: mailTime(at) }),
      paragraph(
        'Quien abra la carta o su QR lee «Esta carta no está disponible.» No se ha borrado nada: puedes entrar en tu panel y editarla como siempre.',
      ),
      paragraph('Si ya lo has corregido, o crees que es un error, responde a este email y lo vemos contigo.'),
      button('Abrir mi panel', PAGES.home),
    ],
  }
})

type Lifted = { names: string[] }

const visibleAgain = (names: readonly string[]) => ({
  title: names.length === 1 ? 'Tu carta vuelve a verse' : 'Tus cartas vuelven a verse',
  body: [
    facts({ Carta: names.join(', ') }),
    paragraph('La suspensión ha terminado. La carta está como la dejaste, en su dirección de siempre y en su QR.'),
  ],
})

/** Of an account whose menus, if it has any, all stay suspended by themselves. */
const accountOnly = {
  title: 'Tu cuenta ya no está suspendida',
  body: [paragraph('La suspensión de tu cuenta ha terminado.')],
}

/** To the owner: diners see the menus again, or the suspension of the account alone has ended. */
export const unsuspendedMail = defineMail<Lifted>('restaurants.unsuspended', ({ names }) => {
  const { title, body } = names.length > 0 ? visibleAgain(names) : accountOnly
  return {
    subject: title,
    preview: 'La suspensión ha terminado.',
    title,
    body: [...body, button('Abrir mi panel', PAGES.home)],
  }
})
