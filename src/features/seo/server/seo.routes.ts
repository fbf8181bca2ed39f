import type { FastifyReply, FastifyRequest } from 'fastify'
import { isUuid } from '#shared/id.ts'
import { isNotModified, weakEtag } from '#platform/http/etag.ts'
import type { Router } from '#platform/http/router.ts'
import { countUnready } from '#platform/limits/unready.ts'
import type { Platform } from '#platform/platform.ts'
import { costlyWork } from '#platform/work/costly-work.ts'
import { MENU_FILES } from '../seo.input.ts'
import { createDrawnFiles } from './drawn-files.ts'
import { describeFile, type MenuFile, parseFile } from './menu-file.task.ts'
import { drawFile } from './menu-files.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A menu that diners may see, as it is now. */
export type VisibleMenu = {
  ownerId: string
  version: number
  /** The menu as JSON in UTF-8. */
  json: Uint8Array
}
/** Undefined when they may see none; `beforeLoading` is called when it is not in memory. */
export type FindVisibleMenu = (restaurantId: string, beforeLoading: () => void) => Promise<VisibleMenu | undefined>

/** A file, the place to which another version of it leads, or nothing. */
type Outcome = { content: Buffer } | { path: string } | undefined

/** Makes the files of menus, each once in a version of its menu. */
function createMenuFiles(platform: Platform) {
  const drawn = createDrawnFiles()
  const work = platform.services.get(costlyWork)

  async function make(asked: string, file: MenuFile, { ownerId, version, json }: VisibleMenu): Promise<Outcome> {
    return work({ ownerId }, async run => {
      const described = await run(describeFile, { json, file })
      if (!described) return undefined
      if (described.kind === 'manifest') return { content: drawn.keep(asked, version, Buffer.from(described.text)) }
      if (described.path !== asked) return { path: described.path }
      const before = drawn.confirm(asked, version)
      return { content: before ?? drawn.keep(asked, version, await drawFile(platform, described, run)) }
    })
  }

  return {
    find: (asked: string, { version }: VisibleMenu) => drawn.ofVersion(asked, version),
    make: (asked: string, file: MenuFile, menu: VisibleMenu) =>
      drawn.once(`${asked} ${menu.version}`, () => make(asked, file, menu)),
  }
}

/**
 * Share pictures of menus and dishes, icons and web manifests of menus below `/menu-files`. The URL of a picture
 * contains its version; an older one leads to the present one. A plain 404 where diners can see no menu. Which menus
 * they can see is handed in by `public-menu`, from its cache.
 */
export function registerMenuFiles({ fastify, platform }: Router, findVisibleMenu: FindVisibleMenu): void {
  const files = createMenuFiles(platform)

  fastify.get<{ Params: { id: string; file: string } }>(`${MENU_FILES}/:id/:file`, async (request, reply) => {
    const file = parseFile(request.params.file)
    const { id } = request.params
    let counted = false
    const count = () => {
      if (!counted) countUnready(platform, request)
      counted = true
    }
    const menu = file && isUuid(id) ? await findVisibleMenu(id.toLowerCase(), count) : undefined
    if (!file || !menu) return missing(reply)
    const asked = request.url.split('?', 1)[0] ?? ''
    const ready = files.find(asked, menu)
    if (ready) return send(request, reply, file, ready)
    count()
    const outcome = await files.make(asked, file, menu)
    if (!outcome) return missing(reply)
    if ('path' in outcome) return reply.header('cache-control', 'public, no-cache').redirect(outcome.path, 302)
    return send(request, reply, file, outcome.content)
  })
}

function send(request: FastifyRequest, reply: FastifyReply, file: MenuFile, content: Buffer): FastifyReply {
  if (file.kind !== 'manifest') return reply.header('cache-control', IMMUTABLE).type('image/png').send(content)
  const etag = weakEtag(content)
  reply.header('etag', etag).header('cache-control', 'public, no-cache')
  if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/manifest+json; charset=utf-8').send(content)
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('No encontrado\n')
