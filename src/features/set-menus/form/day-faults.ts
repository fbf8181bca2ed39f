import { textLength } from '#shared/text.ts'
import { parsePrice } from '#shared/money.ts'
import { ITEM_NAME_MAX } from '#features/menu/menu.limits.ts'
import { COURSE_ITEMS_MAX, COURSE_NAME_MAX, SET_MENU_NOTE_MAX } from '../set-menus.limits.ts'
import { setMenuTexts as texts } from '../set-menus.texts.ts'
import { type CourseValues, type DayValues, endedLine, type LineValues } from './day-form.ts'

/** What is wrong in the form of a day; of lines and courses by their ids. */
export type DayFaults = {
  price?: string
  lines: Record<string, string>
  courses: Record<string, string>
  note?: string
  empty?: string
}

/** What is typed as a supplement and is none: 'Merluza +dos'. */
const NO_SUPPLEMENT = /\s\+\s*\S*$/

function lineFault(line: LineValues): string | undefined {
  const { text } = endedLine(line)
  if (NO_SUPPLEMENT.test(text)) return texts.badSupplement
  return textLength(text.trim()) > ITEM_NAME_MAX ? texts.tooLong(ITEM_NAME_MAX) : undefined
}

function courseFault({ name, lines }: CourseValues): string | undefined {
  if (lines.length > COURSE_ITEMS_MAX) return texts.tooManyItems
  if (name.trim() === '' && lines.some(({ text }) => text.trim() !== '')) return texts.courseName
  return textLength(name.trim()) > COURSE_NAME_MAX ? texts.tooLong(COURSE_NAME_MAX) : undefined
}

const byId = <Thing extends { id: string }>(
  things: readonly Thing[],
  faultOf: (thing: Thing) => string | undefined,
): Record<string, string> =>
  Object.fromEntries(
    things.flatMap(thing => {
      const fault = faultOf(thing)
      return fault === undefined ? [] : [[thing.id, fault]]
    }),
  )

/** What is wrong in the form while it is written; it is not saved until that is mended. */
export function dayFaults({ price, note, courses }: DayValues): DayFaults {
  const parsed = parsePrice(price)
  const isNoteLong = Object.values(note).some(text => textLength(text.trim()) > SET_MENU_NOTE_MAX)
  return {
    ...('problem' in parsed && { price: parsed.problem }),
    ...(isNoteLong && { note: texts.tooLong(SET_MENU_NOTE_MAX) }),
    lines: byId(
      courses.flatMap(({ lines }) => lines),
      lineFault,
    ),
    courses: byId(courses, courseFault),
  }
}

/** What is missing before it is published. */
export function publishFaults(values: DayValues): DayFaults {
  const faults = dayFaults(values)
  const parsed = parsePrice(values.price)
  const hasLine = values.courses.some(({ lines }) => lines.some(({ text }) => text.trim() !== ''))
  return {
    ...faults,
    ...('cents' in parsed && parsed.cents === 0 && { price: texts.priceRequired }),
    ...(!hasLine && { empty: texts.dishRequired }),
  }
}

export const hasFaults = ({ price, note, lines, courses, empty }: DayFaults): boolean =>
  [price, note, empty].some(fault => fault !== undefined) || Object.keys({ ...lines, ...courses }).length > 0
