import type { Platform } from '#platform/platform.ts'
import { typesetting } from './typeset.ts'
import type { TypesetOrder } from './typst.ts'

/** A sheet as a PDF. Throws 429 `busy` when it cannot begin within 8 s, 503 when it takes too long. */
export async function setPdf(
  { services }: Pick<Platform, 'services'>,
  ownerId: string,
  order: Omit<TypesetOrder, 'results'>,
): Promise<Uint8Array> {
  const { pdf } = await services.get(typesetting).set(ownerId, { ...order, results: ['pdf'] })
  if (!pdf) throw new Error('the typesetter made no file')
  return pdf
}
