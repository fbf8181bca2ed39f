import { MINUTE_MS } from '#shared/time.ts'
import type { Passkey } from '#features/accounts/passkeys/passkeys.contract.ts'
import { createAuthenticator, type Authenticator } from './authenticator.ts'
import type { SignedIn, TestApp } from '../app.ts'
import type { TestBrowser } from '../client.ts'

// The calls of passkeys, made and used by authenticators that tests hold.

export type Options = {
  challenge: string
  rp: { id: string }
  user: { id: string }
  excludeCredentials: { id: string }[]
}

export const post = <Data = never>(app: TestApp, path: string, as: TestBrowser | undefined, body: unknown = {}) =>
  app.request<Data>({ method: 'POST', path: `/api/auth/${path}`, ...(as && { as }), body })
export const phoneOf = (app: TestApp): Authenticator => {
  const { origin, hostname } = new URL(app.platform.config.publicUrl)
  return createAuthenticator({ origin, rpId: hostname })
}
export const toAdd = async (app: TestApp, as: TestBrowser) => (await post<Options>(app, 'passkeys/options', as)).data
export async function addTo(app: TestApp, as: TestBrowser, phone = phoneOf(app), name?: string) {
  const passkey = phone.create(await toAdd(app, as))
  return { phone, answer: await post<Passkey>(app, 'passkeys', as, { passkey, ...(name && { name }) }) }
}
export const list = async (app: TestApp, as: TestBrowser) =>
  (await app.request<Passkey[]>({ path: '/api/auth/passkeys', as })).data
export const toLogIn = async (app: TestApp) =>
  (await post<{ challenge: string }>(app, 'passkey-login/options', undefined)).data
export const logIn = (app: TestApp, passkey: unknown, as: TestBrowser = app.browser()) =>
  post<{ id: string }>(app, 'passkey-login', as, { passkey })
/** An owner who has just signed in. */
export const person = async (app: TestApp, given: { email?: string } = {}): Promise<SignedIn> =>
  app.signIn(await app.make.owner(given))
export const me = (app: TestApp, as: TestBrowser) => app.request<{ id: string }>({ path: '/api/auth/me', as })
/** 20 minutes later, with a renewed access cookie, as a browser does. */
export async function later(app: TestApp, as: SignedIn): Promise<void> {
  app.clock.advance(20 * MINUTE_MS)
  await post(app, 'refresh', as)
}

export const BAD = {
  status: 401,
  code: 'bad_passkey',
  message: 'No hemos podido entrar con la huella. Puede que la quitaras en Seguridad. Entra con la contraseña.',
}
export const NOT_PROVED = { status: 400, code: 'passkey_not_proved' }
export const NEEDED = { status: 403, code: 'confirm_needed' }

/** The same bytes, written with another last letter. */
export function respelled(challenge: string): string {
  const bytes = Buffer.from(challenge, 'base64url')
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const other = [...letters].map(letter => challenge.slice(0, -1) + letter)
  return other.find(each => each !== challenge && Buffer.from(each, 'base64url').equals(bytes)) ?? ''
}
