import { escapeHtml } from '#shared/html.ts'

/** Mails of accounts: subject, plain text and HTML, in Spanish. */

export type MailContent = { subject: string; text: string; html: string }

/** To a new owner (DESIGN §8: brief, warm, what to do next). */
export function welcomeMail({ name, panelUrl }: { name: string; panelUrl: string }): MailContent {
  const lines = [
    `Hola, ${name}:`,
    'Tu cuenta de Sobremesa está lista. Tienes 30 días de prueba, sin tarjeta.',
    'Crea tu restaurante, añade tus platos y genera el QR desde tu panel:',
  ]
  return {
    subject: 'Bienvenido a Sobremesa',
    text: [...lines, panelUrl, 'Buen servicio.'].join('\n\n'),
    html: `<!doctype html><html lang="es"><body style="font-family:Georgia,serif;color:#221c18">${lines
      .map(line => `<p>${escapeHtml(line)}</p>`)
      .join(
        '',
      )}<p><a href="${escapeHtml(panelUrl)}" style="color:#12382e">Abrir mi panel</a></p><p>Buen servicio.</p></body></html>`,
  }
}
