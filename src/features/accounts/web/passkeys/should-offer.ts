import { isPhoneThatVerifies } from './browser-passkeys.ts'
import { knowsPasskey, noteOffer, wasOffered } from './known-passkey.ts'
import { countPasskeys } from './passkey-calls.ts'

/**
 * Whether a passkey is offered after this sign-in: on a phone that can verify its person, once, to somebody who has
 * none. Any doubt is a no.
 */
export async function shouldOffer(): Promise<boolean> {
  if (wasOffered() || knowsPasskey() || !(await isPhoneThatVerifies())) return false
  try {
    const hasNone = (await countPasskeys()) === 0
    if (hasNone) noteOffer()
    return hasNone
  } catch {
    return false
  }
}
