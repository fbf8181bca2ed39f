import type { FastifyRequest } from 'fastify'
import { isUuid } from '#shared/id.ts'
import { anyone, notFound } from '#platform/http/bind.ts'
import type { ReadyAnswer } from '#platform/http/front/ready-answer.ts'
import type { Router } from '#platform/http/router.ts'
import { countUnready } from '#platform/limits/unready.ts'
import { bindReady } from '#platform/pages/bind-ready.ts'
import type { Platform } from '#platform/platform.ts'
import { costlyWork } from '#platform/work/costly-work.ts'
import { findRestaurantOfCategory } from '#features/menu/server/index.ts'
import {
  getPublicRestaurant,
  listPublicCategories,
  listPublicCategoryItems,
  listPublicItems,
} from '../../public-menu.contract.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import { menuInSight, requireInSight } from './menu-in-sight.ts'
import type { PublicPart } from './public-answer.task.ts'
import { createPublicAnswers } from './public-answers.ts'

type CallBySlug = { params: { slug: string }; request: FastifyRequest }
type CallById = { params: { id: string }; request: FastifyRequest }

/** The public calls, answered from the same cache as the pages (S1 §7); the front answers what is ready. */
export function registerPublicCalls(router: Router, cache: MenuCache): void {
  const findAnswer = createPublicAnswers(cache, router.platform.services.get(costlyWork))

  async function answerOf(platform: Platform, call: CallBySlug, part: PublicPart): Promise<ReadyAnswer> {
    const menu = await menuInSight(platform, call.params.slug, () => countUnready(platform, call.request))
    return findAnswer(menu, part)
  }

  async function dishesOfCategory(platform: Platform, { params, request }: CallById): Promise<ReadyAnswer> {
    if (!isUuid(params.id)) throw notFound()
    const categoryId = params.id.toLowerCase()
    countUnready(platform, request)
    const id = cache.restaurantOf(categoryId) ?? (await findRestaurantOfCategory(platform.db, categoryId))
    const menu = id === undefined ? undefined : await cache.getOrLoad({ id })
    if (!menu?.categoryIds.includes(categoryId)) throw notFound()
    await requireInSight(platform, menu)
    return findAnswer(menu, { categoryId })
  }

  bindReady(router, getPublicRestaurant, {
    actor: anyone,
    handle: (platform, call) => answerOf(platform, call, 'restaurant'),
  })
  bindReady(router, listPublicCategories, {
    actor: anyone,
    handle: (platform, call) => answerOf(platform, call, 'categories'),
  })
  bindReady(router, listPublicItems, {
    actor: anyone,
    handle: (platform, call) => answerOf(platform, call, 'items'),
  })
  bindReady(router, listPublicCategoryItems, { actor: anyone, handle: dishesOfCategory })
}
