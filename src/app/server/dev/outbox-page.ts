import { escapeHtml } from '#shared/html.ts'
import type { FastifyReply } from 'fastify'

type Mail = { to: string; subject: string; text: string; createdAt: string }

const URLS = /(https?:\/\/[^\s"<>]+)/
/** The split leaves the URLs at odd indexes, whole, with all their parameters. */
const linked = (text: string): string =>
  text
    .split(URLS)
    .map(escapeHtml)
    .map((part, index) => (index % 2 ? `<a href="${part}">${part}</a>` : part))
    .join('')

const mailHtml = (mail: Mail): string =>
  `<article><h2>${escapeHtml(mail.subject)}</h2><p>Para ${escapeHtml(mail.to)}, ${escapeHtml(mail.createdAt)}</p><pre>${linked(mail.text)}</pre></article>`

/** The page of the local outbox for developers: plain HTML without a script. */
export function outboxPage(mails: Mail[], reply: FastifyReply): string {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  const list = mails.length > 0 ? mails.map(mailHtml).join('') : '<p>Todavía no se ha enviado ningún correo.</p>'
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Bandeja de salida</title><meta name="viewport" content="width=device-width"></head><body><main><h1>Bandeja de salida</h1>${list}</main></body></html>`
}
