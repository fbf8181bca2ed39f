import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '#shared/locale.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { Json, Maybe, MaybeTimestamp, Timestamp } from '#platform/db/columns.ts'

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
  style: Style
  /** The last mail about a look that its plan no longer carries: which, and until when it is shown. */
  look_mailed: Maybe<string>
  address: Json<{ street: string; city: string; postalCode: string; country: string }>
  contact: Json<{ phone: string; email: string }>
  hours: Json<Record<string, { open: string; close: string }[]>>
  /** Whose holidays are offered; null: the country of the address says it. */
  holiday_country: Maybe<'es' | 'pt' | 'none'>
  /** The last holiday about which its owner was asked by mail. */
  holiday_mailed: Maybe<string>
  status: 'active' | 'inactive'
  inactive_since: MaybeTimestamp
  /** Since when it is active again, and since when it was inactive before that; null: it always was active. */
  active_since: MaybeTimestamp
  inactive_before: MaybeTimestamp
  /** Since when the operator has suspended the menu, whatever the plan says; null: it is not by itself. */
  suspended_at: MaybeTimestamp
  /** In the words that the owner reads. */
  suspension_reason: Maybe<string>
  /** Raised in the transaction of every write that diners can see. */
  menu_version: Generated<number>
  /** When one of its slugs was first used outside of our screens; null: nobody misses them. */
  slug_used_at: MaybeTimestamp
  /** When its code was first downloaded. */
  qr_printed_at: MaybeTimestamp
  created_at: Timestamp
  /** When people last changed the profile, logo or slug; the menu has times of its own. */
  updated_at: ColumnType<Date, Date | undefined, Date>
  /** Who did; null: nobody since it was made. */
  updated_by: Maybe<string>
  deleted_at: MaybeTimestamp
}
/** Present and former slugs, and tombstones; one unique index, so none is given out again (3-decisions §5). */
type SlugsTable = {
  slug: string
  /** Null: a tombstone of a restaurant that was permanently deleted. */
  restaurant_id: string | null
  is_current: boolean
  created_at: Timestamp
}

/** Accounts whose menus the operator has suspended, also those that will be made. */
type AccountSuspensionsTable = {
  owner_id: string
  suspended_at: Timestamp
  /** In the words that the owner reads. */
  reason: string
}

declare module '#platform/db/tables.ts' {
  interface Database {
    restaurants: RestaurantsTable
    slugs: SlugsTable
    account_suspensions: AccountSuspensionsTable
  }
}
