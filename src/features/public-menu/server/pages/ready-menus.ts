import type { Lookup } from '#platform/http/front/front.ts'
import type { Platform } from '#platform/platform.ts'
import { CODE_PARAMETER, resolveLocale, ZONE_PARAMETER } from '#features/restaurants/locales/locales.rules.ts'
import { DISH_PARAMETER } from '../../dish-link.rules.ts'
import { DAILY_QUERY } from '#features/set-menus/own-address.ts'
import type { PublicPart } from '../calls/public-answer.task.ts'
import { answerName } from '../calls/public-answers.ts'
import type { MenuCache } from '../cache/menu-cache.ts'
import type { CachedMenu } from '../cache/cached-menu.ts'
import { shownOf } from '../cache/menu-shown.ts'
import { askedZone } from './asked-zone.ts'
import type { MenuPages } from './menu-pages.ts'

type Parts = { platform: Platform; cache: MenuCache; pages: MenuPages }

const CALLS = '/api/public/'

type AskedPage = { language: string; zone: string; code: string; asksDaily: boolean }
const START: AskedPage = { language: '', zone: '', code: '', asksDaily: false }
/** As a printed code writes it. */
const CODE = new RegExp(`^${CODE_PARAMETER}=([2-9a-z]{3,4})$`)
/** An edition of the printed carta. */
const EDITION = `${CODE_PARAMETER}=e`
const ASKED = new RegExp(`^(?:lang=([a-z]{2}))?(?:(?:^|&)${ZONE_PARAMETER}=([a-z0-9-]+))?$`)

/**
 * The values of `lang`, `zona` and the code of a table, '' when the query names none, and whether the menu of the day
 * is asked for; undefined for a query that only a parser understands, or that names a dish.
 */
function askedPage(query: string): AskedPage | undefined {
  if (query === '') return START
  const parts = query.split('&')
  if (parts.includes(DAILY_QUERY)) {
    const others = askedPage(parts.filter(part => part !== DAILY_QUERY).join('&'))
    return others && { ...others, asksDaily: true }
  }
  if (query.includes(`${DISH_PARAMETER}=`)) return undefined
  // What an edition says is compared with the menu first.
  if (parts.some(part => part.startsWith(EDITION))) return undefined
  const code = parts.find(part => CODE.test(part))
  if (code !== undefined) {
    const others = askedPage(parts.filter(part => part !== code).join('&'))
    return others && { ...others, code: code.slice(CODE_PARAMETER.length + 1) }
  }
  if (parts.some(part => part.startsWith(CODE_PARAMETER) || part.includes('%'))) return undefined
  if (!query.includes('lang') && !query.includes(ZONE_PARAMETER)) return START
  const [asked, language = '', zone = ''] = ASKED.exec(query) ?? []
  return asked === undefined ? undefined : { ...START, language, zone }
}

const CATEGORIES = 'categories/'
const ITEMS = '/items'
/** What follows the slug. */
const PARTS = new Map<string, PublicPart>([
  ['', 'restaurant'],
  ['/categories', 'categories'],
  [ITEMS, 'items'],
])

/** The pages and public calls of fresh cached menus that may be sent as they are. */
export function lookUpMenus({ platform, cache, pages }: Parts): { page: Lookup; call: Lookup } {
  const ifVisible = (menu: CachedMenu | undefined): CachedMenu | undefined =>
    menu && shownOf(platform, menu) === 'menu' ? menu : undefined

  return {
    page: (path, query) => {
      if (path.includes('/', 1)) return undefined
      const asked = askedPage(query)
      const slug = path.slice(1)
      const menu = asked && ifVisible(cache.getFresh(slug))
      // A former slug is redirected.
      if (menu?.restaurant.slug !== slug) return undefined
      const zone = askedZone(menu, { [ZONE_PARAMETER]: asked?.zone, [CODE_PARAMETER]: asked?.code })
      const locale = resolveLocale(menu.restaurant, asked?.language)
      const asksDaily = menu.hasDailyMenu && asked?.asksDaily === true
      return pages.getReady(menu, { kind: 'menu', locale, zone, asksDaily })
    },

    call: path => {
      if (!path.startsWith(CALLS)) return undefined
      const asked = path.slice(CALLS.length)
      // No restaurant has this word as its slug.
      if (asked.startsWith(CATEGORIES) && asked.endsWith(ITEMS)) {
        const categoryId = asked.slice(CATEGORIES.length, -ITEMS.length)
        const menu = ifVisible(cache.getFreshBy({ categoryId }))
        return menu?.pages.get(answerName({ categoryId }))?.page
      }
      const end = asked.indexOf('/')
      const part = PARTS.get(end < 0 ? '' : asked.slice(end))
      const menu = part && ifVisible(cache.getFresh(end < 0 ? asked : asked.slice(0, end)))
      return menu && part && menu.pages.get(answerName(part))?.page
    },
  }
}
