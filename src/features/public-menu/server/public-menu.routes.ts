import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { isUuid } from '#shared/id.ts'
import { anyone, bind, notFound } from '#platform/http/bind.ts'
import { menuVisibility } from '#features/billing/menu-visibility.rules.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import { findRestaurantOfCategory } from '#features/menu/server/index.ts'
import { isNotModified, weakEtag } from '#platform/http/etag.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { type ReadyPage, readyText } from '#platform/pages/ready-page.ts'
import { bodyFor } from '#platform/pages/send-page.ts'
import {
  getPublicRestaurant,
  listPublicCategories,
  listPublicCategoryItems,
  listPublicItems,
} from '../public-menu.contract.ts'
import { publicMenuErrors } from '../public-menu.errors.ts'
import { parseSegment } from '../public-menu.rules.ts'
import type { MenuCache } from './cache/menu-cache.ts'
import { type CachedMenu, keepPage, readMenu } from './cache/cached-menu.ts'
import { noteOpened } from './note-opened.ts'
import { keptCall } from './pages/ready-menus.ts'

type KeptCall = { menu: CachedMenu; name: string }

/**
 * No answer is older than a second, so clients revalidate each one: 304 when it has not changed (3-decisions §1). A
 * call of a whole menu is compressed once and kept with it; from then on the front answers it. `kept` is the menu of
 * which a request asks for such a call.
 */
function answerByEtag(scope: FastifyInstance, cache: MenuCache, kept: WeakMap<FastifyRequest, KeptCall>): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = weakEtag(payload)
    reply.header('etag', etag).header('cache-control', 'public, no-cache').header('vary', 'accept-encoding')
    const call = kept.get(request)
    const page = call && (await keep(cache, call, payload))
    if (!isNotModified(request.headers['if-none-match'], etag)) return page ? bodyFor(request, reply, page) : payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    // Fastify cannot measure null for HEAD.
    return request.method === 'HEAD' ? '' : null
  })
}

async function keep(cache: MenuCache, { menu, name }: KeptCall, json: string): Promise<ReadyPage> {
  const present = menu.pages.get(name)
  if (present) return present.page
  const page = await readyText(json, { stored: true, headers: { 'content-type': 'application/json; charset=utf-8' } })
  const meanwhile = menu.pages.get(name)
  if (meanwhile) return meanwhile.page
  keepPage(cache, menu, name, { page, madeAt: performance.now(), length: json.length, better: true })
  return page
}

type CallBySlug = { params: { slug: string }; request: FastifyRequest }

const noteOpenedOf = ({ services }: Platform, menu: CachedMenu): Promise<void> => services.get(noteOpened)(menu)

/** The menu, when diners may see it now. */
function requireVisible({ clock, config }: Platform, menu: CachedMenu | undefined): Menu {
  if (!menu) throw new AppError(publicMenuErrors.notFound)
  if (!menuVisibility(menu.snapshot, clock.now(), config.lapsedMenuDays).isVisible)
    throw new AppError(publicMenuErrors.menuUnavailable)
  return readMenu(menu)
}

/** The public calls, answered from the same cache as the pages (S1 §7). */
export function registerPublicCalls(router: Router, cache: MenuCache): void {
  const kept = new WeakMap<FastifyRequest, KeptCall>()

  async function menuAt(platform: Platform, { params, request }: CallBySlug, name: string): Promise<Menu> {
    const { slug } = parseSegment(params.slug)
    if (slug === undefined) throw new AppError(publicMenuErrors.notFound)
    const menu = await cache.getOrLoad({ slug })
    if (menu) {
      await noteOpenedOf(platform, menu)
      kept.set(request, { menu, name })
    }
    return requireVisible(platform, menu)
  }

  async function dishesOfCategory(platform: Platform, categoryId: string) {
    if (!isUuid(categoryId)) throw notFound()
    const id = await findRestaurantOfCategory(platform.db, categoryId)
    const menu = id === undefined ? undefined : await cache.getOrLoad({ id })
    if (!menu) throw notFound()
    await noteOpenedOf(platform, menu)
    return requireVisible(platform, menu).dishes.filter(dish => dish.categoryId === categoryId.toLowerCase())
  }

  router.fastify.register(async scope => {
    answerByEtag(scope, cache, kept)
    const open: Router = { ...router, fastify: scope }
    bind(open, getPublicRestaurant, {
      actor: anyone,
      handle: async (platform, call) => (await menuAt(platform, call, keptCall.restaurant)).restaurant,
    })
    bind(open, listPublicCategories, {
      actor: anyone,
      handle: async (platform, call) => (await menuAt(platform, call, keptCall.categories)).categories,
    })
    bind(open, listPublicItems, {
      actor: anyone,
      handle: async (platform, call) => (await menuAt(platform, call, keptCall.items)).dishes,
    })
    bind(open, listPublicCategoryItems, {
      actor: anyone,
      handle: (platform, { params }) => dishesOfCategory(platform, params.id),
    })
  })
}
