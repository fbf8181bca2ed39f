import { open, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { cleanText, isStorableText } from '#shared/text.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Db } from '#platform/db/database.ts'
import type { KeepAnswer } from '#platform/http/idempotency/idempotency.ts'
import type { UploadedFile } from '#platform/http/uploaded-file.ts'
import { v7 } from '#platform/id/id.ts'
import { SNIFF_BYTES, sniffFormat } from '#platform/images/sniff.ts'
import type { Platform } from '#platform/platform.ts'
import { type RestaurantCall, restaurantRights, writeRestaurant } from '#features/restaurants/server/index.ts'
import { orNotFound } from '#platform/http/bind.ts'
import type { StartBody } from '../../bringing.contract.ts'
import { DRAFT_DAYS, FILE_NAME_MAX, READINGS } from '../../bringing.limits.ts'
import { draftTexts } from '../../bringing.texts.ts'
import type { Draft } from '../../draft.contract.ts'
import { draftErrors } from '../../drafts.errors.ts'
import { checkText } from '../read-pages.ts'
import { Refusal, refusalError } from '../sources/refusal.ts'
import { deleteDraftFiles, draftFiles, sentKey } from './draft-files.ts'
import { deleteDraft, findAnyDraft, findDraft, insertDraft, type NewDraft } from './drafts.store.ts'
import { presentDraft } from './present-draft.ts'
import { cartaReader, readDraftJob } from './read-draft.ts'

type StartCall = RestaurantCall & {
  body: StartBody
  files: readonly UploadedFile[]
  keepAnswer?: KeepAnswer | undefined
}

async function headOf({ path }: UploadedFile): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const fileNameOf = ({ filename }: UploadedFile): string => {
  const name = cleanText(basename(filename.replaceAll('\\', '/')))
  return isStorableText(name) && name !== '' ? [...name].slice(0, FILE_NAME_MAX).join('') : 'carta'
}

/** What the call brought: a text, one file, or photographs. Throws 400 for nothing, and for a text that is too long. */
async function sourceOf({ body, files }: StartCall): Promise<Pick<NewDraft, 'source' | 'fileName'>> {
  const [first, ...others] = files
  if (first) {
    const isPhoto = others.length > 0 || sniffFormat(await headOf(first)) !== undefined
    return { source: isPhoto ? 'photos' : 'file', fileName: fileNameOf(first) }
  }
  if (!body.text?.trim()) throw new AppError(draftErrors.nothing)
  try {
    checkText(body.text)
  } catch (error) {
    throw error instanceof Refusal ? refusalError(error, draftTexts.pasted) : error
  }
  return { source: 'text', fileName: draftTexts.pasted }
}

/** What could not be read holds up nothing. */
async function throwIfDraftExists(db: Db, { access, body }: StartCall, now: Date): Promise<void> {
  if (body.replace) return
  const draft = await findDraft(db, access.restaurantId, now)
  if (draft && draft.state !== 'failed') throw new AppError(draftErrors.exists)
}

/** Throws 429 `import_limit` after twenty readings in a day (4-beyond §6). */
async function countReading({ limits }: Platform, restaurantId: string): Promise<void> {
  try {
    await limits.consume(READINGS, restaurantId)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== commonErrors.tooManyRequests.code) throw error
    throw new AppError(draftErrors.limit, {
      ...(error.retryAfterS && { retryAfterS: error.retryAfterS }),
      cause: error,
    })
  }
}

/** Begins a reading, which counts unless `begin` throws. Throws 429 `import_limit`. */
export async function countedReading<Begun>(
  platform: Platform,
  restaurantId: string,
  begin: () => Promise<Begun>,
): Promise<Begun> {
  await countReading(platform, restaurantId)
  try {
    return await begin()
  } catch (error) {
    await platform.limits.refund(READINGS, restaurantId)
    throw error
  }
}

/** Whether photographs are read here. */
export const listSources = async ({ services }: Platform): Promise<{ photos: boolean }> => ({
  photos: await services.get(cartaReader).readsPhotos(),
})

/** Under keys of its own, which no answer names. */
async function storeSent(platform: Platform, draftId: string, { body, files }: StartCall): Promise<NewDraft['files']> {
  const storage = draftFiles(platform)
  const contents =
    files.length > 0
      ? files.map(
          ({ path }) =>
            () =>
              readFile(path),
        )
      : [async () => Buffer.from(body.text ?? '')]
  const sent: NewDraft['files']['files'] = []
  for (const [at, read] of contents.entries()) {
    const key = sentKey(draftId, at + 1)
    await storage.put(key, await read(), { type: 'application/octet-stream' })
    sent.push({ key, corners: body.corners?.[at] ?? null })
  }
  return { kind: files.length > 0 ? 'file' : 'text', files: sent }
}

/**
 * Keeps what was sent and begins to read it. Throws 400, 403, 409 `draft_exists` unless the draft that there is may go,
 * 429 `import_limit` (4-beyond §6).
 */
export async function startDraft(platform: Platform, call: StartCall): Promise<Draft> {
  const { db, clock } = platform
  const { access, actor } = call
  const { restaurantId } = access
  await restaurantRights.require(db, access, ['texts'])
  const source = await sourceOf(call)
  await throwIfDraftExists(db, call, clock.now())
  const id = v7()
  return countedReading(platform, restaurantId, async () => {
    try {
      const files = await storeSent(platform, id, call)
      return await writeRestaurant(platform, { ...call, isUnseen: true }, async ({ trx, access: present, now }) => {
        await restaurantRights.require(trx, present, ['texts'])
        await throwIfDraftExists(trx, call, now)
        const old = await deleteDraft(trx, restaurantId)
        if (old !== undefined) await platform.jobs.enqueue(trx, deleteDraftFiles, { draftId: old })
        const expiresAt = new Date(now.getTime() + DRAFT_DAYS * DAY_MS)
        await insertDraft(trx, { id, restaurantId, userId: actor.userId, ...source, files, now, expiresAt })
        await platform.jobs.enqueue(trx, readDraftJob, { restaurantId, draftId: id })
        return presentDraft(orNotFound(await findAnyDraft(trx, restaurantId)))
      })
    } catch (error) {
      await platform.jobs.enqueue(db, deleteDraftFiles, { draftId: id })
      throw error
    }
  })
}
