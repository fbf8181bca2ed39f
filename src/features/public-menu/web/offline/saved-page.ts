import { isLocale } from '#shared/locale.ts'
import { attributeOf, ICON_CLASS, SAVED, TODAY_PRICE } from '../../menu-dom.ts'
import { fillTime } from '#features/restaurants/hours/fill-time.ts'
import { readPageData } from '../page-data.ts'
import { offlineTexts } from './offline.texts.ts'

/** Phosphor's "cloud slash", regular. */
const CLOUD =
  '<svg class="ICON" viewBox="0 0 256 256" fill="currentColor" aria-hidden="true"><path d="M53.92,34.62A8,8,0,1,0,42.08,45.38L81.32,88.55l-.06.12A65,65,0,0,0,72,88a64,64,0,0,0,0,128h88a87.34,87.34,0,0,0,31.8-5.93l10.28,11.31a8,8,0,1,0,11.84-10.76ZM160,200H72a48,48,0,0,1,0-96c1.1,0,2.2,0,3.3.12A88.4,88.4,0,0,0,72,128a8,8,0,0,0,16,0,72.25,72.25,0,0,1,5.06-26.54l87,95.7A71.66,71.66,0,0,1,160,200Zm88-72a87.89,87.89,0,0,1-22.35,58.61A8,8,0,0,1,213.71,176,72,72,0,0,0,117.37,70a8,8,0,0,1-9.48-12.89A88,88,0,0,1,248,128Z"/></svg>'

/** The classes of the line, and the beginning of the status in a page that says nothing about itself. */
const NOW = { line: 'saved', icon: ICON_CLASS }
const BEFORE_PAGE_DATA = { line: 'sv', icon: 'ic', status: '<span class="st">' }

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString()

/** 'Guardado a las 13:05'; with the date when that was not today. In the time zone of the phone. */
export function savedText(lang: string, savedAt: Date, now: Date): string {
  const locale = isLocale(lang) ? lang : 'es'
  const texts = offlineTexts[locale]
  const time = `${savedAt.getHours()}:${String(savedAt.getMinutes()).padStart(2, '0')}`
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(savedAt)
  const when = fillTime(isSameDay(savedAt, now) ? texts.today : texts.earlier, time).replace('{date}', date)
  return `${when} · ${texts.allergens}`
}

/** The same in parts: on a phone, the warning has a line of its own and the dot between them is not shown. */
function savedLine(text: string, classes: { line: string; icon: string }): string {
  const [when = '', warning = ''] = text.split(' · ')
  const cloud = CLOUD.replace('ICON', classes.icon)
  return `<span class="${classes.line}">${cloud}<b>${when}</b><i> · </i><small>${warning}</small></span>`
}

const HTML = '<html '
const LANG = '<html lang="'

/** The language of a page, as its root element names it. */
export const languageOf = (html: string): string => html.slice(html.indexOf(LANG) + LANG.length).slice(0, 'es'.length)

/** The root element marked for the page's scripts and styles; `old` where the page was not saved today. */
export const markRoot = (html: string, value: '' | 'old'): string =>
  html.replace(HTML, `${HTML}${attributeOf(SAVED)}="${value}" `)

/**
 * Where the line stands: behind the page's data, which are on the status line. A page of a release without them was
 * saved with other styles.
 */
function placeOfLine(html: string): { at: number; classes: { line: string; icon: string } } {
  const page = readPageData(html)
  if (page) return { at: page.end, classes: NOW }
  return { at: html.indexOf(BEFORE_PAGE_DATA.status), classes: BEFORE_PAGE_DATA }
}

/** Without the prices of a day that has ended: the page says when. */
function withoutEnded(html: string, now: Date): string {
  const data = readPageData(html)?.data
  // A page that the release before saved names one moment for all.
  const endsAt = data?.pricesEndAt ?? data?.changesAt ?? Number.POSITIVE_INFINITY
  // As React prints a price of today.
  const today = new RegExp(`<small ${attributeOf(TODAY_PRICE)}="">.*?</small>`, 'g')
  return endsAt <= now.getTime() ? html.replace(today, '') : html
}

/** The saved HTML of a menu with the time of saving on its status line, and marked. */
export function markSaved(saved: string, savedAt: Date, now: Date): string {
  const html = withoutEnded(saved, now)
  const { at, classes } = placeOfLine(html)
  const line = savedLine(savedText(languageOf(html), savedAt, now), classes)
  const marked = at < 0 ? html : html.slice(0, at) + line + html.slice(at)
  return markRoot(marked, isSameDay(savedAt, now) ? '' : 'old')
}
