import type { Passkey } from '../../passkeys/passkeys.contract.ts'

type Row = { id: string; name: string; createdAt: Date; updatedAt: Date; lastUsedAt: Date | null }

/** A passkey as its owner sees it: neither its key nor the name that browsers have for it. */
export const presentPasskey = ({ id, name, createdAt, updatedAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** What a browser answered, with the field that is of no use to us and that the library names. */
export const jsonOf = <Credential extends object>(credential: Credential) => ({
  ...credential,
  clientExtensionResults: {},
})
