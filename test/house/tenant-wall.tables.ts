/**
 * Tables with a column of a tenant and without row-level security, each with the reason: they are about one person and
 * are written before anybody knows whose restaurants are meant, by what only that person knows.
 */
export const WITHOUT_WALL: Record<string, string> = {
  sessions: 'begin with a password, are renewed and ended by the hash of a token; no content of a menu',
  known_devices: 'written at each sign-in and renewal, by HMACs of a browser',
  password_resets: 'written by a job for a typed email, used up by a code and then by the hash of a token',
  second_factors: 'of administrators, who own no restaurant; used up before a session exists',
  email_changes: 'under the user who asks; a job adds the code to it by its own id',
  email_undos: 'used up by the hash of a token, from an address that is nobody’s by then',
  passkeys: 'under the user; found by the credential that a browser names before anybody is signed in',
  idempotency_keys:
    'under the user and a key that the browser made; twice for each creating call, outside transactions',
  account_undos: 'used up by the hash of a token before the account exists again',
  support_tickets: 'only added by calls, under the user who writes; nothing is ever changed',
}

/**
 * Who works for everybody. A new use must be added here, and is then seen in the review: first ask whether the work
 * cannot name its tenant (`tenants.as`, `nameTenant`).
 */
export const FOR_EVERYBODY: Record<string, string> = {
  'src/platform/jobs/job-entry.ts': 'jobs: sweeps go over all tenants, and others find theirs in the payload',
  'src/app/server/process/kept-command.ts': 'commands of the operator, who names an email or a slug',
  'src/app/server/run-product.ts': 'the demo and its pictures, before anybody has asked',
}
