import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import type { KeyboardEvent, ReactNode } from 'react'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import { cx } from '#ui/cx.ts'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import type { Said, SayingMode } from '#features/allergens/said.rules.ts'
import { safeTexts as texts } from '../../safe-dish.texts.ts'
import styles from './allergen-grid.module.css'

type AllergenModesProps = { mode: SayingMode; onMode: (mode: SayingMode) => void; className?: string }

/** What a tap on one of the 14 sets. */
export const AllergenModes = ({ mode, onMode, className }: AllergenModesProps) => (
  <Segmented
    wide
    label={texts.modes}
    value={mode}
    onChange={onMode}
    className={cx(styles.modes, className)}
    options={[
      { value: 'allergens', label: texts.contains },
      { value: 'traces', label: texts.mayContain },
    ]}
  />
)

type AllergenGridProps = {
  said: Pick<Said, 'allergens' | 'traces'>
  mode: SayingMode
  onTap: (id: AllergenId) => void
  onMode: (mode: SayingMode) => void
  /** Of the review, where each is larger. */
  size?: 'review'
  /** Under a name: 'en 1 de 4'. */
  note?: (id: AllergenId) => ReactNode
  /** On the paper that was brought; declared only by a tap. */
  proposed?: readonly string[] | undefined
}

/** The 14 in their states: contained, perhaps, neither. Arrows move, Space sets, T changes the mode (TABLE §8 25). */
export function AllergenGrid({ said, mode, onTap, onMode, size, note, proposed = [] }: AllergenGridProps) {
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>) => {
    if (key === 't' || key === 'T') onMode(mode === 'allergens' ? 'traces' : 'allergens')
    else moveFocus(key, currentTarget)
  }
  return (
    <div
      className={styles.grid}
      data-size={size}
      role="group"
      aria-label={mode === 'allergens' ? texts.contains : texts.mayContain}
    >
      {ALLERGEN_IDS.map(id => {
        const isContained = said.allergens.includes(id)
        const isTrace = !isContained && said.traces.includes(id)
        return (
          <button
            key={id}
            type="button"
            className={styles.allergen}
            aria-pressed={isContained ? true : isTrace ? 'mixed' : false}
            data-proposed={proposed.includes(id) && !isContained ? '' : undefined}
            onClick={() => onTap(id)}
            onKeyDown={press}
          >
            <AllergenIcon id={id} />
            <span>
              {ALLERGEN_NAMES[id].es}
              {note?.(id)}
              {proposed.includes(id) && <small>{texts.inPaper}</small>}
            </span>
            {isTrace && <em>{texts.traces}</em>}
            {isContained && size === 'review' && <CheckIcon size={18} weight="bold" aria-hidden="true" />}
          </button>
        )
      })}
    </div>
  )
}

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

function moveFocus(key: string, from: HTMLElement): void {
  const step = STEPS[key]
  const to = step === 1 ? from.nextElementSibling : step === -1 ? from.previousElementSibling : null
  if (to instanceof HTMLElement) to.focus()
}
