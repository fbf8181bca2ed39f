import { COURSE_ITEMS_MAX } from '../set-menus.limits.ts'
import { setMenuTexts as texts } from '../set-menus.texts.ts'
import { centsOf, type DayValues } from './day-form.ts'

/** What is typed as a supplement and is none: 'Merluza +dos'. */
const NO_SUPPLEMENT = /\s\+\s*\S*$/

export type DayFaults = {
  price?: string
  lines: Record<string, string>
  courses: Record<string, string>
  empty?: string
}

/** What is wrong in the form while it is written. */
export function dayFaults({ courses }: DayValues): DayFaults {
  const lines = courses.flatMap(course => course.lines)
  return {
    lines: Object.fromEntries(
      lines.filter(({ text }) => NO_SUPPLEMENT.test(text)).map(({ id }) => [id, texts.badSupplement]),
    ),
    courses: Object.fromEntries(
      courses.filter(course => course.lines.length > COURSE_ITEMS_MAX).map(({ id }) => [id, texts.tooManyItems]),
    ),
  }
}

/** What is missing before it is published. */
export function publishFaults(values: DayValues): DayFaults {
  const { price, courses } = values
  const hasLine = courses.some(({ lines }) => lines.some(({ text }) => text.trim() !== ''))
  const cents = centsOf(price)
  return {
    ...dayFaults(values),
    ...((cents === undefined || cents === 0) && { price: texts.priceRequired }),
    ...(!hasLine && { empty: texts.dishRequired }),
  }
}

export const hasFaults = ({ price, lines, courses, empty }: DayFaults): boolean =>
  price !== undefined || empty !== undefined || Object.keys(lines).length + Object.keys(courses).length > 0
