import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import { Button } from '#ui/button/button.tsx'
import { saidList } from '#features/menu/allergen-list.ts'
import { amountOf, contentsOf, isUndeclared, type Known, type LineValues, newLine } from '../../form/day-form.ts'
import { suggestionsFor } from '../../form/suggestions.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { supplementText } from '../../said-menu.ts'
import styles from './line-row.module.css'
import { Suggestions } from './suggestions.tsx'
import { lineFieldId, type Lines } from './use-lines.ts'

/** So many icons have room in a line. */
const ICONS_MAX = 4

type LineRowProps = {
  line: LineValues
  /** Drags the line. */
  handle: ReactNode
  courseId: string
  lines: Lines
  known: readonly Known[]
  taken: readonly string[]
  error: string | undefined
  mayAllergens: boolean
  currency: string
  onAllergens: () => void
  onConfirm: () => void
}

/** A dish of the menu, one line of the sheet. */
export function LineRow(props: LineRowProps) {
  const { line, handle, courseId, lines, known, taken, error, mayAllergens, currency, onAllergens, onConfirm } = props
  const field = useRef<HTMLInputElement>(null)
  const [isTyping, setTyping] = useState(false)
  const { toConfirm, ...contents } = contentsOf(line)
  const suggestions = isTyping ? suggestionsFor(line.text, known, taken) : []
  const errorId = `${lineFieldId(line.id)}-error`
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const isEmpty = line.text.trim() === ''
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      if (isEmpty) {
        lines.remove(courseId, line.id)
        lines.leaveCourse(courseId)
      } else lines.focusNext(courseId)
    } else if (event.key === 'Backspace' && isEmpty) {
      event.preventDefault()
      lines.remove(courseId, line.id)
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      lines.move(courseId, line.id, event.key === 'ArrowUp' ? -1 : 1)
    }
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = linesIn(event.clipboardData.getData('text'))
    if (pasted.length < 2) return
    event.preventDefault()
    const [first = '', ...more] = pasted
    lines.type(courseId, line.id, line.text + first)
    lines.add(
      courseId,
      more.map(text => newLine(text)),
    )
  }
  return (
    <>
      <div className={styles.line} data-focused={isTyping ? '' : undefined}>
        <span className={styles.grip}>{handle}</span>
        <input
          ref={field}
          id={lineFieldId(line.id)}
          className={styles.field}
          value={line.text}
          aria-label={line.text || texts.another}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          autoComplete="off"
          enterKeyHint="next"
          onChange={event => lines.type(courseId, line.id, event.target.value)}
          onKeyDown={keys}
          onPaste={paste}
          onFocus={() => {
            setTyping(true)
            lines.begin(courseId, line.id)
          }}
          onBlur={() => {
            setTyping(false)
            lines.end(courseId, line.id)
          }}
        />
        {line.supplement !== '' && !isTyping && (
          <span className={styles.supplement}>{supplementText(amountOf(line.supplement), currency)}</span>
        )}
        {isTyping ? (
          <button
            type="button"
            className={styles.remove}
            aria-label={texts.removeLine(line.text)}
            onPointerDown={event => event.preventDefault()}
            onClick={() => lines.remove(courseId, line.id)}
          >
            <XIcon size={15} weight="bold" />
          </button>
        ) : (
          <LineAllergens line={line} disabled={!mayAllergens} onOpen={onAllergens} />
        )}
      </div>
      {suggestions.length > 0 && (
        <Suggestions
          input={field}
          suggestions={suggestions}
          onChoose={chosen => lines.choose(courseId, line.id, chosen)}
        />
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {toConfirm && !isTyping && (
        <div className={styles.ask}>
          <p role="status">
            {texts.changedDish} <b>{saidList(contents)}</b>
          </p>
          {mayAllergens && (
            <div>
              <Button variant="secondary" size="sm" onClick={onConfirm}>
                {texts.yesSame}
              </Button>
              <Button variant="ghost" size="sm" onClick={onAllergens}>
                {texts.tickAgain}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  )
}

/** The lines of a text that are not empty. */
export const linesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map(each => each.trim())
    .filter(each => each !== '')

type LineAllergensProps = { line: LineValues; disabled: boolean; onOpen: () => void }

/** What a line contains, as icons; or that nobody said it. */
function LineAllergens({ line, disabled, onOpen }: LineAllergensProps) {
  const { toConfirm, ...contents } = contentsOf(line)
  const { allergens, traces } = contents
  const isOpen = isUndeclared(line)
  const said = toConfirm ? texts.toConfirm : isOpen ? texts.undeclared : saidList(contents)
  return (
    <button
      type="button"
      className={styles.allergens}
      data-open={isOpen ? '' : undefined}
      disabled={disabled}
      aria-label={texts.allergensOf(line.text, said.toLowerCase())}
      onClick={onOpen}
    >
      {isOpen ? (
        <>
          <WarningCircleIcon size={15} weight="fill" />
          {said}
        </>
      ) : allergens.length === 0 ? (
        traces.length > 0 ? (
          texts.onlyTraces
        ) : (
          texts.none
        )
      ) : (
        allergens.slice(0, ICONS_MAX).map(id => <AllergenIcon key={id} id={id} size={17} />)
      )}
    </button>
  )
}
