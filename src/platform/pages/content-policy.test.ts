import { expect, test } from 'vitest'
import { formatPolicy, ownOriginOnly, withHashes } from './content-policy.ts'

test('a policy is written directive by directive, and allows what stands inline in the page by its hash', () => {
  const policy = { ...ownOriginOnly, 'img-src': ["'self'", 'data:'] }
  expect(formatPolicy(withHashes(policy, { html: '', styles: ['p{}'], scripts: ['run()'] }))).toBe(
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
      "style-src 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ].join('; '),
  )
})
