import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import { hashToken } from '#platform/id/token.ts'
import type { Platform } from '#platform/platform.ts'
import { expiryOf, type Purpose } from './challenge.ts'

export type { AuthenticationResponseJSON, RegistrationResponseJSON }

/** The party that passkeys are made for: this product, by the host of its public URL (4-beyond §10). */
export const partyOf = ({ config: { publicUrl } }: Pick<Platform, 'config'>) => {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, id: hostname }
}

/** EdDSA, ES256 and RS256 of COSE: what every device has one of. */
export const ALGORITHMS = [-8, -7, -257]

/** A challenge that was answered, as it is used up. */
export type Answered = { hash: string; expiresAt: Date }

/** Hears the challenge of an answer, and remembers it when it is ours. */
function challengeOf(platform: Platform, purpose: Purpose) {
  const heard: { answered?: Answered } = {}
  const expectedChallenge = (challenge: string): boolean => {
    const expiresAt = expiryOf(platform, challenge, purpose)
    // By its bytes: one challenge has several spellings.
    const spelled = Buffer.from(challenge, 'base64url').toString('base64url')
    if (expiresAt) heard.answered = { hash: hashToken(spelled), expiresAt }
    return expiresAt !== undefined
  }
  return { heard, expectedChallenge }
}

const common = (platform: Platform) => {
  const party = partyOf(platform)
  return { expectedOrigin: party.origin, expectedRPID: party.id, requireUserVerification: true }
}

/** What the library throws says what is wrong with an answer; to whoever sent it all of it is one. */
async function orUndefined<T>(verified: Promise<T>): Promise<T | undefined> {
  try {
    return await verified
  } catch {
    return undefined
  }
}

/**
 * We ask for no attestation. One with certificates would be followed to addresses that the certificates name, so
 * whoever sends one anyway is refused before it is looked at (decision 0361).
 */
function hasNoCertificates({ response }: RegistrationResponseJSON): boolean {
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}

export type NewCredential = { credentialId: string; publicKey: Uint8Array; counter: number; aaguid: string } & Answered

/** The credential that a browser has made for this session; undefined when anything about it is wrong. */
export async function verifyNew(
  platform: Platform,
  response: RegistrationResponseJSON,
  purpose: Purpose,
): Promise<NewCredential | undefined> {
  const { heard, expectedChallenge } = challengeOf(platform, purpose)
  const verify = async () => {
    if (!hasNoCertificates(response)) return undefined
    return verifyRegistrationResponse({
      response,
      expectedChallenge,
      supportedAlgorithmIDs: ALGORITHMS,
      ...common(platform),
    })
  }
  const verified = await orUndefined(verify())
  if (!verified?.verified || !heard.answered) return undefined
  const { credential, aaguid } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    aaguid,
    ...heard.answered,
  }
}

type Known = { userId: string; credentialId: string; publicKey: Buffer; counter: string }

/** The number of uses that a passkey answers with; undefined when anything about the answer is wrong. */
export async function verifyUse(
  platform: Platform,
  { response, known }: { response: AuthenticationResponseJSON; known: Known },
  purpose: Purpose,
): Promise<({ counter: number } & Answered) | undefined> {
  const { userHandle } = response.response
  if (userHandle !== undefined && userHandle !== handleOf(known.userId)) return undefined
  const { heard, expectedChallenge } = challengeOf(platform, purpose)
  const credential = {
    id: known.credentialId,
    publicKey: new Uint8Array(known.publicKey),
    counter: Number(known.counter),
  }
  const verified = await orUndefined(
    verifyAuthenticationResponse({ response, expectedChallenge, credential, ...common(platform) }),
  )
  if (!verified?.verified || !heard.answered) return undefined
  return { counter: verified.authenticationInfo.newCounter, ...heard.answered }
}

/** What an authenticator keeps as the user of a passkey: the id of the account, which says nothing about the person. */
export const bytesOf = (userId: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(userId)
const handleOf = (userId: string): string => Buffer.from(bytesOf(userId)).toString('base64url')
