import { expect } from 'vitest'
import type { SignedIn, TestApp } from '../app.ts'
import type { TestBrowser } from '../client.ts'
import { PASSWORD } from '../factories.ts'

// The calls of an email that is changed, confirmed and taken back.

export type Me = { id: string; email: string; emailConfirmed: boolean }

export const post = <Data = never>(app: TestApp, path: string, as: TestBrowser | undefined, body: unknown = {}) =>
  app.request<Data>({
    method: 'POST',
    path: `/api/${path.startsWith('team') ? path : `auth/${path}`}`,
    ...(as && { as }),
    body,
  })
/** An owner who has just signed in. */
export const person = async (app: TestApp, given: { email?: string } = {}): Promise<SignedIn> =>
  app.signIn(await app.make.owner(given))
export const me = (app: TestApp, as: TestBrowser) => app.request<Me>({ path: '/api/auth/me', as })
export const ask = (app: TestApp, as: TestBrowser, email: string) => post(app, 'email', as, { email })
export const confirm = (app: TestApp, as: TestBrowser, code: string) => post<Me>(app, 'email/confirm', as, { code })
export const login = (app: TestApp, email: string, password = PASSWORD, as = app.browser()) =>
  post<Me>(app, 'login', as, { email, password })

export const mailTo = (app: TestApp, address: string, subject: string) =>
  app.mail.sent.findLast(mail => mail.to === address && mail.subject === subject)
/** The code that an address got last. */
export async function codeFor(app: TestApp, email: string): Promise<string> {
  await app.runJobs()
  const code = /\b\d{6}\b/.exec(mailTo(app, email, 'Tu código para cambiar el email')?.text ?? '')?.[0]
  if (!code) throw new Error(`no code for ${email}`)
  return code
}
export async function undoTokenFor(app: TestApp, email: string): Promise<string> {
  await app.runJobs()
  const text = mailTo(app, email, 'Han cambiado el email de tu cuenta')?.text ?? ''
  const token = /\/auth\/deshacer\?token=([\w-]+)/.exec(text)?.[1]
  if (!token) throw new Error(`no link in ${text}`)
  return token
}
export async function changeTo(app: TestApp, as: TestBrowser, email: string) {
  expect((await ask(app, as, email)).status).toBe(200)
  return confirm(app, as, await codeFor(app, email))
}
export const undo = (app: TestApp, token: string) =>
  post<{ email: string; tempToken: string }>(app, 'email/undo', undefined, { token })
export const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export const BAD = { status: 400, code: 'bad_code', message: 'Código incorrecto o expirado. Inténtalo de nuevo.' }
export const DEAD = {
  status: 400,
  code: 'dead_code',
  message: 'Este código ya no vale: se ha probado cinco veces. Pide otro.',
}
export const NEW = 'hola@latabernadecarmen.es'
