import { call } from '#ui/client/client.ts'
import type { User } from '#features/identity/identity.contract.ts'
import * as contract from '../../passkeys/passkeys.contract.ts'
import { confirm } from '../../security.contract.ts'
import { signInInstead } from '../sign-out/kept-sign-out.ts'
import { createPasskey, askForPasskey } from './browser-passkeys.ts'
import { notePasskey } from './known-passkey.ts'

type Login = { autofill?: boolean; forUser?: string | null }

/**
 * Signs in with a passkey of this browser; `forUser`: nobody else's is taken. Throws `PasskeyCancelled` and ApiError.
 */
export async function logInByPasskey({ autofill = false, forUser = null }: Login = {}): Promise<User> {
  const options = await call(contract.passkeyLoginOptions, { forUser: null })
  const passkey = await askForPasskey(options, { autofill })
  const user = await signInInstead(() => call(contract.passkeyLogin, { body: { passkey }, forUser }))
  notePasskey(true)
  return user
}

/** Proves with a passkey that it is the user of this page. Throws `PasskeyCancelled` and ApiError. */
export async function proveByPasskey(): Promise<void> {
  const options = await call(contract.confirmOptions, {})
  await call(confirm, { body: { passkey: await askForPasskey(options) } })
}

/** Makes a passkey for the user of this page. Throws `PasskeyCancelled` and ApiError. */
export async function makePasskey(): Promise<contract.Passkey> {
  const options = await call(contract.passkeyOptions, {})
  const passkey = await createPasskey(options)
  const made = await call(contract.addPasskey, { body: { passkey } })
  notePasskey(true)
  return made
}

/** How many passkeys the user of this page has. Throws ApiError. */
export const countPasskeys = async (): Promise<number> => (await call(contract.listPasskeys, { forUser: null })).length
