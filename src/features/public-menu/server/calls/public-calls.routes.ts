import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
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
import { publicMenuErrors } from '../../public-menu.errors.ts'
import { parseSegment } from '../../public-menu.rules.ts'
import type { CachedMenu } from '../cache/cached-menu.ts'
import { shownOf } from '../cache/menu-shown.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import { noteOpened } from '../note-opened.ts'
import type { PublicPart } from './public-answer.task.ts'
import { createPublicAnswers } from './public-answers.ts'

type CallBySlug = { params: { slug: string }; request: FastifyRequest }
type CallById = { params: { id: string }; request: FastifyRequest }

/** The menu was opened, and diners may see it now. */
async function requireVisible(platform: Platform, menu: CachedMenu): Promise<void> {
  await platform.services.get(noteOpened)(menu)
  const shown = shownOf(platform, menu)
  if (shown === 'suspended') throw new AppError(publicMenuErrors.suspended)
  if (shown === 'unavailable') throw new AppError(publicMenuErrors.menuUnavailable)
}

/** The public calls, answered from the same cache as the pages (S1 §7); the front answers what is ready. */
export function registerPublicCalls(router: Router, cache: MenuCache): void {
  const findAnswer = createPublicAnswers(cache, router.platform.services.get(costlyWork))

  async function answerOf(platform: Platform, call: CallBySlug, part: PublicPart): Promise<ReadyAnswer> {
    const { slug } = parseSegment(call.params.slug)
    if (slug === undefined) throw new AppError(publicMenuErrors.notFound)
    countUnready(platform, call.request)
    const menu = await cache.getOrLoad({ slug })
    if (!menu) throw new AppError(publicMenuErrors.notFound)
    await requireVisible(platform, menu)
    return findAnswer(menu, part)
  }

  async function dishesOfCategory(platform: Platform, { params, request }: CallById): Promise<ReadyAnswer> {
    if (!isUuid(params.id)) throw notFound()
    const categoryId = params.id.toLowerCase()
    countUnready(platform, request)
    const id = cache.restaurantOf(categoryId) ?? (await findRestaurantOfCategory(platform.db, categoryId))
    const menu = id === undefined ? undefined : await cache.getOrLoad({ id })
    if (!menu?.categoryIds.includes(categoryId)) throw notFound()
    await requireVisible(platform, menu)
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
