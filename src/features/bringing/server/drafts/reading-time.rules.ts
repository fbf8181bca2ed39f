import { SECOND_MS } from '#shared/time.ts'
import { READING_LIMITS } from '../../bringing.limits.ts'
import type { DraftRow } from './drafts.store.ts'

type Waiting = { source: DraftRow['source']; page: number; pageCount: number; files: number }

const pageSeconds = (source: DraftRow['source']): number =>
  source === 'photos' ? READING_LIMITS.photoPageS : READING_LIMITS.otherPageS
const secondsOf = ({ source, page, pageCount, files }: Waiting): number =>
  pageSeconds(source) * Math.max(1, (pageCount === 0 ? files : pageCount) - page)

/** Of one that has begun: as its pages took so far. Null for a single page, and where nothing is read yet. */
export function secondsOfReading({ page, page_count: count, pages_read: read }: DraftRow): number | null {
  const times = read.flatMap(({ ms }) => ms ?? [])
  if (times.length === 0 || page >= count) return null
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length
  return Math.ceil(((count - page) * mean) / SECOND_MS)
}

/** Of one that waits: those before it, some at once, and then itself. */
export function waitOf(row: DraftRow, before: readonly Waiting[]): { ahead: number; secondsLeft: number | null } {
  if (before.length < READING_LIMITS.atOnce) return { ahead: 0, secondsLeft: null }
  const own = secondsOf({ source: row.source, page: 0, pageCount: 0, files: row.files.files.length })
  const others = before.reduce((sum, each) => sum + secondsOf(each), 0)
  return { ahead: before.length, secondsLeft: Math.ceil(others / READING_LIMITS.atOnce + own) }
}
