import type { ColumnType, Generated } from 'kysely'
import type { SubscriptionStatus, Tier } from '#shared/plan.ts'
import type { Locale } from '#shared/locale.ts'

/**
 * The columns as `migrations/` made them, for the compiler. One file, because one database has one history; every
 * table on tenant data carries `restaurant_id` (or is the restaurant).
 */
type Json<T> = ColumnType<T, string, string>
type Timestamp = ColumnType<Date, Date, Date>
type MaybeTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

export type UsersTable = {
  id: string
  name: string
  /** Normalized; unique among accounts that are not deleted. */
  email: string
  /** PHC string; null for somebody invited who has not accepted. */
  password_hash: Maybe<string>
  role: 'owner' | 'worker' | 'admin'
  status: Maybe<'pending' | 'active' | 'removed'>
  /** Whose team a worker is in. */
  team_owner_id: Maybe<string>
  current_restaurant_id: Maybe<string>
  terms_version: Maybe<string>
  terms_accepted_at: MaybeTimestamp
  created_at: Timestamp
  deleted_at: MaybeTimestamp
}
/** A sign-in on one browser: the family of its tokens. */
export type SessionsTable = {
  id: string
  user_id: string
  user_agent: string
  created_at: Timestamp
  last_used_at: Timestamp
  /** At most 180 days after `created_at`, however often it is renewed. */
  expires_at: Timestamp
}
export type SessionTokensTable = {
  /** SHA-256 of the token, hex. */
  hash: string
  session_id: string
  kind: 'access' | 'refresh'
  created_at: Timestamp
  expires_at: Timestamp
  used_at: MaybeTimestamp
}
export type MembershipsTable = {
  user_id: string
  restaurant_id: string
  role: 'owner' | 'worker'
  created_at: Timestamp
}

export type SubscriptionsTable = {
  owner_id: string
  tier: Tier
  status: SubscriptionStatus
  trial_ends_at: MaybeTimestamp
  subscription_ends_at: MaybeTimestamp
  billing_interval: Maybe<'monthly' | 'yearly'>
  current_period_end: MaybeTimestamp
  cancel_at_period_end: Generated<boolean>
  provider: Maybe<'test' | 'stripe'>
  provider_customer_id: Maybe<string>
  provider_subscription_id: Maybe<string>
  updated_at: Timestamp
}
export type RestaurantsTable = {
  id: string
  owner_id: string
  name: string
  default_locale: Locale
  supported_locales: Locale[]
  translations: Json<Partial<Record<Locale, { description: string }>>>
  currency: string
  timezone: string
  logo_image_id: Maybe<string>
  primary_color: string
  secondary_color: string
  accent_color: string
  style: 'classic' | 'modern' | 'minimal'
  address: Json<{ street: string; city: string; postalCode: string; country: string }>
  contact: Json<{ phone: string; email: string }>
  hours: Json<Record<string, { open: string; close: string }[]>>
  status: 'active' | 'inactive'
  inactive_since: MaybeTimestamp
  /** Raised in the transaction of every write that a diner can see. */
  menu_version: Generated<number>
  created_at: Timestamp
  deleted_at: MaybeTimestamp
}
/** Present, former and dead addresses; one unique index, never given out again (3-decisions §5). */
export type SlugsTable = {
  slug: string
  /** Null: a tombstone whose restaurant is gone for good. */
  restaurant_id: string | null
  is_current: boolean
  created_at: Timestamp
}
export type ImagesTable = {
  id: string
  restaurant_id: string
  /** Folder of its files, a random name: `/uploads/{hash}/{width}.webp`. In TypeScript it is called `folder`. */
  hash: string
  width: number
  height: number
  /** Ascending. */
  widths: number[]
  /** Widths that exist as AVIF too. */
  avif_widths: number[]
  bytes: number
  created_at: Timestamp
}
export type CategoriesTable = {
  id: string
  restaurant_id: string
  key: string
  translations: Json<Partial<Record<Locale, { name: string }>>>
  sort_order: number
  created_at: Timestamp
  updated_at: Timestamp
}
export type MenuItemsTable = {
  id: string
  restaurant_id: string
  category_id: string
  translations: Json<Partial<Record<Locale, { name: string; description: string }>>>
  /** numeric(7,2) as its text: exact. */
  price: string
  image_id: Maybe<string>
  allergens: string[]
  allergens_declared: boolean
  available: boolean
  sort_order: number
  created_at: Timestamp
  updated_at: Timestamp
}
export type InvitationsTable = {
  id: string
  member_id: string
  owner_id: string
  token_hash: string
  state: 'valid' | 'used' | 'revoked'
  created_at: Timestamp
  expires_at: Timestamp
}
export type PasswordResetsTable = {
  id: string
  user_id: string
  code_hmac: string
  tries: Generated<number>
  token_hash: Maybe<string>
  token_expires_at: MaybeTimestamp
  used_at: MaybeTimestamp
  created_at: Timestamp
  expires_at: Timestamp
}
export type SupportTicketsTable = {
  id: string
  user_id: string
  email: string
  subject: string
  message: string
  tier: Maybe<string>
  answer_hours: number
  created_at: Timestamp
}
export type ContactMessagesTable = { id: string; name: string; email: string; message: string; created_at: Timestamp }
export type PaymentEventsTable = { provider: string; event_id: string; created_at: Timestamp }
export type ActivityTable = {
  id: string
  restaurant_id: string
  user_id: string | null
  action: string
  details: Json<Record<string, unknown>>
  created_at: Timestamp
}
export type OutboxMailsTable = {
  id: string
  recipient: string
  subject: string
  text_body: string
  html_body: string
  created_at: Timestamp
}

export type Database = {
  users: UsersTable
  sessions: SessionsTable
  session_tokens: SessionTokensTable
  memberships: MembershipsTable
  subscriptions: SubscriptionsTable
  restaurants: RestaurantsTable
  slugs: SlugsTable
  images: ImagesTable
  categories: CategoriesTable
  menu_items: MenuItemsTable
  invitations: InvitationsTable
  password_resets: PasswordResetsTable
  support_tickets: SupportTicketsTable
  contact_messages: ContactMessagesTable
  payment_events: PaymentEventsTable
  activity: ActivityTable
  outbox_mails: OutboxMailsTable
}
