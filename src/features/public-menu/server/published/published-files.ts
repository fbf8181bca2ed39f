import { MINUTE_MS } from '#shared/time.ts'
import { LOCALES } from '#shared/locale.ts'
import type { Platform } from '#platform/platform.ts'

/**
 * The files of published menus. For nginx: `{start|es|en|pt}/{slug}.{br|gz}`, where `start` is the page without
 * `?lang`. For us: `sets/{restaurant id}/{version}.{edition}.{slug}`, empty, present before the first and after the
 * last of these files, so that what was published is known without a database and after a crash. Where a page becomes
 * another one by the clock, `.{time}` in milliseconds since 1970 stands behind it (decision 0293).
 */
export const START = 'start'
const SETS = 'sets/'
/** As the product itself sends a menu page (3-decisions §1). */
const PAGE = { type: 'text/html; charset=utf-8', cache: 'public, no-cache' } as const
const MARKER = { type: 'text/plain' } as const
const FORMS = ['br', 'gz'] as const

/** What was published, or is being published. */
export type PublishedSet = {
  restaurantId: string
  version: number
  edition: string
  slug: string
  /** When it becomes another one by the clock; absent: never. */
  changesAt?: number
}
/** The compressed forms of one page. */
export type PublishedPage = { br: Uint8Array; gzip: Uint8Array }

const markerOf = ({ restaurantId, version, edition, slug, changesAt }: PublishedSet): string =>
  `${SETS}${restaurantId}/${[version, edition, slug, ...(changesAt === undefined ? [] : [changesAt])].join('.')}`

function readMarker(key: string): PublishedSet | undefined {
  const [, restaurantId = '', name = ''] = key.split('/')
  const [version = '', edition = '', slug = '', changesAt] = name.split('.')
  if (!restaurantId || !slug) return undefined
  return { restaurantId, version: Number(version), edition, slug, ...(changesAt && { changesAt: Number(changesAt) }) }
}

/**
 * A marker that is younger may belong to a process that is still writing: if that process dies, the marker is the only
 * trace of its files.
 */
const WRITING_MAX_MS = MINUTE_MS

/** Writes, deletes and lists published menus. `now` is the time of the storage's own clock, in milliseconds. */
export function createPublishedFiles({ storage }: Pick<Platform, 'storage'>, now = Date.now) {
  const files = storage.in('menus/')

  async function deletePages(slug: string): Promise<void> {
    await Promise.all(
      [START, ...LOCALES].flatMap(language => FORMS.map(form => files.delete(`${language}/${slug}.${form}`))),
    )
  }

  async function deleteMarker(key: string): Promise<void> {
    const marker = await files.open(key)
    if (marker && now() - marker.modifiedAt.getTime() >= WRITING_MAX_MS) await files.delete(key)
  }

  return {
    mark: (set: PublishedSet): Promise<void> => files.put(markerOf(set), new Uint8Array(), MARKER),

    async write(slug: string, language: string, { br, gzip }: PublishedPage): Promise<void> {
      await files.put(`${language}/${slug}.br`, br, { ...PAGE, encoding: 'br' })
      await files.put(`${language}/${slug}.gz`, gzip, { ...PAGE, encoding: 'gzip' })
    },

    /** Everything that was published of one restaurant, under each slug. Idempotent; any process may call it. */
    async remove(restaurantId: string): Promise<void> {
      for await (const key of files.list(`${SETS}${restaurantId}/`)) {
        const set = readMarker(key)
        if (set) await deletePages(set.slug)
        await deleteMarker(key)
      }
    },

    async *list(): AsyncIterable<PublishedSet> {
      for await (const key of files.list(SETS)) {
        const set = readMarker(key)
        if (set) yield set
      }
    },
  }
}
export type PublishedFiles = ReturnType<typeof createPublishedFiles>
