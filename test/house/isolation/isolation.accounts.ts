import { all, everybody, nobody, requireActor, type Row, type World } from './isolation.verdicts.ts'

const SIGNED_IN = { anonymous: 401, 'removed worker': 401 } as const
/** No id of a passkey: those of others answer like one. */
const ofPasskey = { params: ({ restaurant }: World) => ({ id: restaurant.id }) }
const part = 'AAAA'
const credential = { id: part, rawId: part, type: 'public-key' }
const made = { ...credential, response: { clientDataJSON: part, attestationObject: part } }
const used = { ...credential, response: { clientDataJSON: part, authenticatorData: part, signature: part } }

/** The own email and the own passkeys: for everybody who is signed in, and of nobody else. */
export const ACCOUNT_ROWS: Record<string, Row> = {
  'accounts.changeEmail': { body: ({ number }) => ({ email: `otro${number}@ejemplo.com` }), expected: requireActor },
  'accounts.confirmEmail': { body: () => ({ code: '123456' }), expected: { ...all(400), ...SIGNED_IN } },
  'accounts.resendConfirmation': { expected: requireActor },
  'accounts.verifyEmail': { body: () => ({ token: 'un-token' }), expected: nobody },
  'accounts.checkEmailUndo': { body: () => ({ token: 'un-token' }), expected: nobody },
  'accounts.checkDeletionUndo': { body: () => ({ token: 'un-token' }), expected: nobody },
  'accounts.undoEmail': { body: () => ({ token: 'un-token' }), expected: nobody },
  'accounts.listPasskeys': { expected: requireActor },
  'accounts.passkeyOptions': { expected: requireActor },
  'accounts.addPasskey': { body: () => ({ passkey: made }), expected: { ...all(400), ...SIGNED_IN } },
  'accounts.updatePasskey': { ...ofPasskey, body: () => ({ name: 'Móvil' }), expected: { ...all(404), ...SIGNED_IN } },
  'accounts.removePasskey': { ...ofPasskey, expected: { ...all(404), ...SIGNED_IN } },
  'accounts.confirmOptions': { expected: requireActor },
  'accounts.passkeyLoginOptions': { expected: everybody },
  'accounts.passkeyLogin': { body: () => ({ passkey: used }), expected: all(401) },
}
