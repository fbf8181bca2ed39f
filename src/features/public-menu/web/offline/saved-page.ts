import { isLocale } from '#shared/locale.ts'
import { fillTime } from '../../fill-time.ts'
import { offlineTexts } from './offline.texts.ts'

/** Phosphor's "cloud slash", regular. */
const CLOUD =
  '<svg class="ic" viewBox="0 0 256 256" fill="currentColor" aria-hidden="true"><path d="M53.92,34.62A8,8,0,1,0,42.08,45.38L81.32,88.55l-.06.12A65,65,0,0,0,72,88a64,64,0,0,0,0,128h88a87.34,87.34,0,0,0,31.8-5.93l10.28,11.31a8,8,0,1,0,11.84-10.76ZM160,200H72a48,48,0,0,1,0-96c1.1,0,2.2,0,3.3.12A88.4,88.4,0,0,0,72,128a8,8,0,0,0,16,0,72.25,72.25,0,0,1,5.06-26.54l87,95.7A71.66,71.66,0,0,1,160,200Zm88-72a87.89,87.89,0,0,1-22.35,58.61A8,8,0,0,1,213.71,176,72,72,0,0,0,117.37,70a8,8,0,0,1-9.48-12.89A88,88,0,0,1,248,128Z"/></svg>'

/** A picture of at least this width is saved, one for each photo. */
const PICTURE_WIDTH = 480

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString()

/** 'Guardado a las 13:05'; with the date when that was not today. In the time zone of the phone. */
export function savedText(lang: string, savedAt: Date, now: Date): string {
  const locale = isLocale(lang) ? lang : 'es'
  const texts = offlineTexts[locale]
  const time = `${twoDigits(savedAt.getHours())}:${twoDigits(savedAt.getMinutes())}`
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(savedAt)
  const when = fillTime(isSameDay(savedAt, now) ? texts.today : texts.earlier, time).replace('{date}', date)
  return `${when} · ${texts.allergens}`
}

/** The same in parts: on a phone, the warning has a line of its own and the dot between them is not shown. */
function savedLine(text: string): string {
  const [when = '', warning = ''] = text.split(' · ')
  return `<span class="sv">${CLOUD}<b>${when}</b><i> · </i><small>${warning}</small></span>`
}

/**
 * The saved HTML of a menu with the time of saving on its status line, and marked for the page's script; `old` where
 * that was not today.
 */
export function markSaved(html: string, savedAt: Date, now: Date): string {
  const lang = /<html lang="(\w+)"/.exec(html)?.[1] ?? ''
  return html
    .replace('<html ', `<html data-saved="${isSameDay(savedAt, now) ? '' : 'old'}" `)
    .replace('<span class="st">', status => savedLine(savedText(lang, savedAt, now)) + status)
}

/** Paths of the menu in its languages, as its page names them; the present one alone for a menu of one language. */
export function languagesOf(html: string): string[] {
  const links = [...html.matchAll(/<link rel="(?:alternate"[^>]*|canonical") href="([^"]+)"/g)]
  const paths = links.map(([, url = '']) => {
    const { pathname, search } = new URL(url.replaceAll('&amp;', '&'))
    return pathname + search
  })
  return [...new Set(paths)]
}

const PICTURE = /(?<=[" ,])(\/uploads\/(\w+)\/(\d+)\.webp)/g
/** A picture with the width of its largest file, for the sheet of the dish. */
const LARGEST = /(\/uploads\/\w+)\/\d+\.webp" data-l="(\d+)"/g
/** Every picture that is larger has a file of this width too. */
const SHEET_WIDTH = 640

/** Where a page shows only a small picture, the sheet of its dish needs a larger one. */
const withLarger = (html: string): string =>
  html.replace(
    LARGEST,
    (whole, base: string, width: string) => `${whole} "${base}/${Math.min(Number(width), SHEET_WIDTH)}.webp"`,
  )

/**
 * Paths of the files that a page needs without a network: fonts, script, icon, and each photo once, large enough for
 * its sheet.
 */
export function filesOf(html: string): string[] {
  const ours = html.match(/\/assets\/[\w.-]+|\/menu-files\/[\w-]+\/icon-48-\w+\.png/g) ?? []
  const pictures = new Map<string, { path: string; width: number }>()
  for (const [, path = '', folder = '', written = ''] of withLarger(html).matchAll(PICTURE)) {
    const width = Number(written)
    const kept = pictures.get(folder)
    const isBetter =
      !kept || (kept.width < PICTURE_WIDTH ? width > kept.width : width >= PICTURE_WIDTH && width < kept.width)
    if (isBetter) pictures.set(folder, { path, width })
  }
  return [...new Set([...ours, ...[...pictures.values()].map(({ path }) => path)])]
}
