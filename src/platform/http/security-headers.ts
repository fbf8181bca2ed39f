import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '#platform/config/config.ts'

/** The headers that helmet sets with these options; they do not depend on the request. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => undefined)
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** What no page of ours uses, and so no script that got into one may (3-decisions §2). */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
const permissionsPolicy = DENIED_FEATURES.map(feature => `${feature}=()`).join(', ')

/**
 * Security headers that ASVS asks for. Computed once: at each request they took 40 % of the time of a menu page. Pages
 * set their own Content Security Policy (hashes or a nonce).
 */
export const securityHeaders = (config: Config): Record<string, string> => ({
  'permissions-policy': permissionsPolicy,
  ...headersOf({
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  }),
})

/** On every answer, errors too. */
export function registerSecurityHeaders(fastify: FastifyInstance, headers: Record<string, string>): void {
  // Not async, because a menu page must be answered synchronously.
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
