import { createHash } from 'node:crypto'
import { AppError } from '#shared/app-error.ts'
import type { Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import { consumeEach } from '#platform/limits/consume-each.ts'
import type { Platform } from '#platform/platform.ts'
import type { SheetFiles, SheetPage } from '#platform/typeset/sheet.ts'
import { setPdf } from '#platform/typeset/set-pdf.ts'
import { quota } from '#features/images/server/index.ts'
import { restaurantRights, type RestaurantCall, writeRestaurant } from '#features/restaurants/server/index.ts'
import type { PaperContent } from '../paper.content.ts'
import { changesBetween, countsOf } from '../changes.rules.ts'
import type { Edition, PaperCounts, PatchOptions, SheetOptions } from '../paper.contract.ts'
import { paperErrors } from '../paper.errors.ts'
import { FILE_BYTES_MAX, FILES_OF_EDITION_MAX, PAGES_MAX, PDFS_A_DAY, PDFS_AN_HOUR } from '../paper.limits.ts'
import { fileNameOf } from '../paper.rules.ts'
import { hashOf } from './content/content-of.ts'
import type { Printed } from './house-of.ts'
import { dropUnnamedFile, fileKey, paperFiles, UNNAMED_S } from './paper-files.ts'
import {
  findLastEdition,
  findLastNumber,
  insertEdition,
  insertFile,
  listFiles,
  saveOptions,
  sumBytes,
} from './paper.store.ts'
import type { PrintedLook } from './patches/dish-lines.ts'
import { presentEditions } from './present-editions.ts'

export type PrintCall = RestaurantCall & { keepAnswer?: KeepAnswer | undefined }
export type MadeEdition = Edition & { isNew: boolean; file: string }
/** What is stored of a print: its content, and how it looks. */
export type PrintOrder = {
  restaurant: { id: string; slug: string; owner_id: string }
  content: PaperContent
  options: SheetOptions | PatchOptions
}
/** `smaller`: its photos at fewer dots, for a file that is too large. */
export type DrawnSheet = Printed & { pages: SheetPage[]; look: PrintedLook; smaller?: () => Promise<SheetFiles> }

const AN_HOUR = { name: 'paper-hour', points: PDFS_AN_HOUR, durationS: 3600 }
const A_DAY = { name: 'paper-day', points: PDFS_A_DAY, durationS: 86_400 }
/** Somebody else has printed meanwhile: the number on the paper would be wrong. */
const TRIES = 3

/** 60 PDFs an hour and 300 a day per restaurant (4-beyond §8). Throws 429 `paper_rate`. */
export async function countPdf({ limits }: Platform, restaurantId: string): Promise<void> {
  try {
    await consumeEach(limits, [
      [A_DAY, restaurantId],
      [AN_HOUR, restaurantId],
    ])
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 429) throw error
    throw new AppError(paperErrors.tooMany, {
      cause: error,
      ...(error.retryAfterS && { retryAfterS: error.retryAfterS }),
    })
  }
}

type Pdf = { bytes: Uint8Array; pages: number; look: PrintedLook }

/** Throws 409 for more pages than an edition may have, 429 `busy`. */
async function pdfOf(platform: Platform, order: PrintOrder, drawn: DrawnSheet): Promise<Pdf> {
  const { house, files, pages, look, smaller } = drawn
  if (pages.length > PAGES_MAX) throw new AppError(paperErrors.pages)
  const [lang = order.content.defaultLocale] = order.options.locales
  const sheet = { title: house.name, author: house.name, lang, pages }
  const set = (shown: SheetFiles) => setPdf(platform, order.restaurant.owner_id, { sheet, files: shown })
  const pdf = await set(files)
  const isLarge = smaller !== undefined && pdf.length > FILE_BYTES_MAX
  return { bytes: isLarge ? await set({ ...files, ...(await smaller()) }) : pdf, pages: pages.length, look }
}

type Planned = { n: number; isNew: boolean; hash: string }

/** The edition that an order makes, or joins because its content is that of the last one; a number is given once. */
export async function planned(db: Platform['db'] | Trx, { restaurant, content }: PrintOrder): Promise<Planned> {
  const last = await findLastEdition(db, restaurant.id)
  const hash = hashOf(content)
  if (last && last.content_hash === hash && last.retired_at === null) return { n: last.n, isNew: false, hash }
  return { n: Math.max(last?.n ?? 0, await findLastNumber(db, restaurant.id)) + 1, isNew: true, hash }
}

const isPatch = (options: SheetOptions | PatchOptions): options is PatchOptions => 'patch' in options
/** What makes two files of an edition the same: also the look of the house, its logo and photos are those of before. */
const hashOfSheet = ({ options }: PrintOrder, { pages, files }: DrawnSheet): string =>
  hashOf({
    options,
    pages: digestOf(JSON.stringify(pages)),
    files: Object.entries(files).map(([name, bytes]) => [name, digestOf(bytes)]),
  })
const digestOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('base64url')

type Stored = { pdf: Pdf; hash: string; key: string; plan: Planned }

/** What stays of a print for the next one. */
const keepOptions = (trx: Trx, { restaurant, options }: PrintOrder, { n, now }: { n: number; now: Date }) =>
  saveOptions(trx, {
    restaurant_id: restaurant.id,
    last_number: n,
    updated_at: now,
    ...(isPatch(options) ? { copies: options.patch.copies } : { options }),
  })

