const KNOWN = 'sobremesa.passkey'
const OFFERED = 'sobremesa.passkey-offered'

function has(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function note(key: string, isSo: boolean): void {
  try {
    if (isSo) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Without storage the button stays away, and the offer may come again.
  }
}

/** True where a passkey was made or used in this browser: a browser does not tell whether it has one. */
export const knowsPasskey = (): boolean => has(KNOWN) && typeof PublicKeyCredential === 'function'
export const notePasskey = (isKnown: boolean): void => note(KNOWN, isKnown)

/** True where a passkey was offered in this browser after a sign-in: it is offered once (EVERY-DAY §6). */
export const wasOffered = (): boolean => has(OFFERED)
export const noteOffer = (): void => note(OFFERED, true)
