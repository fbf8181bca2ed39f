import { createGate } from '#platform/limits/gate.ts'
import { createKeyedGate } from '#platform/limits/keyed-gate.ts'
import { READING_LIMITS } from '../../bringing.limits.ts'
import type { BringingError } from '../../bringing.errors.ts'
import type { Column } from '../../reading/table/columns.ts'
import type { PagePicture, ReadPage, Source, Understood } from '../read-pages.ts'
import { findTesseract } from '../photo/tesseract.ts'
import { Refusal } from '../sources/refusal.ts'
import { type ReadingChild, ReadingLimitError, startReadingChild } from './reading-child.ts'

export type PageState = { state: 'read' } | { state: 'failed'; reason: BringingError }
/** A page that is done, while others are read: its dishes are those that it would have alone. */
export type ReadPageState = { state: PageState['state']; dishes: number }
export type Reading = {
  restaurantId: string
  source: Source
  /** What the owner said the columns of a sheet hold. */
  columns?: readonly Column[]
  /** Cancels: its reason is thrown, and nothing of the reading runs any more. */
  signal?: AbortSignal
  /** Called once when the source is open, and after each page. */
  onPage?: (progress: { pages: number; read: readonly ReadPageState[] }) => void
  /** Gets the picture of each photographed page that was read. */
  onPicture?: (page: number, picture: PagePicture) => Promise<void>
}
export type ReadCarta = Understood & { pages: PageState[] }
export type CartaReader = {
  /** Whether this machine reads photographs; it is looked up once. */
  readsPhotos(): Promise<boolean>
  /**
   * Reads a carta in a process of its own: one of a restaurant, two in all; others wait. A page that fails does not
   * stop the others. Throws `Refusal` for what is not read at all.
   */
  read(reading: Reading): Promise<ReadCarta>
}

const QUEUE_OF_ALL = 100
type Limits = Record<'pageMs' | 'sheetMs' | 'memoryBytes', number>

export function createCartaReader(limits: Limits = READING_LIMITS): CartaReader {
  const ofRestaurant = createKeyedGate({ atOnce: READING_LIMITS.ofRestaurant, queue: 1 })
  const ofAll = createGate({ atOnce: READING_LIMITS.atOnce, queue: QUEUE_OF_ALL })
  let photos: Promise<boolean> | undefined
  return {
    readsPhotos: () => (photos ??= findTesseract().then(version => version !== undefined)),
    read: reading =>
      ofRestaurant([reading.restaurantId], () => ofAll(() => readIn(limits, reading), reading.signal), reading.signal),
  }
}

/** A source that is opened again in a new process after a page took too much. */
class Opened {
  #child: ReadingChild | undefined
  readonly #limits: Limits
  readonly #reading: Reading
  isSheet = false
  pages = 0

  constructor(limits: Limits, reading: Reading) {
    this.#limits = limits
    this.#reading = reading
  }

  async open(): Promise<ReadingChild> {
    if (this.#child?.isAlive) return this.#child
    const { source, signal } = this.#reading
    const child = startReadingChild(this.#limits.memoryBytes, signal)
    this.#child = child
    const { format, pages } = await child.ask('open', source, this.#limits.pageMs)
    // A text is no riddle: on a busy machine it gets the time of a page.
    this.isSheet = format === 'book'
    this.pages = pages
    return child
  }

  async read(page: number): Promise<ReadPage> {
    const child = await this.open()
    return child.ask('page', page, this.isSheet ? this.#limits.sheetMs : this.#limits.pageMs)
  }

  async count(page: ReadPage): Promise<number> {
    return (await this.open()).ask('count', page, this.#limits.pageMs)
  }

  async end(): Promise<void> {
    await this.#child?.end()
  }
}

/** Pictures are handed on at once: twenty of them would fill the memory. */
async function withoutPicture(
  page: ReadPage,
  hand: (picture: PagePicture) => Promise<void> | undefined,
): Promise<ReadPage> {
  if (page.kind !== 'words' || !page.picture) return page
  const { picture, ...words } = page
  await hand(picture)
  return words
}

const reasonOf = (error: unknown): BringingError => {
  if (error instanceof Refusal) return error.reason
  if (error instanceof ReadingLimitError) return 'unreadable'
  throw error
}

async function readIn(limits: Limits, reading: Reading): Promise<ReadCarta> {
  const opened = new Opened(limits, reading)
  try {
    await opened.open()
    reading.onPage?.({ pages: opened.pages, read: [] })
    const progress: ReadPageState[] = []
    const read: ReadPage[] = []
    const states: PageState[] = []
    for (let page = 1; page <= opened.pages; page++) {
      try {
        const words = await withoutPicture(await opened.read(page), picture => reading.onPicture?.(page, picture))
        const dishes = opened.pages > 1 ? await opened.count(words) : 0
        read.push(words)
        states.push({ state: 'read' })
        progress.push({ state: 'read', dishes })
      } catch (error) {
        const reason = reasonOf(error)
        if (reason === 'noOcr') throw error
        states.push({ state: 'failed', reason })
        progress.push({ state: 'failed', dishes: 0 })
      }
      reading.onPage?.({ pages: opened.pages, read: [...progress] })
    }
    const [first] = states
    if (read.length === 0) throw new Refusal(first?.state === 'failed' ? first.reason : 'unreadable')
    const child = await opened.open()
    const understood = await child.ask('understand', { pages: read, columns: reading.columns }, limits.pageMs)
    return { ...understood, pages: states }
  } catch (error) {
    throw error instanceof ReadingLimitError ? new Refusal('unreadable', 0, error) : error
  } finally {
    // The next one waits until this process is gone: two in all, also for a moment.
    await opened.end()
  }
}
