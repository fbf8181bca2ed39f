import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { type CourseValues, type Known, type LineValues, newLine } from '../../form/day-form.ts'
import { suggestionsFor } from '../../form/suggestions.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { COURSE_ITEMS_MAX } from '../../set-menus.limits.ts'
import { setMenuTexts } from '../../set-menus.texts.ts'
import styles from './course-card.module.css'
import { LineRow, linesIn } from './line-row.tsx'
import lineStyles from './line-row.module.css'
import { Suggestions } from './suggestions.tsx'
import { type Lines, nextFieldId } from './use-lines.ts'

type CourseCardProps = {
  course: CourseValues
  lines: Lines
  known: readonly Known[]
  taken: readonly string[]
  errors: Record<string, string>
  mayAllergens: boolean
  onAllergens: (line: LineValues) => void
}

/** A course: its name in its place, a line for each dish, and the next one. */
export function CourseCard({ course, lines, known, taken, errors, mayAllergens, onAllergens }: CourseCardProps) {
  const isFull = course.lines.length >= COURSE_ITEMS_MAX
  return (
    <section className={styles.course}>
      <h2 className={styles.heading}>
        <input
          className={styles.name}
          value={course.name}
          aria-label={texts.courseName}
          onChange={event => lines.name(course.id, event.target.value)}
        />
      </h2>
      <ul className={styles.lines}>
        {course.lines.map(line => (
          <LineRow
            key={line.id}
            line={line}
            courseId={course.id}
            lines={lines}
            known={known}
            taken={taken.filter(text => text !== line.text)}
            error={errors[line.id]}
            mayAllergens={mayAllergens}
            onAllergens={() => onAllergens(line)}
            onConfirm={() => lines.set(course.id, { ...line, confirmed: true })}
          />
        ))}
        {!isFull && <NextLine course={course} lines={lines} known={known} taken={taken} />}
      </ul>
      {(isFull || errors[course.id]) && <p className={styles.limit}>{setMenuTexts.tooManyItems}</p>}
    </section>
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
    <li>
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
    </li>
  )
}
