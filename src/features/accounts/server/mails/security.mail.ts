import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, code, facts, note, paragraph, strong, warning } from '#platform/mail/mail-content.ts'
import { mailTime } from '#platform/mail/mail-date.ts'

/** What happened to an account: when, and in which browser ('Chrome en macOS'). */
type Happened = { at: Date; device: string }

export const resetCodeMail = defineMail<{ digits: string }>('accounts.reset-code', ({ digits }) => ({
  subject: 'Tu código para cambiar la contraseña',
  preview: 'Caduca en 15 minutos y sirve una vez.',
  title: 'Tu código',
  body: [
    paragraph(
      'Escríbelo en la pantalla donde lo has pedido. Caduca en ',
      strong('15 minutos'),
      ' y sirve una sola vez.',
    ),
    code(digits),
    note(
      'Si no lo has pedido tú, no hagas nada: sin este código nadie puede cambiar tu contraseña. Nunca te lo pediremos por teléfono ni por mensaje.',
    ),
  ],
  reason: 'Alguien ha pedido un código para la cuenta con este email.',
}))

export const passwordChangedMail = defineMail<Happened>('accounts.password-changed', ({ at, device }) => ({
  subject: 'Has cambiado tu contraseña',
  preview: 'Si no has sido tú, actúa ahora.',
  title: 'Tu contraseña ha cambiado',
  body: [
    facts({ Cuándo: mailTime(at), Desde: device, 'Otras sesiones': 'Cerradas' }),
    paragraph('Si has sido tú, no tienes que hacer nada.'),
    warning('¿No has sido tú?', 'Recupera la cuenta ahora con un código que llega a este email.'),
    button('Recuperar mi cuenta', PAGES.restorePassword),
  ],
}))

export const signedInElsewhereMail = defineMail<Happened>('accounts.signed-in-elsewhere', ({ at, device }) => ({
  subject: 'Nuevo inicio de sesión en tu cuenta',
  preview: `${device}, ${mailTime(at)}.`,
  title: 'Has entrado desde otro dispositivo',
  body: [
    facts({ Cuándo: mailTime(at), Dispositivo: device }),
    paragraph('Si has sido tú, no tienes que hacer nada. No guardamos tu ubicación.'),
    warning('¿No lo reconoces?', 'Cierra las demás sesiones y cambia la contraseña.'),
    button('Ver mis sesiones', PAGES.security),
  ],
}))

export const sessionReusedMail = defineMail<Happened>('accounts.session-reused', ({ device }) => ({
  subject: 'Hemos cerrado una sesión por seguridad',
  preview: 'Alguien ha intentado reutilizar una sesión antigua de tu cuenta.',
  title: 'Hemos cerrado una sesión',
  body: [
    paragraph(
      'Se ha intentado reutilizar una sesión antigua de ',
      strong(device),
      '. Suele ser un fallo sin importancia, pero la hemos cerrado en ese dispositivo por si acaso.',
    ),
    paragraph('Puedes volver a entrar con tu contraseña de siempre.'),
    button('Ver mis sesiones', PAGES.security),
    note('Si no has sido tú, cambia la contraseña y responde a este correo.'),
  ],
}))
