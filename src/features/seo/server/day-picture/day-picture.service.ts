import { capitalized } from '#shared/names/capitalized.ts'
import { DAY_MINUTES } from '#shared/time.ts'
import { notFound } from '#platform/http/bind.ts'
import type { FileAnswer } from '#platform/http/bind-file.ts'
import { drawPng } from '#platform/images/draw.ts'
import type { Platform } from '#platform/platform.ts'
import { costlyWork } from '#platform/work/costly-work.ts'
import { findMenu } from '#features/menu/server/index.ts'
import type { MenuSnapshot } from '#features/menu/server/presented.ts'
import { LOOKS } from '#features/theme/looks.ts'
import { menuPath, startLocale } from '#features/restaurants/locales/locales.rules.ts'
import { dayOfIso, isIsoDay } from '#features/restaurants/opening/days.ts'
import { instantOf } from '#features/restaurants/server/presented.ts'
import type { PageSetMenu } from '#features/set-menus/public-set-menus.ts'
import { saidMenu } from '#features/set-menus/said-menu.ts'
import { setMenuWords } from '#features/set-menus/set-menu-words.ts'
import { drawSvg } from '../menu-file.task.ts'
import { readLogo } from '../menu-files.ts'
import { DAY_LOOKS } from './day-looks.ts'
import type { DayContent } from './day-courses.ts'

/** Twice the drawn size, for screens with dense pixels. */
const SHARP = 2

type Found = { snapshot: MenuSnapshot; menu: PageSetMenu }

/** The menu of the day of a date as diners read it then; undefined where none is published. */
async function findDay(platform: Platform, restaurantId: string, date: string): Promise<Found | undefined> {
  const asOf = async (now: Date): Promise<Found | undefined> => {
    const snapshot = await findMenu({ ...platform, clock: { now: () => now } }, { id: restaurantId })
    const menus = snapshot?.menu.restaurant.setMenus ?? []
    const menu = menus.find(({ kind, date: day }) => kind === 'daily' && day === date)
    return snapshot && menu && { snapshot, menu }
  }
  const today = await findMenu(platform, { id: restaurantId })
  if (!today) return undefined
  return asOf(new Date(instantOf(dayOfIso(date) * DAY_MINUTES, today.menu.restaurant.timezone, 0)))
}

/** `sobremesa.es/casa`, as people type it. */
const typed = (url: string): string => url.replace(/^https?:\/\//, '')

function contentOf({ snapshot, menu }: Found, publicUrl: string): DayContent {
  const { restaurant, logo } = snapshot.menu
  const { style: shown, ...colors } = restaurant.theme
  // The nearest look of every plan draws it, as the printed carta.
  const style = LOOKS[shown].sheet
  const locale = startLocale(restaurant)
  const words = setMenuWords[locale]
  const url = publicUrl + menuPath(restaurant, locale)
  const said = saidMenu(menu, { house: restaurant, locale, url })
  return {
    ...said,
    date: capitalized(said.date),
    hours: capitalized(said.hours),
    style,
    colors,
    logo,
    more: words.more,
    vat: words.vatShort,
    address: `${words.allergensAndCarta} ${typed(url)}`,
  }
}

/**
 * The picture of the menu of the day of a date, in the look of the house, for the people of the house. Throws 404 where
 * none is published, 503 when too many wait.
 */
export async function drawDay(platform: Platform, restaurantId: string, date: string): Promise<FileAnswer> {
  const found = isIsoDay(date) ? await findDay(platform, restaurantId, date) : undefined
  if (!found) throw notFound()
  const content = contentOf(found, platform.config.publicUrl)
  const bytes = await platform.services.get(costlyWork)({ ownerId: found.snapshot.ownerId }, run =>
    drawPng(async () => {
      const logo = await readLogo(platform, content.logo, DAY_LOOKS[content.style].logo * SHARP)
      return run(drawSvg, { kind: 'day', content, logo })
    }),
  )
  return { content: bytes, contentType: 'image/png', fileName: `menu-del-dia-${date}.png` }
}
