import { AppError } from '#shared/app-error.ts'
import { orNotFound } from '#platform/http/bind.ts'
import type { FileAnswer } from '#platform/http/bind-file.ts'
import type { Platform } from '#platform/platform.ts'
import { typesetting } from '#platform/typeset/typeset.ts'
import type { RestaurantCall } from '#features/restaurants/server/index.ts'
import { changesBetween, countsOf, isUpToDate } from '../changes.rules.ts'
import type { Edition, PaperChanges, Preview } from '../paper.contract.ts'
import { paperErrors } from '../paper.errors.ts'
import { editionNumber } from '../paper.rules.ts'
import type { PaperContent } from '../paper.content.ts'
import { lineName, linesOf, type PaperLine } from '../set-menu-lines.ts'
import type { Locale } from '#shared/locale.ts'
import { planned } from './print-edition.ts'
import { paperFiles } from './paper-files.ts'
import { type EditionRow, findEdition, findLastEdition, findOptions, listFiles } from './paper.store.ts'
import { presentEditions } from './present-editions.ts'
import { currentContent, layOutOrder, orderOf, type PaperCall } from './sheet-order.ts'

type EditionCall = RestaurantCall & { params: { n: string } }

const named = ({ defaultLocale }: PaperContent, lines: readonly PaperLine[]) =>
  lines.map(line => ({ dishId: line._id, name: lineName(line, defaultLocale) }))

/** What is missing on a sheet; nothing of it holds a print up (PAPER-AND-NUMBERS §5 5). */
function warningsOf(content: PaperContent, locales: readonly Locale[], otherScript: readonly string[]) {
  const lines = linesOf(content)
  const lacksName = ({ translations }: PaperLine): boolean => locales.some(locale => !translations[locale]?.name.trim())
  const lacksPrice = ({ prices }: PaperLine): boolean => !prices.some(({ amount, market }) => market || amount)
  return {
    undeclared: named(
      content,
      lines.filter(({ ask }) => ask),
    ),
    unnamed: named(content, lines.filter(lacksName)),
    unpriced: named(content, content.dishes.filter(lacksPrice)),
    otherScript: named(
      content,
      lines.filter(({ _id }) => otherScript.includes(_id)),
    ),
  }
}

/** The paper on the screen: made by the same program; makes no edition. Throws as `makeEdition`. */
export async function previewPaper(platform: Platform, call: PaperCall): Promise<Preview> {
  const order = await orderOf(platform, call)
  const { n, isNew } = await planned(platform.db, order)
  const { set, ways, otherScript, house, files } = await layOutOrder(platform, order, { edition: n, withWays: true })
  const { content, options } = order
  const [locale = content.defaultLocale] = options.locales
  const facts = { ways, warnings: warningsOf(content, options.locales, otherScript), edition: { n, isNew } }
  if (!set) {
    if (ways.length === 0) throw new AppError(options.format === 'trifold' ? paperErrors.tooSmall : paperErrors.pages)
    return { pages: [], letters: 0, ...facts }
  }
  // A booklet is looked at as it is read; for a printer its sheets are shown with their marks.
  const shown = options.press ? set.pages : (set.reading ?? set.pages)
  const sheet = { title: house.name, author: house.name, lang: locale, pages: shown }
  const { pages = [] } = await platform.services
    .get(typesetting)
    .set(order.restaurant.owner_id, { sheet, files, results: ['pages'] })
  return { pages, letters: set.nameSize, ...facts }
}

export const listEditions = ({ db }: Platform, { access }: RestaurantCall): Promise<Edition[]> =>
  presentEditions(db, access.restaurantId)

const numberOf = (n: string): number => orNotFound(editionNumber(n) ?? undefined)

/** The same bytes as on the day of its print. */
export async function getEditionFile(
  platform: Platform,
  { access, params }: EditionCall & { params: { file: string } },
): Promise<FileAnswer> {
  const rows = await listFiles(platform.db, access.restaurantId, [numberOf(params.n)])
  const row = orNotFound(rows.find(({ name }) => name === params.file))
  const content = orNotFound(await paperFiles(platform).read(row.storage_key))
  return { content, contentType: 'application/pdf', fileName: row.name }
}

/** The carta of today as this edition would have it: its categories, its note, its date. */
const todayAs = (platform: Platform, call: RestaurantCall, { content }: EditionRow): Promise<PaperContent> =>
  currentContent(platform, call, content)

/** What an edition says that is not so any more. */
export async function getEditionChanges(platform: Platform, call: EditionCall): Promise<PaperChanges> {
  const edition = orNotFound(await findEdition(platform.db, call.access.restaurantId, numberOf(call.params.n)))
  return changesBetween(edition.content, await todayAs(platform, call, edition))
}

/** How old the paper of a house is. */
export async function getPaperStatus(platform: Platform, call: RestaurantCall) {
  const { db } = platform
  const { restaurantId } = call.access
  const row = await findLastEdition(db, restaurantId, true)
  const last = { options: null, copies: null, ...(await findOptions(db, restaurantId)) }
  if (!row) return { edition: null, changes: null, isUpToDate: false, ...last }
  const changes = changesBetween(row.content, await todayAs(platform, call, row))
  const edition = (await presentEditions(db, restaurantId)).find(({ n }) => n === row.n) ?? null
  return { edition, changes: countsOf(changes), isUpToDate: isUpToDate(changes), ...last }
}
