import type { FieldErrors } from '#shared/app-error.ts'
import type { Locale } from '#shared/locale.ts'
import { type DayValues, dayBody } from './day-form.ts'

const LOST = /^courses\.(\d+)\.items\.(\d+)\.dishId$/

/**
 * The form after a refusal because dishes of it have left the carta: their lines keep text and allergens, which are to
 * be confirmed, and are no dishes of the carta any more. Undefined where that was not why.
 */
export function withoutLostDishes(values: DayValues, errors: FieldErrors, locale: Locale): DayValues | undefined {
  const { courses } = dayBody(values, locale)
  const lost = new Set(
    Object.keys(errors).flatMap(path => {
      const [, course, item] = LOST.exec(path) ?? []
      return courses[Number(course)]?.items[Number(item)]?._id ?? []
    }),
  )
  if (lost.size === 0) return undefined
  return {
    ...values,
    courses: values.courses.map(course => ({
      ...course,
      lines: course.lines.map(line =>
        line.known && lost.has(line.id) ? { ...line, known: { ...line.known, dishId: null, text: '' } } : line,
      ),
    })),
  }
}