/** Under the lock; undefined when somebody else has made this file, or the number of the paper is another one's. */
function store(platform: Platform, call: PrintCall, order: PrintOrder, { pdf, hash, key, plan }: Stored) {
  const { access, keepAnswer } = call
  const { restaurantId } = access
  const { content, options } = order
  return writeRestaurant(
    platform,
    { ...call, isUnseen: true, keepAnswer: undefined },
    async ({ trx, access: present, now, actor }) => {
      await restaurantRights.require(trx, present, ['print'])
      const again = await planned(trx, order)
      if (again.n !== plan.n || again.isNew !== plan.isNew) return undefined
      const files = await listFiles(trx, restaurantId, [plan.n])
      if (files.some(file => file.options_hash === hash)) return undefined
      const { free } = await quota.lockRoom(trx, restaurantId)
      if (pdf.bytes.length > free) throw new AppError(paperErrors.quota)
      if (plan.isNew)
        await insertEdition(trx, {
          restaurant_id: restaurantId,
          n: plan.n,
          content,
          content_hash: plan.hash,
          valid_from: content.validFrom,
          made_at: now,
          made_by: actor.userId,
          changed: await changedSinceLast(trx, order),
        })
      if (files.length >= FILES_OF_EDITION_MAX) throw new AppError(paperErrors.files)
      const taken = files.map(file => file.name)
      const name = fileNameOf(
        order.restaurant.slug,
        isPatch(options) ? options.patch.as : options.format,
        plan.n,
        taken,
      )
      await insertFile(trx, {
        restaurant_id: restaurantId,
        n: plan.n,
        name,
        storage_key: key,
        options,
        options_hash: hash,
        look: pdf.look,
        pages: pdf.pages,
        bytes: pdf.bytes.length,
        made_at: now,
      })
      await quota.note(trx, { restaurantId, kind: 'paper', bytes: await sumBytes(trx, restaurantId) })
      await keepOptions(trx, order, { n: plan.n, now })
      const answer = await answerOf(trx, order, { n: plan.n, isNew: plan.isNew, file: name })
      await keepAnswer?.(trx, answer)
      return answer
    },
  )
}

/** What differs from the edition before, whether the house still uses that or not; null for the first one. */
async function changedSinceLast(trx: Trx, { restaurant, content }: PrintOrder): Promise<PaperCounts | null> {
  const before = await findLastEdition(trx, restaurant.id)
  return before ? countsOf(changesBetween(before.content, content)) : null
}

async function answerOf(
  db: Platform['db'] | Trx,
  { restaurant }: PrintOrder,
  { n, ...made }: { n: number; isNew: boolean; file: string },
): Promise<MadeEdition> {
  const [edition] = (await presentEditions(db, restaurant.id)).filter(each => each.n === n)
  if (!edition) throw new Error('the edition was not stored')
  return { ...edition, ...made }
}

/** The file of an earlier print that is the same in every letter; its options are the last ones again. */
async function findSame(
  platform: Platform,
  call: PrintCall,
  order: PrintOrder,
  { hash, plan: { n, isNew } }: Pick<Stored, 'hash' | 'plan'>,
): Promise<MadeEdition | undefined> {
  if (isNew) return undefined
  const same = (await listFiles(platform.db, order.restaurant.id, [n])).find(file => file.options_hash === hash)
  if (!same) return undefined
  return writeRestaurant(platform, { ...call, isUnseen: true, keepAnswer: undefined }, async ({ trx, now }) => {
    await keepOptions(trx, order, { n, now })
    return answerOf(trx, order, { n, isNew: false, file: same.name })
  })
}

/**
 * Draws a sheet for the number that it will bear, and stores it as that edition, or as another file of the last one
 * when the content is the same (4-beyond §8). Throws 409 `paper_limit` or `image_quota`, 429 `paper_rate` or `busy`.
 */
export async function printEdition(
  platform: Platform,
  call: PrintCall,
  order: PrintOrder,
  draw: (n: number) => Promise<DrawnSheet>,
): Promise<MadeEdition> {
  const { restaurantId } = call.access
  const files = paperFiles(platform)
  for (let left = TRIES; left > 0; left -= 1) {
    const plan = await planned(platform.db, order)
    const drawn = await draw(plan.n)
    const hash = hashOfSheet(order, drawn)
    const same = await findSame(platform, call, order, { hash, plan })
    if (same) return same
    if (left === TRIES) await countPdf(platform, restaurantId)
    const pdf = await pdfOf(platform, order, drawn)
    const key = fileKey(restaurantId, v7())
    await platform.jobs.enqueue(platform.db, dropUnnamedFile, { restaurantId, key }, { afterSeconds: UNNAMED_S })
    await files.put(key, pdf.bytes, { type: 'application/pdf' })
    const made = await store(platform, call, order, { pdf, hash, key, plan }).catch(async (error: unknown) => {
      // Whether another failure came before the commit or after it, the job will see.
      if (error instanceof AppError) await files.delete(key)
      throw error
    })
    if (made) return made
    await files.delete(key)
  }
  throw new AppError(paperErrors.tooMany, { retryAfterS: 1 })
}
