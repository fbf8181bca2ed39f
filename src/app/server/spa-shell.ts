import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { mayHaveSession } from '#features/identity/server/sessions/cookies.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { PAGES } from '#shared/page-paths.ts'
import { escapeHtml } from '#shared/html.ts'
import { formatPolicy, imagesFrom } from '#platform/pages/content-policy.ts'
import { compressForOne } from '#platform/pages/send-page.ts'

/** Paths of the signed-in area. All get the same shell, except `/auth`; the browser's router does the rest. */
const PATHS = [
  PAGES.signIn,
  `${PAGES.signIn}/*`,
  PAGES.dashboard,
  `${PAGES.dashboard}/*`,
  PAGES.subscription,
  PAGES.components,
]

/**
 * What the browser starts with: `/auth` with one of its two forms and no other code, or `app`, the whole signed-in
 * area (decision 0113).
 */
export type FirstPage = 'app' | 'login' | 'register'

/** The HTML of that page with its placeholders: from the build, or through Vite in development. */
export type Shell = (url: string, page: FirstPage) => Promise<string>

/**
 * Placeholders in `app.html`: the nonce of the answer, the product's public URL, whether the browser came with a
 * session (`seen` or `none`), and whom to write to (empty where the operator has set nobody).
 */
const NONCE_PLACEHOLDER = '__CSP_NONCE__'
const PUBLIC_URL_PLACEHOLDER = '__PUBLIC_URL__'
const SESSION_PLACEHOLDER = '__SESSION__'
const CONTACT_PLACEHOLDER = '__CONTACT_EMAIL__'

const policy = ({ storage }: Platform, nonce: string, development: boolean): string =>
  formatPolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", development ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    'img-src': [...imagesFrom(storage), 'blob:', 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': development ? ["'self'", 'ws:'] : ["'self'"],
    // A sheet is printed from a frame: its bytes are in the page, under a URL that nobody else has.
    'frame-src': ["'self'", 'blob:'],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  })

/** The address of `CONTACT_EMAIL`, which may have a name before it. */
const addressOf = ({ config: { contactEmail = '' } }: Platform): string =>
  /<([^>]*)>/.exec(contactEmail)?.[1] ?? contactEmail

function firstPage(url: string): FirstPage {
  const { pathname, searchParams } = new URL(url, 'http://shell.invalid')
  if (pathname !== PAGES.signIn) return 'app'
  return searchParams.get('mode') === 'register' ? 'register' : 'login'
}

/** Pages whose URL opens something: it must reach nobody as a referrer. */
const holdsToken = (url: string): boolean => [PAGES.acceptInvitation, PAGES.undo].some(page => url.startsWith(page))

/** Headers of every shell. Nothing may be stored, because of the nonce. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
} as const

/**
 * Serves the shell: a new nonce in each answer, therefore `no-store` and no ETag (STACK "CSP"). It contains nothing
 * that another person chose, so compressing it together with the nonce reveals nothing about the nonce.
 */
export function registerSpaShell({ fastify, platform }: Router, shell: Shell, development: boolean): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer | string> => {
    const nonce = randomBytes(16).toString('base64')
    reply
      .headers(HEADERS)
      .header('content-security-policy', policy(platform, nonce, development))
      .header('referrer-policy', holdsToken(request.url) ? 'no-referrer' : 'same-origin')
    const isSeen = mayHaveSession(request, platform)
    const html = (await shell(request.url, isSeen ? 'app' : firstPage(request.url)))
      .replaceAll(NONCE_PLACEHOLDER, nonce)
      .replaceAll(PUBLIC_URL_PLACEHOLDER, platform.config.publicUrl)
      .replaceAll(SESSION_PLACEHOLDER, isSeen ? 'seen' : 'none')
      .replaceAll(CONTACT_PLACEHOLDER, () => escapeHtml(addressOf(platform)))
    return compressForOne(request, reply, html)
  }
  for (const path of PATHS) fastify.get(path, answer)
}
