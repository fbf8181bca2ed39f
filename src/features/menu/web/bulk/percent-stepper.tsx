import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { clampPercent } from '../../bulk.rules.ts'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import { PRICE_PERCENT_MAX } from '../../menu.limits.ts'
import styles from './price-change.module.css'

type PercentStepperProps = { value: number; onChange: (percent: number) => void }

/** A whole percentage from 1 to 50: typed, or one more and one less. */
export function PercentStepper({ value, onChange }: PercentStepperProps) {
  const fieldId = useId()
  const change = (percent: number) => onChange(clampPercent(percent))
  return (
    <div className={styles.stepper}>
      <label className="vh" htmlFor={fieldId}>
        {texts.percent}
      </label>
      <Button
        variant="ghost"
        iconOnly
        aria-label={texts.less}
        disabled={value === 1}
        aria-description={value === 1 ? texts.percentRange : undefined}
        icon={<MinusIcon size={20} />}
        onClick={() => change(value - 1)}
      />
      <span className={styles.percent}>
        <input
          id={fieldId}
          inputMode="numeric"
          className="num"
          value={String(value)}
          onChange={event => change(Number(event.target.value.replace(/\D/g, '')))}
        />{' '}
        %
      </span>
      <Button
        variant="ghost"
        iconOnly
        aria-label={texts.plus}
        disabled={value === PRICE_PERCENT_MAX}
        aria-description={value === PRICE_PERCENT_MAX ? texts.percentRange : undefined}
        icon={<PlusIcon size={20} />}
        onClick={() => change(value + 1)}
      />
    </div>
  )
}
