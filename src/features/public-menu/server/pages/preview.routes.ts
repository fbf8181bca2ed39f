import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Locale, LOCALES } from '#shared/locale.ts'
import { PAGES } from '#shared/page-paths.ts'
import { notFound } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { ownPage } from '#platform/pages/ready-page.ts'
import { sendPage } from '#platform/pages/send-page.ts'
import { costlyWork } from '#platform/work/costly-work.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { STYLES } from '#features/theme/theme.contract.ts'
import { restaurantAccess } from '#features/restaurants/server/index.ts'
import { isIsoDay } from '#features/restaurants/opening/days.ts'
import { resolveLocale } from '#features/restaurants/locales/locales.rules.ts'
import { previewDay } from '#features/set-menus/server/index.ts'
import { menuPolicy } from './menu-policy.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import type { MenuFrontend } from './menu-frontend.ts'
import { renderPreview } from './render-page.task.ts'

type PreviewRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>

/** `#c21d03` or `c21d03`; anything else keeps the saved color. */
const color = z
  .string()
  .regex(/^#?[0-9a-f]{6}$/i)
  .transform(value => `#${value.replace('#', '').toLowerCase()}`)
  .optional()
  .catch(undefined)
const draft = z.object({
  primary: color,
  secondary: color,
  accent: color,
  style: z.enum(STYLES).optional().catch(undefined),
  lang: z.string().optional().catch(undefined),
  dia: z.string().refine(isIsoDay).optional().catch(undefined),
})

/** Links to the same draft in each language. */
function linksOf({ params, query }: PreviewRequest): Record<Locale, string> {
  const link = (lang: Locale): string => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) if (typeof value === 'string') search.set(name, value)
    search.set('lang', lang)
    return `${PAGES.lookPreview}/${params.id}?${search}`
  }
  return Object.fromEntries(LOCALES.map(lang => [lang, link(lang)])) as Record<Locale, string>
}

/**
 * `GET /dashboard/vista-previa/{id}?primary=…&secondary=…&accent=…&style=…`: the real page with a draft of its look, in
 * a frame of the dashboard; only for the people of the restaurant, never cached (3-decisions §10). `?dia=2026-11-24`:
 * with the menu of that day as it is written.
 */
export function registerPreview({ fastify, platform }: Router, cache: MenuCache, frontend: MenuFrontend): void {
  const policy = {
    ...menuPolicy({ storage: platform.storage, development: frontend.development }),
    'frame-ancestors': ["'self'"],
  }
  fastify.get(`${PAGES.lookPreview}/:id`, async (request: PreviewRequest, reply) => {
    const actor = await requireActor(platform, request)
    const { restaurantId } = await restaurantAccess(platform, actor, request.params.id)
    const cached = await cache.getOrLoad({ id: restaurantId })
    if (!cached) throw notFound()
    const { style, primary, secondary, accent, lang, dia: date } = draft.parse(request.query)
    const { defaultLocale } = cached.restaurant
    const order = {
      json: cached.json,
      locale: resolveLocale(cached.restaurant, lang),
      publicUrl: platform.config.publicUrl,
      assets: frontend.assets,
      year: platform.clock.now().getUTCFullYear(),
      policy,
      links: linksOf(request),
      day: date === undefined ? undefined : await previewDay(platform, { restaurantId, date, defaultLocale }),
      asked: {
        ...(style && { style }),
        ...(primary && { primaryColor: primary }),
        ...(secondary && { secondaryColor: secondary }),
        ...(accent && { accentColor: accent }),
      },
    }
    const work = platform.services.get(costlyWork)
    const page = await work({ ownerId: cached.snapshot.ownerId }, run => run(renderPreview, order))
    sendPage(request, reply, ownPage(page))
    return reply
  })
}
