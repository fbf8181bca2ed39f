import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { bounded } from '#shared/fields/bounded.ts'
import { text } from '#shared/text.ts'
import { user } from '#features/identity/identity.contract.ts'
import { PASSKEY_NAME_MAX } from '#features/identity/identity.limits.ts'
import { accountTexts as texts } from '../accounts.texts.ts'

/** Bytes in base64url, as a browser writes them. */
const bytes = (max: number) =>
  z
    .string({ error: texts.passkeyRequired })
    .min(1, { error: texts.passkeyRequired })
    .max(max, { error: texts.passkeyRequired })
    .regex(/^[\w-]+$/, { error: texts.passkeyRequired })
const ID_MAX = 1400
const DATA_MAX = 8000
const ATTESTATION_MAX = 20_000
const TRANSPORTS_MAX = 10
const TRANSPORT_MAX = 32

const credential = {
  id: bytes(ID_MAX),
  rawId: bytes(ID_MAX),
  type: z.literal('public-key', { error: texts.passkeyRequired }),
}

/** What `navigator.credentials.create` answered, as JSON. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(DATA_MAX),
    attestationObject: bytes(ATTESTATION_MAX),
    transports: bounded(
      TRANSPORTS_MAX,
      z.array(z.string({ error: texts.passkeyRequired }).max(TRANSPORT_MAX, { error: texts.passkeyRequired })),
      texts.passkeyRequired,
    ).optional(),
  }),
})
/** What `navigator.credentials.get` answered, as JSON. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(DATA_MAX),
    authenticatorData: bytes(DATA_MAX),
    signature: bytes(DATA_MAX),
    userHandle: bytes(ID_MAX).optional(),
  }),
})

const passkeyName = text({
  oneLine: true,
  max: PASSKEY_NAME_MAX,
  required: texts.passkeyNameRequired,
  tooLong: texts.passkeyNameTooLong,
})

export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof passkey>

const descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
})

/** For `navigator.credentials.create`: only what this product asks for. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({ residentKey: z.string(), requireResidentKey: z.boolean(), userVerification: z.string() })
    .partial()
    .optional(),
  attestation: z.string().optional(),
})
/** For `navigator.credentials.get`. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: z.string().optional(),
})

export const listPasskeys = endpoint({
  name: 'accounts.listPasskeys',
  summary: 'The passkeys of the current user, the newest first',
  method: 'GET',
  path: '/auth/passkeys',
  answer: z.array(passkey),
})
export const passkeyOptions = endpoint({
  name: 'accounts.passkeyOptions',
  summary: 'What a browser needs to make a passkey; needs a confirmed session',
  method: 'POST',
  path: '/auth/passkeys/options',
  answer: creationOptions,
})
export const addPasskey = endpoint({
  name: 'accounts.addPasskey',
  summary: 'Add the passkey that a browser has made; ten at most; needs a confirmed session',
  method: 'POST',
  path: '/auth/passkeys',
  body: z.object({ passkey: newCredential, name: passkeyName.optional() }),
  answer: passkey,
  status: 201,
})
export const updatePasskey = endpoint({
  name: 'accounts.updatePasskey',
  summary: 'Give a passkey another name; needs a confirmed session',
  method: 'PUT',
  path: '/auth/passkeys/:id',
  body: z.object({ name: passkeyName }),
  answer: passkey,
  ifMatch: true,
  takesKey: true,
})
export const removePasskey = endpoint({
  name: 'accounts.removePasskey',
  summary: 'Remove a passkey; needs a confirmed session',
  method: 'DELETE',
  path: '/auth/passkeys/:id',
  answer: nothing,
  message: texts.passkeyRemoved,
  ifMatch: true,
  takesKey: true,
})

export const confirmOptions = endpoint({
  name: 'accounts.confirmOptions',
  summary: 'What a browser needs to prove a passkey of the current user',
  method: 'POST',
  path: '/auth/confirm/options',
  answer: requestOptions,
})
export const passkeyLoginOptions = endpoint({
  name: 'accounts.passkeyLoginOptions',
  summary: 'What a browser needs to sign in with a passkey; says nothing about anybody',
  method: 'POST',
  path: '/auth/passkey-login/options',
  answer: requestOptions,
})
export const passkeyLogin = endpoint({
  name: 'accounts.passkeyLogin',
  summary: 'Sign in with a passkey',
  method: 'POST',
  path: '/auth/passkey-login',
  body: z.object({ passkey: usedCredential }),
  answer: user,
})
