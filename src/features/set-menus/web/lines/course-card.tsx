import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { SortableList } from '#ui/sortable-list/sortable-list.tsx'
import { type CourseValues, type Known, type LineValues, newLine } from '../../form/day-form.ts'
import { suggestionsFor } from '../../form/suggestions.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { COURSE_ITEMS_MAX } from '../../set-menus.limits.ts'
import { setMenuTexts } from '../../set-menus.texts.ts'
import styles from './course-card.module.css'
import { LineRow, linesIn } from './line-row.tsx'
import lineStyles from './line-row.module.css'
import { Suggestions } from './suggestions.tsx'
import { courseFieldId, type Lines, nextFieldId } from './use-lines.ts'

type CourseCardProps = {
  course: CourseValues
  lines: Lines
  known: readonly Known[]
  taken: readonly string[]
  errors: Record<string, string>
  mayAllergens: boolean
  currency: string
  onAllergens: (line: LineValues) => void
}

/** A course: its name in its place, a line for each dish, and the next one. */
export function CourseCard({
  course,
  lines,
  known,
  taken,
  errors,
  mayAllergens,
  currency,
  onAllergens,
}: CourseCardProps) {
  const isFull = course.lines.length >= COURSE_ITEMS_MAX
  return (
    <section className={styles.course}>
      <CourseName course={course} lines={lines} error={errors[course.id]} />
      <SortableList
        label={texts.dishesOf(course.name)}
        className={styles.lines}
        rowClassName={styles.row}
        items={course.lines}
        itemLabel={({ text }) => text || texts.another}
        onReorder={ids => lines.order(course.id, ids)}
        renderItem={(line, handle) => (
          <LineRow
            line={line}
            handle={handle}
            courseId={course.id}
            lines={lines}
            known={known}
            taken={taken.filter(text => text !== line.text)}
            error={errors[line.id]}
            mayAllergens={mayAllergens}
            currency={currency}
            onAllergens={() => onAllergens(line)}
            onConfirm={() => lines.set(course.id, { ...line, confirmed: line.text })}
          />
        )}
      />
      {isFull ? (
        <p className={styles.limit}>
          <InfoIcon size={17} />
          {setMenuTexts.tooManyItems}
        </p>
      ) : (
        <NextLine course={course} lines={lines} known={known} taken={taken} />
      )}
    </section>
  )
}

type CourseNameProps = { course: CourseValues; lines: Lines; error: string | undefined }

/** Edited in its place; while it is, the course can be taken away, and Alt and an arrow move it. */
function CourseName({ course: { id, name }, lines, error }: CourseNameProps) {
  const errorId = useId()
  const isFault = error !== undefined && error !== setMenuTexts.tooManyItems
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      lines.focusNext(id)
    } else if (event.altKey && isArrow) {
      event.preventDefault()
      lines.moveCourse(id, event.key === 'ArrowUp' ? -1 : 1)
    }
  }
  return (
    <>
      <h2 className={styles.heading}>
        <input
          className={styles.name}
          id={courseFieldId(id)}
          value={name}
          placeholder={texts.nameCourse}
          aria-label={texts.courseName}
          aria-invalid={isFault ? true : undefined}
          aria-describedby={isFault ? errorId : undefined}
          autoComplete="off"
          onChange={event => lines.name(id, event.target.value)}
          onKeyDown={keys}
        />
        <button
          type="button"
          className={styles.remove}
          aria-label={texts.removeCourse(name)}
          onPointerDown={event => event.preventDefault()}
          onClick={() => lines.removeCourse(id)}
        >
          <XIcon size={15} weight="bold" />
        </button>
      </h2>
      {isFault && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </>
  )
}

type NextLineProps = { course: CourseValues; lines: Lines; known: readonly Known[]; taken: readonly string[] }

/** 'Otro plato': Enter makes a line of it and begins the next; in an empty one it ends the course. */
function NextLine({ course, lines, known, taken }: NextLineProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isTyping, setTyping] = useState(false)
  const suggestions = isTyping ? suggestionsFor(text, known, taken) : []
  const finish = () => {
    if (text.trim() !== '') lines.add(course.id, [newLine(text.trim())])
    setText('')
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      if (text.trim() === '') lines.leaveCourse(course.id)
      else finish()
    } else if (event.key === 'Backspace' && text === '') {
      event.preventDefault()
      lines.focusLast(course.id)
    }
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = linesIn(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    lines.add(
      course.id,
      pasted.map(each => newLine(each)),
    )
  }
  return (
    <>
      <div className={lineStyles.line} data-add={isTyping ? undefined : ''} data-focused={isTyping ? '' : undefined}>
        <span className={lineStyles.grip} aria-hidden="true">
          <PlusIcon size={16} weight="bold" />
        </span>
        <input
          ref={field}
          id={nextFieldId(course.id)}
          className={lineStyles.field}
          value={text}
          placeholder={texts.another}
          aria-label={texts.anotherIn(course.name)}
          autoComplete="off"
          enterKeyHint="next"
          onChange={event => setText(event.target.value)}
          onKeyDown={keys}
          onPaste={paste}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false)
            finish()
          }}
        />
      </div>
      {suggestions.length > 0 && (
        <Suggestions
          input={field}
          suggestions={suggestions}
          onChoose={chosen => {
            setText('')
            lines.add(course.id, [newLine(chosen.text, chosen)])
          }}
        />
      )}
    </>
  )
}
