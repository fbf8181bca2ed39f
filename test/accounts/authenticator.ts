import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { CERTIFICATE, CERTIFICATE_KEY } from './attestation.ts'

/** CBOR of what an authenticator says: whole numbers, bytes, texts, and maps in the given order. */
type Cbor = number | string | Uint8Array | Map<number, Cbor> | Map<string, Cbor>

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  if (size < 256) return Buffer.from([(major << 5) | 24, size])
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])])
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer): string => data.toString('base64url')

type Party = { origin: string; rpId: string }
type CreationOptions = { challenge: string; rp: { id?: string | undefined }; user: { id: string } }
type RequestOptions = { challenge: string }
/** In the place of what a right authenticator would say. */
type Said = { origin?: string; rpId?: string; verified?: boolean; counter?: number; userHandle?: string }

const PRESENT = 1
const VERIFIED = 4
const HAS_CREDENTIAL = 64
const ES256 = -7

/**
 * A passkey that a test holds, as a phone would: it makes and uses credentials with a key of its own, and says whatever
 * the test makes it say. `counter` grows with each use unless it is 0.
 */
export function createAuthenticator({ origin, rpId }: Party) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let userHandle = ''
  let counter = 0

  const clientData = (type: string, challenge: string, said: Said): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: said.origin ?? origin, crossOrigin: false }))
  const authData = (flags: number, said: Said): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(said.counter ?? counter)
    const verified = said.verified === false ? 0 : VERIFIED
    return Buffer.concat([sha256(said.rpId ?? rpId), Buffer.from([flags | PRESENT | verified]), count])
  }

  return {
    id: base64url(id),
    /** From now on uses are counted. */
    countFrom: (first: number): void => void (counter = first),
    create(options: CreationOptions, said: Said & { attestation?: 'none' | 'certified' } = {}) {
      userHandle = options.user.id
      const client = clientData('webauthn.create', options.challenge, said)
      const credential = Buffer.concat([Buffer.alloc(16), head16(id.length), id, cbor(coseKey(publicKey))])
      const data = Buffer.concat([authData(HAS_CREDENTIAL, said), credential])
      const statement =
        said.attestation === 'certified' ? certified(Buffer.concat([data, sha256(client)])) : new Map<string, Cbor>()
      const attestation = new Map<string, Cbor>([
        ['fmt', said.attestation === 'certified' ? 'packed' : 'none'],
        ['attStmt', statement],
        ['authData', data],
      ])
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(certifiedList(cbor(attestation), said.attestation)),
          transports: ['internal'],
        },
      }
    },
    use(options: RequestOptions, said: Said = {}) {
      if (counter > 0) counter += 1
      const client = clientData('webauthn.get', options.challenge, said)
      const data = authData(0, said)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...((said.userHandle ?? userHandle) && { userHandle: said.userHandle ?? userHandle }),
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>

const head16 = (size: number): Buffer => Buffer.from([size >> 8, size & 255])

function coseKey(publicKey: KeyObject): Map<number, Cbor> {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return new Map<number, Cbor>([
    [1, 2],
    [3, ES256],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
}

/** Stands for the list of certificates until the whole is written: lists are used nowhere else. */
const LIST = 'certificates'
function certified(signed: Buffer): Map<string, Cbor> {
  const key = createPrivateKey({ key: Buffer.from(CERTIFICATE_KEY, 'base64'), format: 'der', type: 'pkcs8' })
  return new Map<string, Cbor>([
    ['alg', ES256],
    ['sig', sign('sha256', signed, key)],
    ['x5c', LIST],
  ])
}
function certifiedList(written: Buffer, attestation: string | undefined): Buffer {
  if (attestation !== 'certified') return written
  const at = written.indexOf(cbor(LIST))
  const list = Buffer.concat([head(4, 1), cbor(Buffer.from(CERTIFICATE, 'base64'))])
  return Buffer.concat([written.subarray(0, at), list, written.subarray(at + cbor(LIST).length)])
}
