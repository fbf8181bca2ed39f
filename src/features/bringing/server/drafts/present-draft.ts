import { answerOf } from '#features/prices/price-fields.ts'
import type { Draft } from '../../draft.contract.ts'
import type { DraftContent } from '../review/draft-content.ts'
import type { ReadPrice, Reading } from '../../reading/draft.ts'
import type { ReadPageState } from '../process/carta-reader.ts'
import type { DraftRow } from './drafts.store.ts'
import { secondsOfReading } from './reading-time.rules.ts'

const presentPrice = ({ word, ...line }: ReadPrice) => ({ ...answerOf(line), ...(word !== undefined && { word }) })
const presentReading = (reading: Reading) =>
  'prices' in reading ? { prices: reading.prices.map(presentPrice) } : { name: reading.name }

const presentDish = (dish: DraftContent['dishes'][number]): Draft['dishes'][number] => ({
  ...dish,
  prices: dish.prices.map(presentPrice),
  doubts: dish.doubts.map(({ readings, answer, ...doubt }) => ({
    ...doubt,
    readings: readings.map(presentReading),
    answer: answer === null || typeof answer === 'number' ? answer : presentReading(answer),
  })),
})

/** A page while the others are read. */
const unseenPage = ({ state, dishes }: ReadPageState) => ({ state, dishes, code: null, image: null })

/** While it is read, nothing of it is shown but how far it is. */
const NOTHING: Pick<Draft, keyof ReturnType<typeof partsOf>> = {
  pages: [],
  categories: [],
  dishes: [],
  leftovers: [],
  key: [],
  isKeyRead: false,
  columns: null,
  areColumnsUnclear: false,
  sheets: null,
  sheet: null,
}

const partsOf = ({ pages, categories, dishes, leftovers, key, isKeyRead, ...content }: DraftContent) => ({
  pages,
  categories,
  dishes: dishes.map(presentDish),
  leftovers,
  key,
  isKeyRead,
  columns: content.columns,
  areColumnsUnclear: content.areColumnsUnclear,
  sheets: content.sheets ?? null,
  sheet: content.sheet ?? null,
})

type Around = Partial<Pick<Draft, 'ahead' | 'secondsLeft' | 'alsoBy'>>

export function presentDraft(row: DraftRow, around: Around = {}): Draft {
  return {
    _id: row.id,
    state: row.state,
    code: row.failure?.code ?? null,
    message: row.failure?.message ?? null,
    source: row.source,
    fileName: row.file_name,
    page: row.page,
    pageCount: row.page_count,
    ahead: 0,
    secondsLeft: row.state === 'reading' ? secondsOfReading(row) : null,
    alsoBy: null,
    ...around,
    ...(row.content ? partsOf(row.content) : { ...NOTHING, pages: row.pages_read.map(unseenPage) }),
    readAt: row.read_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
    revision: row.revision,
  }
}
