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
import { isMenuVisible, readAddress } from '../public-menu.rules.ts'
import type { MenuCopy, Menus } from './cache/menus.ts'

/** Nothing of these answers is older than a second; whoever has them already is told so (3-decisions §1). */
function answerByEtag(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = weakEtag(payload)
    reply.header('etag', etag).header('cache-control', 'public, no-cache')
    if (!isNotModified(request.headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return null
  })
}

/** The public calls, served from the same menus in memory as the pages (S1 §7). */
export function registerPublicCalls(router: Router, menus: Menus): void {
  const { platform } = router

  function visible(copy: MenuCopy | undefined): Menu {
    if (!copy) throw new AppError(publicMenuErrors.notFound)
    const now = platform.clock.now().getTime()
    if (!isMenuVisible(copy.stored, now, platform.config.lapsedMenuDays))
      throw new AppError(publicMenuErrors.menuUnavailable)
    return copy.stored.menu
  }

  async function menuAt(segment: string): Promise<Menu> {
    const address = readAddress(segment)
    if (!('slug' in address)) throw new AppError(publicMenuErrors.notFound)
    return visible(await menus.find({ slug: address.slug }))
  }

  async function dishesOfCategory(categoryId: string) {
    if (!isUuid(categoryId)) throw notFound()
    const id = await findRestaurantOfCategory(platform.db, categoryId)
    const copy = id === undefined ? undefined : await menus.find({ id })
    if (!copy) throw notFound()
    return visible(copy).dishes.filter(dish => dish.categoryId === categoryId.toLowerCase())
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
