import { isDeepStrictEqual } from 'node:util'
import { centsToDecimal } from '#shared/money.ts'
import type { Change } from '#platform/events/changes.ts'
import { nameIn } from '#features/prices/names.ts'
import { weekdayLetters } from '#features/set-menus/daily/day-words.ts'
import type { SetMenuTimes } from '#features/set-menus/daily/daily-menu.rules.ts'
import type { DailyMenuState, SetMenuState } from '#features/set-menus/server/index.ts'
import type { StoredContent } from '#features/set-menus/set-menu.rules.ts'
import { slotsShort } from '#features/restaurants/opening/day-words.ts'
import type { Action } from '../../activity.actions.ts'
import { line, type Line } from './line.ts'

type Subject = { id: string; name: string }

/** 'Lentejas, Pollo al ajillo · 13.50'. */
function contentText({ courses, price }: Pick<StoredContent, 'courses' | 'price'>): string {
  const dishes = courses.flatMap(({ items }) => items.map(({ names }) => nameIn(names, 'es', 'es').text))
  return [dishes.join(', '), price > 0 ? centsToDecimal(price).replace('.', ',') : ''].filter(Boolean).join(' · ')
}

const timesText = ({ days, slots }: SetMenuTimes): string => `${weekdayLetters(days)} · ${slotsShort(slots)}`

type SoldOut = { soldOut: boolean; unavailable: readonly string[] }

/** What is sold out, or back: the whole and each line. */
function describeSoldOut(subject: Subject, before: SoldOut, after: SoldOut): Line[] {
  const whole: Line[] =
    before.soldOut === after.soldOut ? [] : [line(after.soldOut ? 'setMenu.soldOut' : 'setMenu.back', subject)]
  const lines = (action: Action, names: readonly string[]): Line[] =>
    names.map(name => line(action, { id: subject.id, name }))
  return [
    ...whole,
    ...lines(
      'setMenu.itemSoldOut',
      after.unavailable.filter(name => !before.unavailable.includes(name)),
    ),
    ...lines(
      'setMenu.itemBack',
      before.unavailable.filter(name => !after.unavailable.includes(name)),
    ),
  ]
}

const partsOf = ({ price, includes, note, courses }: StoredContent) => ({ price, includes, note, courses })

function describeContent(action: Action, subject: Subject, before: StoredContent | null, after: StoredContent): Line[] {
  if (before && isDeepStrictEqual(partsOf(before), partsOf(after))) return []
  const values = { before: before ? contentText(before) : '', after: contentText(after) }
  return [line(action, subject, values.before === values.after ? {} : values)]
}

/** A day of the daily menu; a draft that is written on and on is one entry. */
export function describeDailyMenu({ id, before, after }: Change<DailyMenuState>): Line[] {
  const state = after ?? before
  if (!state) return []
  const subject = { id, name: state.name }
  if (!after) return [line('daily.deleted', subject)]
  const published: Line[] =
    after.live && !isDeepStrictEqual(before?.live, after.live)
      ? [line('daily.published', subject, { after: contentText(after.live) })]
      : []
  const nothing = { soldOut: false, unavailable: [] }
  return [
    ...(published.length > 0 ? [] : describeContent('daily.written', subject, before, after)),
    ...published,
    ...describeSoldOut({ id, name: `del ${state.name}` }, before ?? nothing, after),
  ]
}

/** When the menu of the day is served. */
export function describeDailyRules({ id, before, after }: Change<SetMenuTimes>): Line[] {
  if (!before || !after) return []
  const values = { before: timesText(before), after: timesText(after) }
  return [line('daily.rules', { id, name: '' }, values.before === values.after ? {} : values)]
}

/** A fixed set menu. */
export function describeSetMenu({ id, before, after }: Change<SetMenuState>): Line[] {
  const state = after ?? before
  if (!state) return []
  const subject = { id, name: nameIn(state.names, 'es', 'es').text }
  if (!before) return [line('setMenu.created', subject, { after: contentText(state) })]
  if (!after) return [line('setMenu.deleted', subject)]
  const isPublished: Line[] =
    before.published === after.published
      ? []
      : [line(after.published ? 'setMenu.published' : 'setMenu.unpublished', subject)]
  const content = describeContent('setMenu.changed', subject, before, after)
  const times = { before: timesText(before), after: timesText(after) }
  const others =
    times.before !== times.after
      ? [line('setMenu.changed', subject, times)]
      : isDeepStrictEqual(before.names, after.names)
        ? []
        : [line('setMenu.changed', subject)]
  return [...isPublished, ...content, ...others, ...describeSoldOut(subject, before, after)]
}
