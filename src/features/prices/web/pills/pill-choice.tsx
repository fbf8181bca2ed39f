import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { cx } from '#ui/cx.ts'
import styles from './pill.module.css'

type PillChoiceProps<Value extends string> = {
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string | undefined
}

/** One of a few short words, as pills of which the chosen one is filled and ticked. */
export function PillChoice<Value extends string>({
  options,
  value,
  onChange,
  className,
  ...about
}: PillChoiceProps<Value>) {
  return (
    <RadioGroup
      className={cx(styles.pills, className)}
      value={value}
      onValueChange={next => onChange(next as Value)}
      {...about}
    >
      {options.map(option => (
        <Radio.Root key={option.value} value={option.value} className={styles.pill}>
          {option.value === value && <CheckIcon size={15} weight="bold" aria-hidden="true" />}
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
