import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { isUuid } from '#shared/id.ts'
import { anyone, bind, notFound } from '#platform/http/bind.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import { findRestaurantOfCategory } from '#features/menu/server/index.ts'
import { isNotModified, weakEtag } from '#platform/http/etag.ts'
import type { Router } from '#platform/http/router.ts'
import {
  getPublicRestaurant,
  listPublicCategories,
  listPublicCategoryItems,
  listPublicItems,
} from '../public-menu.contract.ts'
import { publicMenuErrors } from '../public-menu.errors.ts'
import { isMenuVisible, parseSegment } from '../public-menu.rules.ts'
import type { MenuCache } from './cache/menu-cache.ts'
import { type CachedMenu, readMenu } from './cache/menu-store.ts'

/** No answer is older than a second, so clients revalidate each one: 304 when it has not changed (3-decisions §1). */
function answerByEtag(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = weakEtag(payload)
    reply.header('etag', etag).header('cache-control', 'public, no-cache').header('vary', 'accept-encoding')
    if (!isNotModified(request.headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return null
  })
}

/** The public calls, answered from the same cache as the pages (S1 §7). */
export function registerPublicCalls(router: Router, cache: MenuCache): void {
  const { platform } = router

  function visible(menu: CachedMenu | undefined): Menu {
    if (!menu) throw new AppError(publicMenuErrors.notFound)
    const now = platform.clock.now().getTime()
    if (!isMenuVisible(menu.snapshot, now, platform.config.lapsedMenuDays))
      throw new AppError(publicMenuErrors.menuUnavailable)
    return readMenu(menu)
  }

  async function menuAt(segment: string): Promise<Menu> {
    const { slug } = parseSegment(segment)
    if (slug === undefined) throw new AppError(publicMenuErrors.notFound)
    return visible(await cache.getOrLoad({ slug }))
  }

  async function dishesOfCategory(categoryId: string) {
    if (!isUuid(categoryId)) throw notFound()
    const id = await findRestaurantOfCategory(platform.db, categoryId)
    const menu = id === undefined ? undefined : await cache.getOrLoad({ id })
    if (!menu) throw notFound()
    return visible(menu).dishes.filter(dish => dish.categoryId === categoryId.toLowerCase())
  }

  router.fastify.register(async scope => {
    answerByEtag(scope)
    const open: Router = { ...router, fastify: scope }
    bind(open, getPublicRestaurant, {
      actor: anyone,
      handle: async ({ params }) => (await menuAt(params.slug)).restaurant,
    })
    bind(open, listPublicCategories, {
      actor: anyone,
      handle: async ({ params }) => (await menuAt(params.slug)).categories,
    })
    bind(open, listPublicItems, { actor: anyone, handle: async ({ params }) => (await menuAt(params.slug)).dishes })
    bind(open, listPublicCategoryItems, { actor: anyone, handle: ({ params }) => dishesOfCategory(params.id) })
  })
}
