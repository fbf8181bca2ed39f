import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Platform } from '#platform/platform.ts'
import { typesetting } from '#platform/typeset/typeset.ts'
import { costlyWork } from '#platform/work/costly-work.ts'
import { asBuffer } from '#platform/work/task.ts'
import { PRINT_RETRY_AFTER_S, PRINT_WAIT_MS } from '../qr.limits.ts'
import type { HouseOnPaper } from './print-content.ts'
import type { PrintOrder } from './print/lay-out.ts'
import { layOutPrints } from './print/print.task.ts'

/** The browser asks again by itself (decision 0221). */
const busyPrinting = (): AppError => new AppError(commonErrors.busy, { retryAfterS: PRINT_RETRY_AFTER_S })

type FileOrder = Pick<PrintOrder, 'print' | 'as' | 'codes'> & { content: () => Promise<HouseOnPaper> }

/**
 * Sheets of the print kit as a PDF, or what is seen of the first code as an SVG: both are set by one program (decision
 * 0306). Throws 429 `busy` when it could not be begun within 8 s, laid out or set.
 */
export async function printFileOf(
  platform: Platform,
  ownerId: string,
  { content, ...order }: FileOrder,
): Promise<string | Buffer> {
  const waiting = { ownerId, waitMs: PRINT_WAIT_MS, refusal: busyPrinting }
  const { house, pages, files } = await platform.services.get(costlyWork)(waiting, async run => {
    const { house, files } = await content()
    const laidOut = await run(layOutPrints, { ...order, house })
    return { house, pages: laidOut.pages, files: { ...files, ...laidOut.files } }
  })
  const { name, lang } = house
  const isSeen = order.as === 'seen'
  const made = await platform.services.get(typesetting).set(ownerId, {
    sheet: { title: name, author: name, lang, figures: 'text', pages },
    files,
    results: [isSeen ? 'pages' : 'pdf'],
  })
  const file = isSeen ? made.pages?.[0] : made.pdf
  if (file === undefined) throw new Error('the typesetter made no file')
  return typeof file === 'string' ? file : asBuffer(file)
}
