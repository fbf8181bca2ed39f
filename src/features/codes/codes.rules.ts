import { CODE_PARAMETER } from '#features/restaurants/locales/locales.rules.ts'
import { comparable } from '#features/prices/names.ts'
import { textLength } from '#shared/text.ts'
import type { CodePrint, NewCodes, TableCode } from './codes.contract.ts'
import { CARDS_ON_SHEET, CODE_NAME_MAX, STICKERS_ON_SHEET } from './codes.limits.ts'
import { codeFieldTexts as texts } from './codes.texts.ts'

/** 'Mesa 7' is number 7 of the series 'Mesa'. */
type Numbered = { prefix: string; number: number }
const NUMBERED = /^(.+?) ([1-9]\d{0,2})$/

/** Which place of which series a name is; undefined: it stands alone. */
export function seriesPlace(name: string): Numbered | undefined {
  const [, prefix, number] = NUMBERED.exec(name) ?? []
  return prefix === undefined ? undefined : { prefix, number: Number(number) }
}

export const seriesName = ({ prefix, number }: Numbered): string => `${prefix} ${number}`

/** One form for names that people take for the same (4-beyond §9: without accents and case). */
export const nameKey = (name: string): string => comparable(name)

/** What follows the origin in the address of a code. */
export const codePlace = (slug: string, key: string): string => `${slug}?${CODE_PARAMETER}=${key}`

/** The text in the code: its whole address with the scheme. */
export const codeUrl = (publicUrl: string, slug: string, key: string): string =>
  `${publicUrl.replace(/\/+$/, '')}/${codePlace(slug, key)}`

/** The codes of a series by number, or one that stands alone. */
export type Series<Code> = { prefix: string; codes: Code[] }
export type Board<Code> = { series: Series<Code>[]; singles: Code[] }

type Placed = Pick<TableCode, 'name' | 'createdAt' | '_id'>

const byTime = (a: Placed, b: Placed): number =>
  a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a._id < b._id ? -1 : 1
const numberOf = ({ name }: Placed): number => seriesPlace(name)?.number ?? 0

/**
 * The board: series as they were begun, each by its numbers, then what stands alone as it was made. A name with a
 * number is in a series as soon as there are two of it.
 */
export function boardOf<Code extends Placed>(codes: readonly Code[]): Board<Code> {
  const inTime = codes.toSorted(byTime)
  const groups = Map.groupBy(inTime, ({ name }) => {
    const place = seriesPlace(name)
    return place && nameKey(place.prefix)
  })
  const series: Series<Code>[] = []
  const alone = new Set<Code>(groups.get(undefined))
  for (const [key, group] of groups) {
    const [first] = group
    if (key === undefined || !first) continue
    if (group.length === 1) alone.add(first)
    else
      series.push({
        prefix: seriesPlace(first.name)?.prefix ?? '',
        codes: group.toSorted((a, b) => numberOf(a) - numberOf(b)),
      })
  }
  return { series, singles: inTime.filter(code => alone.has(code)) }
}

/** All codes in the order of the board: so they are printed. */
export function inBoardOrder<Code extends Placed>(codes: readonly Code[]): Code[] {
  const { series, singles } = boardOf(codes)
  return [...series.flatMap(each => each.codes), ...singles]
}

/** What is wrong with new codes, judged together; the numbers are whole and in their range. */
export function newCodesErrors({ names, prefix, from, to }: NewCodes): Record<string, string> {
  const isSeries = prefix !== undefined && from !== undefined && to !== undefined
  const isPart = prefix !== undefined || from !== undefined || to !== undefined
  if (names ? isPart : !isSeries) return { names: texts.nothing }
  if (!isSeries) return {}
  if (to < from) return { to: texts.order }
  return textLength(seriesName({ prefix, number: to })) > CODE_NAME_MAX ? { prefix: texts.nameTooLong } : {}
}

/** The names of a series, without those that there are: so many are skipped. */
export function namesOfSeries(
  { prefix, from, to }: { prefix: string; from: number; to: number },
  living: readonly string[],
): { names: string[]; skipped: number } {
  const had = new Set(living.map(nameKey))
  const all = Array.from({ length: Math.max(0, to - from + 1) }, (_, place) =>
    seriesName({ prefix, number: from + place }),
  )
  const names = all.filter(name => !had.has(nameKey(name)))
  return { names, skipped: all.length - names.length }
}

/** The greatest number of a series; 0 without one. */
export function lastNumber(prefix: string, living: readonly string[]): number {
  const key = nameKey(prefix)
  const numbers = living.flatMap(name => {
    const place = seriesPlace(name)
    return place && nameKey(place.prefix) === key ? [place.number] : []
  })
  return Math.max(0, ...numbers)
}

/** The next free numbers of a series, one for each code that comes to it. */
export function nextNames(prefix: string, count: number, living: readonly string[]): string[] {
  const last = lastNumber(prefix, living)
  return Array.from({ length: count }, (_, place) => seriesName({ prefix, number: last + 1 + place }))
}

/** Sheets that so many codes need. */
export const sheetsOf = (print: CodePrint, count: number): number =>
  print === 'tent' ? count : Math.ceil(count / (print === 'cards' ? CARDS_ON_SHEET : STICKERS_ON_SHEET))
