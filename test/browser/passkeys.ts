import { onTestFinished, vi } from 'vitest'
import { notePasskey } from '#features/accounts/web/passkeys/known-passkey.ts'

const bytes = new TextEncoder().encode('AAAA').buffer

/** What the browser's phone answers: a passkey, or its person closes the question. */
type Phone = 'answers' | 'closes' | 'never'

const credential = (response: object) => ({
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response,
})

/**
 * Puts a phone in the place of the browser's passkeys, until the test ends. `known`: one was used here before;
 * `autofill`: it can be chosen in the field of the email.
 */
export function withPhone(phone: Phone, { known = false, autofill = false } = {}): void {
  const answer = (made: object) => {
    if (phone === 'never') return new Promise(() => {})
    if (phone === 'answers') return Promise.resolve(credential(made))
    return Promise.reject(new DOMException('', 'NotAllowedError'))
  }
  const before = Object.getOwnPropertyDescriptor(navigator, 'credentials')
  const credentials = {
    create: () => answer({ clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] }),
    get: () => answer({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes }),
  }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
  const offers = vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(autofill)
  notePasskey(known)
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, 'credentials', before)
    else Reflect.deleteProperty(navigator, 'credentials')
    offers.mockRestore()
    notePasskey(false)
  })
}

/** What the server answers for `navigator.credentials.get`. */
export const REQUEST_OPTIONS = { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] }
/** And for `navigator.credentials.create`. */
export const CREATION_OPTIONS = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Sobremesa' },
  user: { id: 'AAAA', name: 'marta@ejemplo.com', displayName: 'Marta' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
