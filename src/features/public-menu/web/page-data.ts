import { attributeOf, PAGE_DATA } from '../menu-dom.ts'
import type { LateData } from '../late/late-view.ts'
import type { OpeningHours } from './inline/opening-status.ts'
import type { SpecialHoursData } from './inline/special-status.ts'

/**
 * What a page tells its scripts and the service worker, as JSON in an element of its own, which browsers do not run.
 */
export type PageData = {
  /** Of the menu: it grows with every change. Only where the page may be saved. */
  version?: number
  /** When the menu becomes another one by itself; absent for never. The version stays. */
  changesAt?: number
  /** When the first of today's market prices ends; only where there is one. */
  pricesEndAt?: number
  /** For the line that says whether the restaurant is open. */
  hours?: OpeningHours | SpecialHoursData
  /** What is served when, where the carta has hours of its own. */
  late?: LateData
  /** Paths of the menu in its languages, that of this page first; only where the page may be saved. */
  languages?: string[]
  /** Paths of the files that the page needs without a network, each once. */
  files?: string[]
}

/** How React prints the element's beginning; `page-data.test.ts` compares it with a page. */
const BEGIN = `<script type="application/json" ${attributeOf(PAGE_DATA)}="">`
const END = '</script>'

/** The element's text: no name in it can end the element or begin a comment. */
export const writePageData = (data: PageData): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * The data of a page and where its element ends in the HTML, for the service worker, which has no parser of HTML.
 * Undefined for a page without them.
 */
export function readPageData(html: string): { data: PageData; end: number } | undefined {
  const begin = html.indexOf(BEGIN)
  const end = html.indexOf(END, begin)
  if (begin < 0 || end < 0) return undefined
  return { data: JSON.parse(html.slice(begin + BEGIN.length, end)) as PageData, end: end + END.length }
}
