// What is kept on a device is locked with a key that scripts cannot read out, and that leaves the device when its
// person signs out (4-beyond §10).

/** A locked value: AES-GCM with a new vector for each writing. */
export type Box = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

const ALGORITHM = 'AES-GCM'
const VECTOR_BYTES = 12

/** A key of 32 bytes in base64url, as the server answers it, so that no script can read it out again. */
export function importKey(text: string): Promise<CryptoKey> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(plain, letter => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt'])
}

/** Bytes, locked as `lockJson` locks a value. */
export async function lockBytes(key: CryptoKey, bytes: BufferSource): Promise<Box> {
  const iv = crypto.getRandomValues(new Uint8Array(VECTOR_BYTES))
  return { iv, data: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, bytes) }
}

/** Undefined where none of the keys has locked it. */
export async function unlockBytes(keys: readonly CryptoKey[], { iv, data }: Box): Promise<ArrayBuffer | undefined> {
  for (const key of keys) {
    try {
      return await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, data)
    } catch {
      // Another key, or no whole box.
    }
  }
  return undefined
}

export const lockJson = (key: CryptoKey, value: unknown): Promise<Box> =>
  lockBytes(key, new TextEncoder().encode(JSON.stringify(value)))

/** The value; undefined where none of the keys has locked it: it is another person's, or of a secret that is gone. */
export async function unlockJson(keys: readonly CryptoKey[], box: Box): Promise<unknown> {
  const bytes = await unlockBytes(keys, box)
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as unknown)
}
