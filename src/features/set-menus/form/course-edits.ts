import type { CourseValues, LineValues } from './day-form.ts'

/** Courses of the form with one of them changed. */
export const withCourse = (
  courses: readonly CourseValues[],
  courseId: string,
  make: (course: CourseValues) => CourseValues,
): CourseValues[] => courses.map(course => (course.id === courseId ? make(course) : course))

/** A thing by one place up or down; at the end of the list it stays. */
export function shifted<Thing extends { id: string }>(things: readonly Thing[], id: string, by: -1 | 1): Thing[] {
  const from = things.findIndex(thing => thing.id === id)
  const thing = things[from]
  if (!thing) return [...things]
  return things.toSpliced(from, 1).toSpliced(Math.max(0, from + by), 0, thing)
}

/** A line by one place; from the end of its course it goes over into the next one. */
export function shiftedLine(
  courses: readonly CourseValues[],
  { courseId, lineId, by }: { courseId: string; lineId: string; by: -1 | 1 },
): CourseValues[] {
  const at = courses.findIndex(({ id }) => id === courseId)
  const lines = courses[at]?.lines ?? []
  const from = lines.findIndex(({ id }) => id === lineId)
  const line = lines[from]
  const isWithin = from + by >= 0 && from + by < lines.length
  const next = courses[at + by]
  if (!line || (!isWithin && !next)) return [...courses]
  if (isWithin || !next)
    return withCourse(courses, courseId, course => ({ ...course, lines: shifted(lines, lineId, by) }))
  const without = withCourse(courses, courseId, course => ({
    ...course,
    lines: lines.filter(({ id }) => id !== lineId),
  }))
  const put = (into: readonly LineValues[]): LineValues[] => (by > 0 ? [line, ...into] : [...into, line])
  return withCourse(without, next.id, course => ({ ...course, lines: put(course.lines) }))
}

/** Lines in a new order, by their ids. */
export const inOrder = (lines: readonly LineValues[], ids: readonly string[]): LineValues[] =>
  lines.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))

/** An empty course, to be named. */
export const newCourse = (): CourseValues => ({ id: crypto.randomUUID(), name: '', lines: [] })
