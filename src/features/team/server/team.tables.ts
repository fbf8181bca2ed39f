import type { Right } from '#features/identity/rights.rules.ts'
import type { Timestamp } from '#platform/db/columns.ts'

type InvitationsTable = {
  id: string
  member_id: string
  owner_id: string
  token_hash: string
  state: 'valid' | 'used' | 'revoked'
  created_at: Timestamp
  expires_at: Timestamp
}

/** A role of the house; `name_key`: without accents and in lower case, each once. */
type HouseRolesTable = {
  id: string
  owner_id: string
  name: string
  name_key: string
  rights: Right[]
  created_at: Timestamp
  updated_at: Timestamp
}

declare module '#platform/db/tables.ts' {
  interface Database {
    invitations: InvitationsTable
    house_roles: HouseRolesTable
  }
}
