import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, type Locale } from '#shared/locale.ts'
import { PAGES } from '#shared/page-paths.ts'
import { textLength } from '#shared/text.ts'
import { MINUTE_S } from '#shared/time.ts'
import { noteError, toAppError } from '#platform/http/errors.ts'
import type { Router } from '#platform/http/router.ts'
import { countUnready } from '#platform/limits/unready.ts'
import { formatPolicy, ownOriginOnly, withHashes } from '#platform/pages/content-policy.ts'
import { compressForOne } from '#platform/pages/send-page.ts'
import { requireFreeDisk } from '#platform/storage/free-disk.ts'
import { createMessagePages, menuInSight, type MenuFrontend } from '#features/public-menu/server/index.ts'
import type { MenuRenderer } from '#features/public-menu/public-menu.render.ts'
import { menuPath, resolveLocale } from '#features/restaurants/locales/locales.rules.ts'
import { abuseReport } from '../abuse.contract.ts'
import { ABUSE_NETWORK, ABUSE_TEXT_MAX } from '../abuse.limits.ts'
import { type AbuseRenderer, REPORT_FIELDS, type ReportField, type ReportPageInput } from '../abuse.render.ts'
import { abuseTexts } from '../abuse.texts.ts'
import { receiveReport } from './abuse.service.ts'

export type ReportFrontend = Omit<MenuFrontend, 'renderer'> & {
  renderer: () => Promise<MenuRenderer & AbuseRenderer>
}

type PageRequest = FastifyRequest<{ Querystring: { carta?: unknown; lang?: unknown; enviada?: unknown } }>
type Typed = Partial<Record<ReportField | 'website', string>>

const FORM = 'application/x-www-form-urlencoded'
/** Of what the form can hold, each letter as twelve characters. */
const BODY_LIMIT_BYTES = 16_384
const SEE_OTHER = 303
const INVALID = 400
const SUSPENDED = 451
const TOO_MANY = 429
const policy = { ...ownOriginOnly, 'form-action': ["'self'"] }

/** The menu that a request is about, in the language of the page that led here. */
async function readMenu(router: Router, request: PageRequest) {
  const { platform } = router
  const { carta, lang } = request.query
  const { restaurant } = await menuInSight(platform, typeof carta === 'string' ? carta : '', () =>
    countUnready(platform, request),
  )
  const locale = resolveLocale(restaurant, lang)
  const language = typeof lang === 'string' && lang === locale ? `&lang=${locale}` : ''
  const action = `${PAGES.report}?carta=${restaurant.slug}${language}`
  return { restaurant, locale, action, menu: { name: restaurant.name, path: menuPath(restaurant, locale) } }
}

/** The text of each field's fault in the page's language, as the call's schema finds it. */
function faultsOf(typed: Typed, paths: readonly unknown[], locale: Locale): Partial<Record<ReportField, string>> {
  const { faults } = abuseTexts[locale]
  const isTooLong = textLength(typed.text ?? '') > ABUSE_TEXT_MAX
  const textOf = { ...faults, text: isTooLong ? faults.textTooLong : faults.text }
  return Object.fromEntries(REPORT_FIELDS.filter(field => paths.includes(field)).map(field => [field, textOf[field]]))
}

/**
 * The form with which anybody reports a menu, `/denunciar?carta={slug}`. Without a script: a fault brings it back with
 * what was typed, and its end is a page of its own, so that a reload sends nothing twice.
 */
export function registerReportPage(router: Router, frontend: ReportFrontend): void {
  const { fastify, platform } = router
  const { limits, config } = platform
  const messages = createMessagePages(platform, frontend)

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, ...input }: ReportPageInput & { status?: number },
  ): Promise<FastifyReply> {
    const page = (await frontend.renderer()).renderReportPage(input)
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-language': input.locale,
        'content-security-policy': formatPolicy(withHashes(policy, page)),
        'x-robots-tag': 'noindex',
      })
    return reply.send(compressForOne(request, reply, page.html))
  }

  /** No menu to report: the same pages as at its own address. */
  function sendMissing(request: PageRequest, reply: FastifyReply, error: unknown): FastifyReply {
    const { status } = toAppError(error)
    if (status === SUSPENDED)
      messages.sendSuspended(request, reply, isLocale(request.query.lang) ? request.query.lang : 'es')
    else if (status === 404) messages.sendNotFound(request, reply)
    else messages.sendFailure(request, reply, error)
    return reply
  }

  /** The report was not stored: the form with what was typed, and the reason. */
  function sendAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    { typed, ...page }: Omit<ReportPageInput, 'state'> & { typed: Typed },
    error: unknown,
  ): Promise<FastifyReply> {
    const texts = abuseTexts[page.locale]
    const known = toAppError(error)
    noteError(reply, known)
    const { status, retryAfterS = 0 } = known
    const alert = status === TOO_MANY ? texts.limited(Math.ceil(retryAfterS / MINUTE_S)) : texts.failed
    return send(request, reply, { ...page, status, state: { kind: 'form', typed, faults: {}, alert } })
  }

  async function receive(request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { restaurant, ...page } = await readMenu(router, request)
    const typed = (request.body ?? {}) as Typed
    const sent = () => reply.redirect(`${page.action}&enviada=1`, SEE_OTHER)
    if (typed.website) return sent()
    const parsed = abuseReport.safeParse(typed)
    if (!parsed.success) {
      const faults = faultsOf(
        typed,
        parsed.error.issues.map(({ path }) => path[0]),
        page.locale,
      )
      return send(request, reply, { ...page, status: INVALID, state: { kind: 'form', typed, faults } })
    }
    try {
      await limits.consume(ABUSE_NETWORK, limits.networkOf(request.ip))
      await requireFreeDisk(config.dataDir)
      await receiveReport(platform, restaurant, parsed.data)
    } catch (error) {
      return sendAgain(request, reply, { ...page, typed }, error)
    }
    return sent()
  }

  fastify.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_, body: string, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body))),
    )
    scope.get(PAGES.report, async (request: PageRequest, reply) => {
      try {
        const { restaurant: _, ...page } = await readMenu(router, request)
        const isSent = request.query.enviada !== undefined
        const state = isSent ? { kind: 'sent' as const } : { kind: 'form' as const, typed: {}, faults: {} }
        return await send(request, reply, { ...page, state })
      } catch (error) {
        return sendMissing(request, reply, error)
      }
    })
    scope.post(PAGES.report, async (request: PageRequest, reply) =>
      receive(request, reply).catch((error: unknown) => sendMissing(request, reply, error)),
    )
  })
}
