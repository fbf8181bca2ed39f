import { AppError } from '#shared/app-error.ts'
import { orNotFound } from '#platform/http/bind.ts'
import type { FileAnswer } from '#platform/http/bind-file.ts'
import type { Platform } from '#platform/platform.ts'
import { asBuffer } from '#platform/work/task.ts'
import { setPdf } from '#platform/typeset/set-pdf.ts'
import { findRestaurant, type RestaurantCall } from '#features/restaurants/server/index.ts'
import type { StaffSheet } from '../paper.contract.ts'
import { paperErrors } from '../paper.errors.ts'
import { NOTICE_TEXTS, staffTexts } from '../paper.staff-texts.ts'
import { dateWords } from '../paper.print-texts.ts'
import { linesOf } from '../set-menu-lines.ts'
import { countPdf } from './print-edition.ts'
import { houseOf } from './house-of.ts'
import { findLastEdition } from './paper.store.ts'
import { currentContent, layOutWork, todayOf } from './sheet-order.ts'
import { layOutStaff } from './sheets/staff.task.ts'

const NAMES: Record<StaffSheet, string> = { matrix: 'alergenos', notice: 'aviso-alergenos' }
const TITLES: Record<StaffSheet, string> = { matrix: staffTexts.matrix, notice: NOTICE_TEXTS.es.head }

/**
 * The allergen matrix of today's carta, with day and hour, or the notice for the room. Throws 409 `paper_undeclared`
 * for a notice that would promise what the house has not said of every dish.
 */
export async function makeStaffSheet(
  platform: Platform,
  { actor, access, body: { kind } }: RestaurantCall & { body: { kind: StaffSheet } },
): Promise<FileAnswer> {
  const { db, clock } = platform
  const now = clock.now()
  const today = todayOf(now, access.timezone)
  const restaurant = orNotFound(await findRestaurant(db, access.restaurantId))
  const options = { categoryIds: [], footNote: '', validFrom: today, tax: 'IVA' } as const
  const content = await currentContent(platform, { actor, access }, { ...options, categoryIds: [] })
  if (content.dishes.length === 0) throw new AppError(paperErrors.empty)
  if (kind === 'notice' && linesOf(content).some(({ ask }) => ask)) throw new AppError(paperErrors.undeclared)
  await countPdf(platform, access.restaurantId)
  const edition = (await findLastEdition(db, access.restaurantId, true))?.n
  const { house, files } = await houseOf(platform, restaurant, { locale: content.defaultLocale, edition: null })
  const time = new Intl.DateTimeFormat('es-ES', {
    timeZone: access.timezone,
    hour: 'numeric',
    minute: '2-digit',
  }).format(now)
  const said = edition === undefined ? [] : [staffTexts.edition(edition)]
  const at = staffTexts.madeAt(dateWords(today, 'es'), time)
  const pages = await layOutWork(platform, restaurant.owner_id, run =>
    run(layOutStaff, { kind, house, content, at, said }),
  )
  const sheet = { title: `${house.name}: ${TITLES[kind]}`, author: house.name, lang: 'es', pages }
  const pdf = await setPdf(platform, restaurant.owner_id, { sheet, files })
  return { content: asBuffer(pdf), contentType: 'application/pdf', fileName: `${restaurant.slug}-${NAMES[kind]}.pdf` }
}
