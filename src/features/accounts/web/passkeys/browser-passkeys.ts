import type * as library from '@simplewebauthn/browser'
import type { AnswerOf, BodyInput } from '#shared/endpoint.ts'
import { networkError } from '#ui/client/api-error.ts'
import type { addPasskey, passkeyLogin, passkeyLoginOptions, passkeyOptions } from '../../passkeys/passkeys.contract.ts'

type Library = typeof library
export type NewCredential = BodyInput<typeof addPasskey>['passkey']
export type UsedCredential = BodyInput<typeof passkeyLogin>['passkey']

/** The person has closed the question of their phone, or the page has taken it back: that is no error. */
export class PasskeyCancelled extends Error {}

/** True where this browser can have passkeys at all. */
export const isSupported = (): boolean => typeof PublicKeyCredential === 'function'

/** True on a phone that unlocks with a face, a fingerprint or a PIN. */
export async function isPhoneThatVerifies(): Promise<boolean> {
  if (!isSupported() || !matchMedia('(pointer: coarse)').matches) return false
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
  } catch {
    return false
  }
}

/** True where a passkey can be chosen in the field of the email. */
export async function canAutofill(): Promise<boolean> {
  try {
    return isSupported() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
  } catch {
    return false
  }
}

/** Loaded when somebody wants a passkey: 3 KB that no other page needs. */
const load = (): Promise<Library> =>
  import('@simplewebauthn/browser').catch(() => {
    throw networkError()
  })

async function orCancelled<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyCancelled('', { cause: error })
    throw error
  }
}

/** Has the browser make a passkey. Throws `PasskeyCancelled`. */
export async function createPasskey(options: AnswerOf<typeof passkeyOptions>): Promise<NewCredential> {
  const { startRegistration } = await load()
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  return orCancelled(startRegistration({ optionsJSON: options as Options }))
}

/** Has the browser use a passkey; with `autofill` it waits for a choice in a field. Throws `PasskeyCancelled`. */
export async function askForPasskey(
  options: AnswerOf<typeof passkeyLoginOptions>,
  { autofill = false }: { autofill?: boolean } = {},
): Promise<UsedCredential> {
  const { startAuthentication } = await load()
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  return orCancelled(startAuthentication({ optionsJSON: options as Options, useBrowserAutofill: autofill }))
}

/** Takes the question back that is open now. */
export async function giveUpPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}
