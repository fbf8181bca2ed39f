import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { COPIES_MAX } from '../../paper.limits.ts'
import { patchTexts as texts } from '../../screen/paper-sheets.texts.ts'
import styles from './copies-stepper.module.css'

const within = (copies: number): number => Math.min(Math.max(copies, 1), COPIES_MAX)

/** How many cards lie in the room: typed, or one more and one less. */
export function CopiesStepper({ value, onChange }: { value: number; onChange: (copies: number) => void }) {
  const fieldId = useId()
  // While it is typed it may be empty.
  const [isEmpty, setEmpty] = useState(false)
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '')
    setEmpty(digits === '')
    if (digits !== '') onChange(within(Number(digits)))
  }
  const step = (by: number) => {
    setEmpty(false)
    onChange(within(value + by))
  }
  return (
    <div>
      <label className={styles.label} htmlFor={fieldId}>
        {texts.copies}
      </label>
      <div className={styles.stepper}>
        <Button
          variant="ghost"
          iconOnly
          aria-label={texts.fewer}
          aria-disabled={value === 1}
          icon={<MinusIcon size={20} aria-hidden="true" />}
          onClick={() => step(-1)}
        />
        <input
          id={fieldId}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          value={isEmpty ? '' : String(value)}
          onChange={event => type(event.target.value)}
          onBlur={() => setEmpty(false)}
        />
        <Button
          variant="ghost"
          iconOnly
          aria-label={texts.moreCopies}
          aria-disabled={value === COPIES_MAX}
          aria-description={value === COPIES_MAX ? texts.copiesRange(COPIES_MAX) : undefined}
          icon={<PlusIcon size={20} aria-hidden="true" />}
          onClick={() => step(1)}
        />
      </div>
    </div>
  )
}
