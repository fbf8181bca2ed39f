import type { ColumnType, Generated } from 'kysely'
import type { NoticeMail } from '../identity.contract.ts'
import type { Right } from '../rights.rules.ts'
import type { Maybe, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'

type UsersTable = {
  id: string
  name: string
  /** Normalized; unique among accounts that are not deleted. A pending invitation does not take it. */
  email: string
  /** Since when they are known to read what is sent to it; null: never confirmed. */
  email_confirmed_at: MaybeTimestamp
  /** PHC string; null for an invited person who has not accepted. */
  password_hash: Maybe<string>
  role: 'owner' | 'worker' | 'admin'
  status: Maybe<'pending' | 'active' | 'removed'>
  /** The owner in whose team a worker is. */
  team_owner_id: Maybe<string>
  /** A worker who counts as the owner, but for paying (4-beyond §10). */
  is_partner: Generated<boolean>
  /** When a member's name, restaurants or rights were changed last, and by whom. */
  member_updated_at: ColumnType<Date, Date | undefined, Date>
  member_updated_by: Maybe<string>
  /** When they were last told by mail that they may do more. */
  member_mailed_at: MaybeTimestamp
  current_restaurant_id: Maybe<string>
  /** How many restaurants the operator allows; null: as many as everybody. */
  restaurants_max: Maybe<number>
  /** Kinds of notices that are not mailed. */
  muted_mails: Generated<NoticeMail[]>
  /** The day of the last notice by mail: '2026-12-18'. */
  notice_mailed_on: Maybe<string>
  terms_version: Maybe<string>
  terms_accepted_at: MaybeTimestamp
  created_at: Timestamp
  deleted_at: MaybeTimestamp
  /** When a worker was removed from the team. */
  removed_at: MaybeTimestamp
}
/** One sign-in on one browser: a family of tokens. */
type SessionsTable = {
  id: string
  user_id: string
  user_agent: string
  created_at: Timestamp
  last_used_at: Timestamp
  /** At most 180 days after `created_at`, however often it is renewed. */
  expires_at: Timestamp
  ended_at: MaybeTimestamp
  end_reason: Maybe<SessionEnd>
  /** False: it began when the refresh cookie had its former name. */
  has_host_cookies: Generated<boolean>
  /** When this session last proved the password; signing in is a proof. */
  confirmed_at: MaybeTimestamp
}
/** Why a session has ended. */
export type SessionEnd =
  | 'signed_out'
  | 'replaced'
  | 'closed'
  | 'password_changed'
  | 'email_changed'
  | 'account_deleted'
  | 'member_removed'
  | 'token_reused'
/** A browser family and network from which a user has signed in. */
type KnownDevicesTable = {
  user_id: string
  device_hmac: string
  /** Null: not seen since networks are noted. */
  network_hmac: Maybe<string>
  last_seen_at: Timestamp
}
type SessionTokensTable = {
  /** SHA-256 of the token, in hex. */
  hash: string
  session_id: string
  kind: 'access' | 'refresh'
  created_at: Timestamp
  expires_at: Timestamp
  used_at: MaybeTimestamp
}
type MembershipsTable = {
  user_id: string
  restaurant_id: string
  role: 'owner' | 'worker'
  /** Of a worker who is no partner. */
  rights: Generated<Right[]>
  /** A given role, or one of the house; null: 'a medida'. Its rights are those of the row. */
  role_id: Maybe<string>
  created_at: Timestamp
}

/** The second factor of an administrator; its secret is derived, never stored. */
type SecondFactorsTable = {
  user_id: string
  salt: string
  /** The time step of the last code that was used: each counts once. */
  last_step: number
  recovery_hmacs: string[]
  created_at: Timestamp
}

/** How an address that an account had takes it back, for seven days and some time after, to say what became of it. */
type EmailUndosTable = {
  id: string
  user_id: string
  /** Of this account's changes of email: using one up uses up all later ones. */
  number: number
  token_hash: string
  email_before: string
  email_after: string
  /** Passkeys that the account had before the change; all others go with it. */
  kept_passkeys: string[]
  changed_at: Timestamp
  expires_at: Timestamp
  used_at: MaybeTimestamp
}

type PasskeysTable = {
  id: string
  user_id: string
  /** As the browser names it, in base64url. */
  credential_id: string
  public_key: Buffer
  counter: ColumnType<string, number, number>
  /** How the browser reaches it: 'internal', 'hybrid'. */
  transports: string[]
  name: string
  created_at: Timestamp
  updated_at: Timestamp
  last_used_at: MaybeTimestamp
}

/** Challenges that were answered, by their hash: none counts twice. */
type UsedChallengesTable = { hash: string; expires_at: Timestamp }

declare module '#platform/db/tables.ts' {
  interface Database {
    users: UsersTable
    sessions: SessionsTable
    session_tokens: SessionTokensTable
    known_devices: KnownDevicesTable
    memberships: MembershipsTable
    second_factors: SecondFactorsTable
    email_undos: EmailUndosTable
    passkeys: PasskeysTable
    used_challenges: UsedChallengesTable
  }
}
