import { reservedSlugs } from '#features/restaurants/server/index.ts'
import { imageStorage } from '#features/images/server/index.ts'
import { formatPolicy, imagesFrom } from '#platform/pages/content-policy.ts'
import type { Router } from '#platform/http/router.ts'
import { MENU_FILES } from '#features/seo/seo.input.ts'
import type { MenuFrontend } from '../pages/menu-frontend.ts'
import type { MessagePages } from '../pages/message-pages.ts'

/** A name that no image has: `urlOf` needs one to say where all of them are. */
const ANY = 'any'

/**
 * `/sw.js`, which shows a menu without a network after one visit, and the page for menus that are not saved. The words
 * that are no slug and the address of all images are written into the script. Without a built script (development)
 * there is none.
 */
export function registerOffline({ fastify, platform }: Router, frontend: MenuFrontend, messages: MessagePages): void {
  fastify.get(`${MENU_FILES}/offline`, (request, reply) => messages.sendOffline(request, reply))
  if (frontend.development) return
  // The worker fetches pages and images and does nothing else; without this the strict default would stop it.
  const policy = formatPolicy({ 'default-src': ["'none'"], 'connect-src': imagesFrom(platform.storage) })
  const images = imageStorage(platform).urlOf(ANY).slice(0, -ANY.length)
  const reserved = platform.services.get(reservedSlugs)
  fastify.get('/sw.js', async (_request, reply) => {
    const { serviceWorker } = await frontend.renderer()
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .type('text/javascript; charset=utf-8')
      .send(`self.reserved=${JSON.stringify(reserved.list())};self.images=${JSON.stringify(images)};${serviceWorker}`)
  })
}
