import { isLoopback } from '#platform/config/loopback.ts'

/** Values of `sslmode` with which the driver speaks TLS. */
const WITH_TLS = /^(prefer|require|verify-ca|verify-full|no-verify)$/

/** True when what is said to the database leaves this machine unencrypted, passwords and sessions included. */
export function isReadableOnTheWay(databaseUrl: string | undefined): boolean {
  if (databaseUrl === undefined || !URL.canParse(databaseUrl)) return false
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? hostname
  // A socket is a path.
  if (host === '' || host.startsWith('/') || host.startsWith('%2F') || isLoopback(host)) return false
  return !WITH_TLS.test(searchParams.get('sslmode') ?? '') && searchParams.get('ssl') !== 'true'
}
