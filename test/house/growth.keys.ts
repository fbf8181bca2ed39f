/** Tables without a restaurant, each with the reason. `citus.sql` leaves them on one machine, or puts them on all. */
export const WITHOUT_RESTAURANT: Record<string, string> = {
  users: 'a person works in several restaurants, and signs in before one is known',
  sessions: 'of a person',
  session_tokens: 'of a session',
  known_devices: 'of a person',
  password_resets: 'of a person',
  second_factors: 'of an administrator, who owns no restaurant',
  email_changes: 'of a person',
  email_undos: 'of a person',
  passkeys: 'of a person',
  used_challenges: 'of nobody: a hash, for some minutes',
  account_undos: 'of an account, with all its restaurants',
  account_suspensions: 'of an account, with all its restaurants',
  idempotency_keys: 'of a person; some calls make the restaurant',
  invitations: 'of a team, which works in several restaurants',
  support_tickets: 'of a person',
  house_roles: 'of an account, whose restaurants share them',
  subscriptions: 'of an account, which pays for several restaurants',
  payment_customers: 'of an account, at the provider',
  payment_closings: 'of an account, at the provider',
  checkouts: 'of an account, at the provider',
  billing_notices: 'of an account',
  billing_records: 'of an account that is gone',
  payment_events: 'of the provider',
  used_trials: 'of an email',
  test_payment_objects: 'the memory of the test provider',
  contact_messages: 'of anybody',
  abuse_reports: 'about a slug, also when its restaurant is gone',
  outbox_mails: 'of the local outbox',
  operator_commands: 'of the operator',
  installation: 'whose database this is: one row',
  rate_limits: 'of whoever calls',
}

/** Unique keys of a restaurant's tables that cannot hold the restaurant, each with the reason. */
export const WITHOUT_RESTAURANT_IN_KEY: Record<string, string> = {
  slugs_pkey: 'an address is of one restaurant among all, which only a key over all of them decides: on every machine',
}
