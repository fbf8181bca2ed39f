import { useCallback, useRef } from 'react'
import type { Known, CourseValues, DayValues, LineValues } from '../../form/day-form.ts'
import { endedLine } from '../../form/day-form.ts'
import { COURSE_ITEMS_MAX } from '../../set-menus.limits.ts'

/** The field of a line, for the focus. */
export const lineFieldId = (lineId: string): string => `linea-${lineId}`
/** 'Otro plato' of a course. */
export const nextFieldId = (courseId: string): string => `otro-${courseId}`

/** At once, so that what is typed next is typed there. */
const focusNow = (id: string): void => document.getElementById(id)?.focus()
/** Of a field whose line is being drawn. */
const focusSoon = (id: string): void => void requestAnimationFrame(() => focusNow(id))

/** What is done with the lines of a day: written as on a sheet of paper (TABLE §5 8). */
export function useLines(values: DayValues, change: (values: DayValues) => void) {
  const latest = useRef(values)
  latest.current = values
  const put = useCallback(
    (courseId: string, make: (course: CourseValues) => CourseValues) => {
      const courses = latest.current.courses.map(course => (course.id === courseId ? make(course) : course))
      latest.current = { ...latest.current, courses }
      change(latest.current)
    },
    [change],
  )
  const putLine = (courseId: string, lineId: string, make: (line: LineValues) => LineValues) =>
    put(courseId, course => ({
      ...course,
      lines: course.lines.map(line => (line.id === lineId ? make(line) : line)),
    }))
  const nextCourse = (courseId: string): CourseValues | undefined => {
    const { courses } = latest.current
    return courses[courses.findIndex(({ id }) => id === courseId) + 1]
  }
  return {
    name: (courseId: string, name: string) => put(courseId, course => ({ ...course, name })),
    type: (courseId: string, lineId: string, text: string) => putLine(courseId, lineId, line => ({ ...line, text })),
    set: (courseId: string, line: LineValues) => putLine(courseId, line.id, () => line),
    end: (courseId: string, lineId: string) => putLine(courseId, lineId, endedLine),
    /** A dish that is known already, in place of what is typed. */
    choose: (courseId: string, lineId: string, known: Known) => {
      putLine(courseId, lineId, line => ({ ...line, text: known.text, known, confirmed: false }))
      focusSoon(nextFieldId(courseId))
    },
    add: (courseId: string, lines: readonly LineValues[]) =>
      put(courseId, course => ({
        ...course,
        lines: [...course.lines, ...lines.map(endedLine)].slice(0, COURSE_ITEMS_MAX),
      })),
    focusLast: (courseId: string) => {
      const last = latest.current.courses.find(({ id }) => id === courseId)?.lines.at(-1)
      if (last) focusNow(lineFieldId(last.id))
    },
    remove: (courseId: string, lineId: string) => {
      const { lines } = latest.current.courses.find(({ id }) => id === courseId) ?? { lines: [] }
      const before = lines[lines.findIndex(({ id }) => id === lineId) - 1]
      put(courseId, course => ({ ...course, lines: course.lines.filter(({ id }) => id !== lineId) }))
      focusSoon(before ? lineFieldId(before.id) : nextFieldId(courseId))
    },
    /** By one place; Alt and an arrow. */
    move: (courseId: string, lineId: string, by: -1 | 1) => {
      put(courseId, course => {
        const from = course.lines.findIndex(({ id }) => id === lineId)
        const line = course.lines[from]
        const others = course.lines.filter(({ id }) => id !== lineId)
        return line ? { ...course, lines: others.toSpliced(Math.max(0, from + by), 0, line) } : course
      })
      focusSoon(lineFieldId(lineId))
    },
    /** After the last line comes the next course. */
    leaveCourse: (courseId: string) => {
      const next = nextCourse(courseId)
      if (next) focusNow(nextFieldId(next.id))
    },
    focusNext: (courseId: string) => focusNow(nextFieldId(courseId)),
  }
}
export type Lines = ReturnType<typeof useLines>
