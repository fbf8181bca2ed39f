import { expect, test } from 'vitest'
import type { Config } from '#platform/config/config.ts'
import { securityHeaders } from './security-headers.ts'

const headersAt = (publicUrl: string) => securityHeaders({ publicUrl } as Config)

test('browsers stay on https for a year, below our name too, once they came by https', () => {
  expect(headersAt('https://carta.example.com')['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
  expect(headersAt('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
})

test('an answer that is no page of ours loads nothing, is framed nowhere and is what its type says', () => {
  expect(headersAt('https://carta.example.com')).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test('no page of ours, and none that it frames, may use camera, place or payment of a browser', () => {
  const policy = headersAt('https://carta.example.com')['permissions-policy']
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(policy).toContain(`${feature}=()`)
})
