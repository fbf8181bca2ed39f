import type { FastifyReply } from 'fastify'
import { isUuid } from '#shared/id.ts'
import { isLocale, type Locale } from '#shared/locale.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import { isNotModified, weakEtag } from '#platform/http/etag.ts'
import type { Router } from '#platform/http/router.ts'
import { MENU_FILES } from '../seo.input.ts'
import { createDrawnFiles } from './drawn-files.ts'
import { ICON_SIZES, type IconSize } from './icon.ts'
import { dishSharePath, drawIcon, drawSharePicture, iconPath, manifestOf, sharePath } from './menu-files.ts'
import { dishContentOf, shareContentOf } from './share-content.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const VERSION = /-[0-9a-f]{16}\.png$/

/** Its language and the id of the dish. */
const OF_DISH = /^dish-([a-z]+)-([0-9a-f-]{36})-/

type File =
  | { kind: 'share'; locale: Locale }
  | { kind: 'dish'; locale: Locale; dishId: string }
  | { kind: 'icon'; size: IconSize }
  | { kind: 'manifest'; locale: Locale }

/** What a file's name asks for, of any version; undefined when there is no such file. */
function parseFile(file: string): File | undefined {
  const [kind = '', which = ''] = file
    .replace(VERSION, '.png')
    .replace(/\.png$/, '')
    .split('-')
  const size = ICON_SIZES.find(known => String(known) === which)
  const name = file.replace(/\.webmanifest$/, '')
  if (file.endsWith('.webmanifest') && isLocale(name)) return { kind: 'manifest', locale: name }
  if (!VERSION.test(file)) return undefined
  const [, locale = '', dishId = ''] = OF_DISH.exec(file) ?? []
  if (isLocale(locale)) return { kind: 'dish', locale, dishId }
  if (kind === 'share' && isLocale(which)) return { kind: 'share', locale: which }
  return kind === 'icon' && size ? { kind: 'icon', size } : undefined
}

/** The menu of a restaurant as diners may see it now; undefined when they may not, or when there is none. */
export type FindVisibleMenu = (restaurantId: string) => Promise<Menu | undefined>

/**
 * Share pictures of menus and dishes, icons and web manifests of menus below `/menu-files`. The URL of a picture
 * contains its version; an older one leads to the present one. A plain 404 where diners can see no menu. Which menus
 * they can see is handed in by `public-menu`, from its cache.
 */
export function registerMenuFiles({ fastify, platform }: Router, findVisibleMenu: FindVisibleMenu): void {
  const drawn = createDrawnFiles()

  async function sendPicture(reply: FastifyReply, asked: string, path: string, draw: () => Promise<Buffer>) {
    if (asked !== path) return reply.header('cache-control', 'public, no-cache').redirect(path, 302)
    return reply
      .header('cache-control', IMMUTABLE)
      .type('image/png')
      .send(await drawn(path, draw))
  }

  fastify.get<{ Params: { id: string; file: string } }>(`${MENU_FILES}/:id/:file`, async (request, reply) => {
    const file = parseFile(request.params.file)
    const { id } = request.params
    const menu = file && isUuid(id) ? await findVisibleMenu(id.toLowerCase()) : undefined
    if (!file || !menu) return missing(reply)
    const asked = request.url.split('?', 1)[0] ?? ''
    if (file.kind === 'icon')
      return sendPicture(reply, asked, iconPath(menu, file.size), () => drawIcon(platform, menu, file.size))
    if (!menu.restaurant.supportedLocales.includes(file.locale)) return missing(reply)
    if (file.kind === 'share')
      return sendPicture(reply, asked, sharePath(menu, file.locale), () =>
        drawSharePicture(platform, shareContentOf(menu, file.locale)),
      )
    if (file.kind === 'dish') {
      const dish = menu.dishes.find(({ _id }) => _id === file.dishId)
      if (!dish) return missing(reply)
      return sendPicture(reply, asked, dishSharePath(menu, file.locale, dish), () =>
        drawSharePicture(platform, dishContentOf(menu, file.locale, dish)),
      )
    }
    const manifest = JSON.stringify(manifestOf(menu, file.locale))
    const etag = weakEtag(manifest)
    reply.header('etag', etag).header('cache-control', 'public, no-cache')
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/manifest+json; charset=utf-8').send(manifest)
  })
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No encontrado\n')
