import type { Edition, PaperCounts } from '../../paper.contract.ts'
import { editionTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { paperChangesText } from '../../paper.texts.ts'
import type { PaperStatus } from '../paper.queries.ts'

export type ChangedAfter = { what: string; until: string }

const wordsOf = (counts: PaperCounts): string => paperChangesText(counts) || texts.nothingDiffers

/** What has changed after an edition: until the next one, or until today; '' where that is not known. */
export function changedAfter(
  edition: Edition,
  editions: readonly Edition[],
  status: PaperStatus | undefined,
): ChangedAfter {
  const next = editions[editions.indexOf(edition) - 1]
  if (next && edition.changedUntilNext) return { what: wordsOf(edition.changedUntilNext), until: texts.until(next.n) }
  if (status?.edition?.n !== edition.n || !status.changes) return { what: '', until: '' }
  return status.isUpToDate
    ? { what: texts.nothingYet, until: '' }
    : { what: paperChangesText(status.changes), until: texts.sinceThen }
}
