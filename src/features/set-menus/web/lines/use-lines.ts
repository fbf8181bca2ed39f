import { useCallback, useRef } from 'react'
import { toast } from '#ui/toast/toast.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { inOrder, newCourse, shifted, shiftedLine, withCourse } from '../../form/course-edits.ts'
import type { Known, CourseValues, DayValues, LineValues } from '../../form/day-form.ts'
import { endedLine, typedLine } from '../../form/day-form.ts'

/** The field of a line, for the focus. */
export const lineFieldId = (lineId: string): string => `linea-${lineId}`
/** 'Otro plato' of a course. */
export const nextFieldId = (courseId: string): string => `otro-${courseId}`
/** The name of a course. */
export const courseFieldId = (courseId: string): string => `apartado-${courseId}`

/** At once, so that what is typed next is typed there. */
const focusNow = (id: string): void => document.getElementById(id)?.focus()
/** Of a field whose line is being drawn. */
const focusSoon = (id: string): void => void requestAnimationFrame(() => focusNow(id))

/** What is done with the courses and lines of a day: written as on a sheet of paper (TABLE §5 8). */
export function useLines(values: DayValues, change: (values: DayValues) => void) {
  const latest = useRef(values)
  latest.current = values
  const putCourses = useCallback(
    (make: (courses: readonly CourseValues[]) => CourseValues[]) => {
      latest.current = { ...latest.current, courses: make(latest.current.courses) }
      change(latest.current)
    },
    [change],
  )
  const put = (courseId: string, make: (course: CourseValues) => CourseValues) =>
    putCourses(courses => withCourse(courses, courseId, make))
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
    addCourse: () => {
      const course = newCourse()
      putCourses(courses => [...courses, course])
      focusSoon(courseFieldId(course.id))
    },
    /** With its dishes; they come back with 'Deshacer'. */
    removeCourse: (courseId: string) => {
      const { courses } = latest.current
      const at = courses.findIndex(({ id }) => id === courseId)
      const removed = courses[at]
      if (!removed) return
      const near = courses[at + 1] ?? courses[at - 1]
      putCourses(all => all.filter(({ id }) => id !== courseId))
      if (near) focusSoon(courseFieldId(near.id))
      if (removed.lines.length === 0) return
      const undo = () => putCourses(all => all.toSpliced(Math.min(at, all.length), 0, removed))
      toast.success(texts.courseRemoved, { id: 'daily-course', about: removed.name, undo })
    },
    moveCourse: (courseId: string, by: -1 | 1) => {
      putCourses(courses => shifted(courses, courseId, by))
      focusSoon(courseFieldId(courseId))
    },
    type: (courseId: string, lineId: string, text: string) => putLine(courseId, lineId, line => ({ ...line, text })),
    set: (courseId: string, line: LineValues) => putLine(courseId, line.id, () => line),
    begin: (courseId: string, lineId: string) => putLine(courseId, lineId, typedLine),
    end: (courseId: string, lineId: string) => putLine(courseId, lineId, endedLine),
    /** A dish that is known already, in place of what is typed. */
    choose: (courseId: string, lineId: string, known: Known) => {
      putLine(courseId, lineId, line => ({ ...endedLine(line), text: known.text, known, confirmed: null }))
      focusSoon(nextFieldId(courseId))
    },
    /** More than a course takes stay in sight, with what is wrong. */
    add: (courseId: string, lines: readonly LineValues[]) =>
      put(courseId, course => ({ ...course, lines: [...course.lines, ...lines.map(endedLine)] })),
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
    /** By one place, also into the next course; Alt and an arrow. */
    move: (courseId: string, lineId: string, by: -1 | 1) => {
      putCourses(courses => shiftedLine(courses, { courseId, lineId, by }))
      focusSoon(lineFieldId(lineId))
    },
    order: (courseId: string, ids: readonly string[]) =>
      put(courseId, course => ({ ...course, lines: inOrder(course.lines, ids) })),
    /** After the last line comes the next course. */
    leaveCourse: (courseId: string) => {
      const next = nextCourse(courseId)
      if (next) focusNow(nextFieldId(next.id))
    },
    focusNext: (courseId: string) => focusNow(nextFieldId(courseId)),
  }
}
export type Lines = ReturnType<typeof useLines>
