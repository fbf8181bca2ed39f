import { Popover } from '@base-ui/react/popover'
import type { ChangeEvent, CSSProperties } from 'react'
import { useState } from 'react'
import { HexColorPicker, setNonce } from 'react-colorful'
import { cspNonce } from '#ui/csp.ts'
import { cx } from '#ui/cx.ts'
import { Field, type FieldFrame } from '#ui/field/field.tsx'
import { hexColor } from '#ui/field/field.rules.ts'
import { colorTexts } from '#ui/color.texts.ts'
import styles from './color-field.module.css'

// The picker writes a style sheet of its own into the page.
const nonce = cspNonce()
if (nonce) setNonce(nonce)

type ColorFieldProps = Omit<FieldFrame, 'label' | 'labelHidden' | 'optional'> & {
  label: string
  /** '#rrggbb'. */
  value: string
  onChange: (hex: string) => void
  disabled?: boolean
}

/**
 * A color: a swatch that opens a picker, and a field for the hexadecimal code. Gives '#rrggbb' only (3-decisions §5).
 */
export function ColorField({ label, value, onChange, error, hint, disabled, className }: ColorFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const wrong = draft !== null && hexColor(draft) === null
  const [left, setLeft] = useState(false)

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const color = hexColor(event.target.value)
    setLeft(false)
    setDraft(event.target.value)
    if (color) onChange(color)
  }
  const leave = () => {
    setLeft(true)
    if (!wrong) setDraft(null)
  }
  const choose = (color: string) => {
    setDraft(null)
    onChange(color)
  }
  return (
    <div className={cx(styles.row, className)}>
      <Popover.Root>
        <Popover.Trigger
          className={styles.swatch}
          style={{ '--color': value } as CSSProperties}
          aria-label={colorTexts.choose(label)}
          disabled={disabled}
        />
        <Popover.Portal>
          <Popover.Positioner className={styles.positioner} sideOffset={8} align="start">
            <Popover.Popup className={styles.popup} aria-label={label}>
              <div ref={nameSliders} data-no-swipe="">
                <HexColorPicker color={value} onChange={choose} />
              </div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <Field label={label} hint={hint} error={wrong && left ? colorTexts.format : error}>
        {field => (
          <input
            {...field}
            className={cx(field.className, styles.hex)}
            value={draft ?? value}
            disabled={disabled}
            spellCheck={false}
            autoComplete="off"
            onChange={type}
            onBlur={leave}
          />
        )}
      </Field>
    </div>
  )
}

/** The picker's own names for its two sliders are English; this replaces them. */
function nameSliders(picker: HTMLElement | null) {
  const sliders = picker?.querySelectorAll('[role="slider"]') ?? []
  const names = [colorTexts.shade, colorTexts.hue]
  for (const [place, slider] of [...sliders].entries()) slider.setAttribute('aria-label', names[place] ?? '')
}
