import type { Locale } from '#shared/locale.ts'
import { printQuery, type QrPrint } from '../qr.contract.ts'

/** What the owner has chosen for paper. */
export type PrintChoice = { print: QrPrint; phrase: string; locales: readonly Locale[] }

/** The sheet that is asked for: the phrase of one's own, or the given ones in these languages (3-decisions §10). */
export type Sheet = { print: QrPrint; phrase?: string; locales?: string; zone?: string }

export const sheetOf = ({ print, phrase, locales }: PrintChoice): Sheet =>
  phrase.trim() ? { print, phrase: phrase.trim() } : { print, locales: locales.join(',') }

/** What the server would refuse, in its words. */
export function faultsOf(choice: PrintChoice): { phrase?: string | undefined; locales?: string | undefined } {
  const issues = printQuery.safeParse(sheetOf(choice)).error?.issues ?? []
  const messageOf = (field: string) => issues.find(({ path }) => path[0] === field)?.message
  return { phrase: messageOf('phrase'), locales: messageOf('locales') }
}
