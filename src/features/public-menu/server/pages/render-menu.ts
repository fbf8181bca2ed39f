import type { Locale } from '#shared/locale.ts'
import { ownPage } from '#platform/pages/ready-page.ts'
import type { Platform } from '#platform/platform.ts'
import type { CostlyWork } from '#platform/work/costly-work.ts'
import { SENT_AT } from '../../page-clock.ts'
import type { OldPaper } from '../../old-paper.ts'
import type { CachedMenu } from '../cache/cached-menu.ts'
import type { MenuFrontend } from './menu-frontend.ts'
import { menuPolicy } from './menu-policy.ts'
import { type MadePage, type PageKind, renderPage } from './render-page.task.ts'

/**
 * `zone`: whose prices it shows. `anchor`: of a dish that a link names. `waitMs`: as long as the one who asks can wait.
 */
type Asked = {
  kind: PageKind
  locale: Locale
  zone?: string | undefined
  anchor?: string
  asksDaily?: boolean
  oldPaper?: OldPaper | null
  waitMs?: number | undefined
}
/** Undefined when the menu has no dish in that place. Throws 503 when it waited too long. */
export type RenderMenu = (menu: CachedMenu, asked: Asked) => Promise<MadePage | undefined>

/** Renders and compresses the page of a cached menu; keeps nothing. */
export function createRenderMenu(
  { config, clock, storage }: Platform,
  { assets, development }: MenuFrontend,
  work: CostlyWork,
): RenderMenu {
  const policy = menuPolicy({ storage, development })
  const { publicUrl, publishMenus } = config

  return async ({ snapshot, json }, { waitMs, ...asked }) => {
    const year = clock.now().getUTCFullYear()
    const { version, changesAt, pricesEndAt } = snapshot
    const order = { ...asked, json, version, changesAt, pricesEndAt, publicUrl, assets, year, policy, publishMenus }
    const made = await work({ ownerId: snapshot.ownerId, waitMs }, run => run(renderPage, order))
    if (!made) return undefined
    const timing = () => `${SENT_AT};dur=${clock.now().getTime()}`
    return { ...made, page: { ...ownPage(made.page), ...(made.isTimed && { timing }) } }
  }
}
