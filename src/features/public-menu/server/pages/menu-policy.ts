import { type ContentPolicy, imagesFrom, ownOriginOnly } from '#platform/pages/content-policy.ts'
import type { Storage } from '#platform/storage/storage.ts'

export type MenuPolicyInput = { storage: Pick<Storage, 'publicOrigin'>; development: boolean }

/**
 * Images may also come from where the storage is public; in development Vite opens a connection. No cookies, no third
 * parties.
 */
export function menuPolicy({ storage, development }: MenuPolicyInput): ContentPolicy {
  return {
    ...ownOriginOnly,
    'style-src': ["'self'"],
    'img-src': imagesFrom(storage),
    'connect-src': development ? ["'self'", 'ws:'] : ["'self'"],
  }
}
