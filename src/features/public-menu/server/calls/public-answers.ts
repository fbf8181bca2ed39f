import { type ReadyPage, ownPage } from '#platform/pages/ready-page.ts'
import type { CostlyWork } from '#platform/work/costly-work.ts'
import { type CachedMenu, keepPage } from '../cache/cached-menu.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import { type PublicPart, publicAnswer } from './public-answer.task.ts'

/** Under which name the answer of a public call is kept with its menu. */
export const answerName = (part: PublicPart): string =>
  typeof part === 'string' ? `call:${part}` : `call:items of ${part.categoryId}`

/** The answer of a public call. Throws 503 when it waited too long to be made. */
export type FindAnswer = (menu: CachedMenu, part: PublicPart) => Promise<ReadyPage>

/** Makes each answer once in each version of a menu, also for concurrent calls, and keeps it with the menu. */
export function createPublicAnswers(cache: Pick<MenuCache, 'addBytes'>, work: CostlyWork): FindAnswer {
  async function make(menu: CachedMenu, part: PublicPart): Promise<ReadyPage> {
    const { snapshot, json } = menu
    const made = await work({ ownerId: snapshot.ownerId }, run => run(publicAnswer, { json, part }))
    const page = ownPage(made.page)
    keepPage(cache, menu, answerName(part), { page, madeAt: performance.now(), length: made.length, better: true })
    return page
  }

  return async (menu, part) => {
    const name = answerName(part)
    const kept = menu.pages.get(name)
    if (kept) return kept.page
    const shared = menu.rendering.get(name) ?? make(menu, part).finally(() => menu.rendering.delete(name))
    menu.rendering.set(name, shared)
    return shared
  }
}
