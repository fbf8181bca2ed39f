import { isLocale, type Locale } from '#shared/locale.ts'
import { asBuffer, type Task } from '#platform/work/task.ts'
import { zoneOf } from '#features/prices/zone-words.ts'
import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { DayContent } from './day-picture/day-courses.ts'
import { dishSharePath, iconPath, manifestOf, sharePath } from './file-paths.ts'
import { ICON_SIZES, type IconSize } from './icon-sizes.ts'
import { dishContentOf, type IconContent, iconContentOf, type ShareContent, shareContentOf } from './share-content.ts'

const VERSION = /-[0-9a-f]{16}\.png$/

/** Its language, the id of the dish, and the zone where the price is of one. */
const OF_DISH = /^dish-([a-z]+)-([0-9a-f-]{36})(?:-([a-z0-9-]+))?-[0-9a-f]{16}\.png$/

export type MenuFile =
  | { kind: 'share'; locale: Locale }
  | { kind: 'dish'; locale: Locale; dishId: string; zone: string | undefined }
  | { kind: 'icon'; size: IconSize }
  | { kind: 'manifest'; locale: Locale }

/** What a file's name asks for, of any version; undefined when there is no such file. */
export function parseFile(file: string): MenuFile | undefined {
  const [kind = '', which = ''] = file
    .replace(VERSION, '.png')
    .replace(/\.png$/, '')
    .split('-')
  const size = ICON_SIZES.find(known => String(known) === which)
  const name = file.replace(/\.webmanifest$/, '')
  if (file.endsWith('.webmanifest') && isLocale(name)) return { kind: 'manifest', locale: name }
  if (!VERSION.test(file)) return undefined
  const [, locale = '', dishId = '', zone] = OF_DISH.exec(file) ?? []
  if (isLocale(locale)) return { kind: 'dish', locale, dishId, zone }
  if (kind === 'share' && isLocale(which)) return { kind: 'share', locale: which }
  return kind === 'icon' && size ? { kind: 'icon', size } : undefined
}

/** What a file of a menu shows now, and where; the text of a manifest. */
export type Described =
  | { kind: 'manifest'; text: string }
  | { kind: 'share'; path: string; content: ShareContent }
  | { kind: 'icon'; path: string; content: IconContent; size: IconSize }

function describe(menu: Menu, file: MenuFile): Described | undefined {
  if (file.kind === 'icon')
    return { kind: 'icon', path: iconPath(menu, file.size), content: iconContentOf(menu), size: file.size }
  const { locale } = file
  if (!menu.restaurant.supportedLocales.includes(locale)) return undefined
  if (file.kind === 'manifest') return { kind: 'manifest', text: JSON.stringify(manifestOf(menu, locale)) }
  if (file.kind === 'share')
    return { kind: 'share', path: sharePath(menu, locale), content: shareContentOf(menu, locale) }
  const dish = menu.dishes.find(({ _id }) => _id === file.dishId)
  if (!dish) return undefined
  // A zone that is gone: the picture with the price of the carta.
  const zone = zoneOf(menu.restaurant.zones, file.zone)
  return {
    kind: 'share',
    path: dishSharePath(menu, locale, dish, zone),
    content: dishContentOf(menu, locale, dish, zone),
  }
}

/** Reads a menu for one of its files; undefined when it has no such file. */
export const describeFile: Task<{ json: Uint8Array; file: MenuFile }, Described | undefined> = {
  name: 'seo.describe',
  run: ({ json, file }) => describe(JSON.parse(asBuffer(json).toString()) as Menu, file),
}

export type SvgOrder =
  | { kind: 'share'; content: ShareContent; pictures: { logo: string | undefined; photo: string | undefined } }
  | { kind: 'icon'; content: IconContent; size: IconSize; logo: string | undefined }
  | { kind: 'day'; content: DayContent; logo: string | undefined }

/** Sets the letters of a picture and answers it as SVG. The fonts are read when a thread first draws. */
export const drawSvg: Task<SvgOrder, string> = {
  name: 'seo.svg',
  run: async order => {
    if (order.kind === 'share') return (await import('./share-picture.ts')).drawShareSvg(order.content, order.pictures)
    if (order.kind === 'day')
      return (await import('./day-picture/day-picture.ts')).drawDaySvg(order.content, order.logo)
    return (await import('./icon.ts')).drawIconSvg(order.content, order.size, order.logo)
  },
}
