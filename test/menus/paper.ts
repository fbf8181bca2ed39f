import type { PaperContent } from '#features/paper/paper.content.ts'
import type { SheetInput, SheetOptions } from '#features/paper/paper.contract.ts'
import { hashOf } from '#features/paper/server/content/content-of.ts'
import { fileKey, paperFiles } from '#features/paper/server/paper-files.ts'
import { insertEdition, insertFile, saveOptions } from '#features/paper/server/paper.store.ts'
import type { Platform } from '#platform/platform.ts'
import { v7 } from '#platform/id/id.ts'

/** A sheet that every house can print on the day of the tests. */
export const paperSheet = (): SheetInput => ({
  format: 'a4',
  locales: ['es'],
  allergens: 'letters',
  descriptions: true,
  photos: false,
  categoryIds: [],
  validFrom: '2027-03-10',
  size: 'normal',
  zones: 'base',
  footNote: '',
  tax: 'IVA',
  qr: true,
  press: false,
})

const contentOf = (name: string): PaperContent => ({
  defaultLocale: 'es',
  currency: 'EUR',
  priceLabels: [],
  zones: [],
  categories: [{ _id: 'c1', names: { es: 'Apartado del papel' } }],
  categoryIds: [],
  dishes: [
    {
      _id: 'd1',
      categoryId: 'c1',
      translations: { es: { name, description: '' } },
      prices: [{ label: null, amount: 4.5, market: false, unit: null, minPersons: null }],
      allergens: ['gluten'],
      traces: [],
      ask: false,
      tracesDeclared: true,
    },
  ],
  footNote: '',
  validFrom: '2027-03-10',
  tax: 'IVA',
})

/** Editions that somebody printed before. */
export function createPaperFactories(platform: Platform) {
  const { db, clock } = platform
  return {
    /** Edition 1 with one dish for 4,50 €, and its one file. */
    paperEdition: async (
      { id: restaurantId, ownerId }: { id: string; ownerId: string },
      name = 'Bravas',
    ): Promise<{ n: number; file: string }> => {
      const content = contentOf(name)
      const made_at = clock.now()
      const key = fileKey(restaurantId, v7())
      const file = 'casa-carta-a4-ed1.pdf'
      const options = { ...paperSheet(), leaveOut: [] } as SheetOptions
      await paperFiles(platform).put(key, Buffer.from('%PDF-1.7'), { type: 'application/pdf' })
      const ids = { restaurant_id: restaurantId, n: 1, made_at }
      await insertEdition(db, {
        ...ids,
        content,
        content_hash: hashOf(content),
        valid_from: content.validFrom,
        made_by: ownerId,
      })
      await insertFile(db, {
        ...ids,
        name: file,
        storage_key: key,
        options,
        options_hash: hashOf(options),
        look: { style: 'modern', k: 1.08 },
        pages: 1,
        bytes: 8,
      })
      await saveOptions(db, { restaurant_id: restaurantId, last_number: 1, updated_at: made_at, options })
      return { n: 1, file }
    },
  }
}
