import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './segmented.module.css'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** How far the part behind this option is; `hint` tells screen readers what is wrong. */
  dot?: 'untouched' | 'done' | 'wrong'
  hint?: string
}

type SegmentedProps<Value extends string> = {
  label: string
  showLabel?: boolean
  value: Value
  onChange: (value: Value) => void
  options: readonly SegmentedOption<Value>[]
  wide?: boolean
  size?: 'sm' | 'md'
  className?: string
}

/** A choice of one among few options: billing period, languages. Not for navigation (DESIGN §6). */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, showLabel, value, onChange, options, wide, size = 'md', className } = props
  const labelId = useId()
  return (
    <div className={cx(styles.wrap, className)} data-wide={wide ? '' : undefined} data-size={size}>
      <span className={showLabel ? styles.label : 'vh'} id={labelId}>
        {label}
      </span>
      <RadioGroup
        className={styles.group}
        value={value}
        onValueChange={next => onChange(next as Value)}
        aria-labelledby={labelId}
      >
        {options.map(option => (
          <Radio.Root key={option.value} value={option.value} className={styles.option}>
            {option.label}
            {option.dot && <i className={styles.dot} data-dot={option.dot} aria-hidden="true" />}
            {option.hint && <span className="vh">{option.hint}</span>}
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  )
}
