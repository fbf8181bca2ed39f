import type { Config } from '#platform/config/config.ts'
import { type ContentPolicy, ownOriginOnly } from '#platform/pages/content-policy.ts'

export type MenuPolicyInput = Pick<Config, 's3'> & { development: boolean }

/** Images may also come from the S3 bucket; in development Vite opens a connection. No cookies, no third parties. */
export function menuPolicy({ s3, development }: MenuPolicyInput): ContentPolicy {
  return {
    ...ownOriginOnly,
    'style-src': ["'self'"],
    'img-src': s3 ? ["'self'", new URL(s3.publicUrl).origin] : ["'self'"],
    'connect-src': development ? ["'self'", 'ws:'] : ["'self'"],
  }
}
