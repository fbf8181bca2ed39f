import { Select } from '@base-ui/react/select'
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CaretUpDownIcon } from '@phosphor-icons/react/dist/csr/CaretUpDown'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import styles from './dropdown.module.css'

export type DropdownOption<Value extends string> = {
  value: Value
  label: string
  /** A second line in smaller type. */
  detail?: string
  /** An avatar or a flag before the text. */
  image?: ReactNode
  disabled?: boolean
}

type DropdownProps<Value extends string> = {
  label: string
  hideLabel?: boolean
  value: Value | null
  onChange: (value: Value) => void
  options: readonly DropdownOption<Value>[]
  /** Renders the button's content instead of the selected option. */
  trigger?: (selected: DropdownOption<Value> | undefined) => ReactNode
  /** `dark` is for the sidebar. */
  tone?: 'field' | 'plain' | 'dark'
  disabled?: boolean
  className?: string
}

/** A button with a listbox: restaurants, languages (S1 §2, DESIGN §6). Forms also have `SelectField`. */
export function Dropdown<Value extends string>(props: DropdownProps<Value>) {
  const { label, hideLabel, value, onChange, options, trigger, tone = 'field', disabled, className } = props
  const selected = options.find(option => option.value === value)
  const Caret = tone === 'dark' ? CaretUpDownIcon : CaretDownIcon
  return (
    <Select.Root
      value={value}
      onValueChange={next => next !== null && onChange(next as Value)}
      items={options.map(option => ({ value: option.value, label: option.label }))}
      disabled={disabled}
      modal={false}
    >
      <div className={cx(styles.wrap, className)}>
        <Select.Label className={hideLabel ? 'vh' : styles.label}>{label}</Select.Label>
        <Select.Trigger className={styles.trigger} data-tone={tone}>
          <span className={styles.value}>
            {trigger ? trigger(selected) : selected ? <OptionText option={selected} /> : uiTexts.choose}
          </span>
          <Caret className={styles.caret} size={16} weight="bold" aria-hidden="true" />
        </Select.Trigger>
      </div>
      <Select.Portal>
        <Select.Positioner className={styles.positioner} sideOffset={6} alignItemWithTrigger={false}>
          <Select.Popup className={styles.popup}>
            <Select.List>
              {options.map(option => (
                <Select.Item
                  key={option.value}
                  className={styles.option}
                  value={option.value}
                  disabled={option.disabled}
                >
                  <OptionText option={option} />
                  <Select.ItemIndicator className={styles.check}>
                    <CheckIcon size={18} weight="bold" aria-hidden="true" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  )
}

function OptionText<Value extends string>({ option }: { option: DropdownOption<Value> }) {
  return (
    <>
      {option.image}
      <span className={styles.text}>
        {option.label}
        {option.detail && <small className={styles.detail}>{option.detail}</small>}
      </span>
    </>
  )
}
