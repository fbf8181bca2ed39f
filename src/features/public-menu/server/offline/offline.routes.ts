import { reservedSlugs } from '#features/restaurants/server/index.ts'
import { formatPolicy } from '#platform/pages/content-policy.ts'
import type { Router } from '#platform/http/router.ts'
import { MENU_FILES } from '#features/seo/seo.input.ts'
import type { MenuFrontend } from '../pages/menu-frontend.ts'
import type { MessagePages } from '../pages/message-pages.ts'

/** The worker fetches from our own origin and does nothing else; without this the strict default would stop it. */
const policy = formatPolicy({ 'default-src': ["'none'"], 'connect-src': ["'self'"] })

/**
 * `/sw.js`, which shows a menu without a network after one visit, and the page for menus that are not saved. The words
 * that are no slug are written into the script. Without a built script (development) there is none.
 */
export function registerOffline({ fastify, platform }: Router, frontend: MenuFrontend, messages: MessagePages): void {
  fastify.get(`${MENU_FILES}/offline`, (request, reply) => messages.sendOffline(request, reply))
  if (frontend.development) return
  const reserved = platform.services.get(reservedSlugs)
  fastify.get('/sw.js', async (_request, reply) => {
    const { serviceWorker } = await frontend.renderer()
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .type('text/javascript; charset=utf-8')
      .send(`self.reserved=${JSON.stringify(reserved.list())};${serviceWorker}`)
  })
}
