import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { declaredLine, isUndeclared, type DayValues, type Known, type LineValues } from '../../form/day-form.ts'
import type { DayFaults } from '../../form/day-faults.ts'
import { COURSES_MAX } from '../../set-menus.limits.ts'
import { setMenuTexts } from '../../set-menus.texts.ts'
import { AllergenSheet } from '../fields/allergen-sheet.tsx'
import { CourseCard } from './course-card.tsx'
import styles from './course-card.module.css'
import { useLines } from './use-lines.ts'

type CourseListProps = {
  values: DayValues
  faults: DayFaults
  known: readonly Known[]
  restaurant: Restaurant
  onChange: (values: DayValues) => void
}

type Open = { courseId: string; line: LineValues }

/** The courses of a menu with their dishes, and the sheet of what a dish contains; `review` opens the first one. */
export function useCourseList({ values, faults, known, restaurant, onChange }: CourseListProps) {
  const lines = useLines(values, onChange)
  const [open, setOpen] = useState<Open | null>(null)
  const taken = values.courses.flatMap(course => course.lines.map(({ text }) => text))
  const isFull = values.courses.length >= COURSES_MAX
  const review = () => {
    const open = values.courses.flatMap(({ id, lines: all }) => all.map(line => ({ courseId: id, line })))
    setOpen(open.find(({ line }) => isUndeclared(line)) ?? null)
  }
  const list = (
    <>
      {values.courses.map(course => (
        <CourseCard
          key={course.id}
          course={course}
          lines={lines}
          known={known}
          taken={taken}
          errors={{ ...faults.lines, ...faults.courses }}
          mayAllergens={hasRight(restaurant, 'allergens')}
          currency={restaurant.currency}
          onAllergens={line => setOpen({ courseId: course.id, line })}
        />
      ))}
      {isFull ? (
        <p className={styles.limit}>{setMenuTexts.tooManyCourses}</p>
      ) : (
        <Button
          className={styles.addCourse}
          variant="ghost"
          size="sm"
          icon={<PlusIcon size={16} weight="bold" />}
          onClick={lines.addCourse}
        >
          {texts.anotherCourse}
        </Button>
      )}
      {faults.empty && (
        <p className={styles.error} role="alert">
          {faults.empty}
        </p>
      )}
      {open && (
        <AllergenSheet
          line={open.line}
          restaurant={restaurant}
          onClose={() => setOpen(null)}
          onSaved={said => {
            lines.set(open.courseId, declaredLine(open.line, said, restaurant.defaultLocale))
            setOpen(null)
          }}
        />
      )}
    </>
  )
  return { list, review }
}
