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

declare module '#platform/db/tables.ts' {
  interface Database {
    invitations: InvitationsTable
  }
}
