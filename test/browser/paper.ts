import type { Edition, Preview } from '#features/paper/paper.contract.ts'
import type { PaperStatus } from '#features/paper/web/paper.queries.ts'

const SEEN = '2026-11-21T12:00:00.000Z'

/** Edition 12 as an A4 of the third of May, and nothing after it. */
export const sampleEdition = (changes: Partial<Edition> = {}): Edition => ({
  n: 12,
  validFrom: '2026-05-03',
  at: '2026-05-03T10:00:00.000Z',
  by: 'Carmen Velasco',
  retiredAt: null,
  updatedAt: SEEN,
  changedUntilNext: null,
  files: [{ name: 'casa-lola-carta-a4-ed12.pdf', format: 'a4', locales: ['es'], pages: 2, bytes: 90_000 }],
  ...changes,
})

export const noPaperChanges = { allergens: 0, prices: 0, added: 0, gone: 0, texts: 0 }

/** Since edition 12 three prices have changed, and a dish is new. */
export const samplePaperStatus = (changes: Partial<PaperStatus> = {}): PaperStatus => ({
  edition: sampleEdition(),
  changes: { ...noPaperChanges, prices: 3, added: 1 },
  isUpToDate: false,
  options: null,
  copies: null,
  ...changes,
})

const page = (label: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842" width="595" height="842"><rect width="100%" height="100%" fill="#fff"/><text x="40" y="80" font-size="40">${label}</text></svg>`

/** Pages as the server draws them, nothing missing on them. */
export const samplePreview = (pages = 2, changes: Partial<Preview> = {}): Preview => ({
  pages: Array.from({ length: pages }, (_, place) => page(`Página ${place + 1}`)),
  letters: 11.03,
  ways: [],
  warnings: { undeclared: [], unnamed: [], unpriced: [], otherScript: [] },
  edition: { n: 13, isNew: true },
  ...changes,
})
