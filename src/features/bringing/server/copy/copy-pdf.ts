import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Platform } from '#platform/platform.ts'
import { setPdf } from '#platform/typeset/set-pdf.ts'
import { costlyWork } from '#platform/work/costly-work.ts'
import { asBuffer } from '#platform/work/task.ts'
import { COPY_RETRY_AFTER_S, COPY_WAIT_MS } from '../../bringing.limits.ts'
import type { CartaCopy } from '../../copy-format.ts'
import { layOutCopies } from './copy.task.ts'

const busy = (): AppError => new AppError(commonErrors.busy, { retryAfterS: COPY_RETRY_AFTER_S })

/** The list as a PDF. Throws 429 `busy` when it could not be begun within 8 s, laid out or set. */
export async function pdfOfCopy(platform: Platform, ownerId: string, copy: CartaCopy): Promise<Buffer> {
  const waiting = { ownerId, waitMs: COPY_WAIT_MS, refusal: busy }
  const pages = await platform.services.get(costlyWork)(waiting, run => run(layOutCopies, copy))
  const sheet = { title: copy.name, author: copy.name, lang: copy.defaultLocale, pages }
  return asBuffer(await setPdf(platform, ownerId, { sheet }))
}
