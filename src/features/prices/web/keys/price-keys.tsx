import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { MARKET_SHORT } from '../../listed-prices.ts'
import { priceFormTexts as texts } from '../../price-form.texts.ts'
import styles from './price-keys.module.css'
import { useKeyboard } from './use-keyboard.ts'

/** What the numbers of a phone's keyboard lack. */
function keysFor(currency: string): { label: string; inserts: string }[] {
  const units = currency === 'EUR' ? texts.keyUnits : texts.keyUnits.map(unit => unit.replace('€', ''))
  return [
    { label: texts.keyAnother, inserts: ' / ' },
    { label: MARKET_SHORT, inserts: MARKET_SHORT },
    ...units.map(unit => ({ label: unit, inserts: unit.startsWith('€') ? ` ${unit}` : unit })),
  ]
}

type PriceKeysProps = {
  input: RefObject<HTMLInputElement | null>
  currency: string
  onType: (text: string) => void
}

/** A bar of keys over the keyboard of a phone, while the price is typed (TABLE §4.1). */
export function PriceKeys({ input, currency, onType }: PriceKeysProps) {
  const bottom = useKeyboard(useFocused(input), input)
  if (bottom === null) return null
  const insert = (text: string) => {
    const field = input.current
    if (!field) return
    const { value } = field
    const [from, to] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length]
    const typed = (value.slice(0, from) + text).replace(/ {2,}/g, ' ').trimStart()
    onType(typed + value.slice(to).trimStart())
    requestAnimationFrame(() => field.setSelectionRange(typed.length, typed.length))
  }
  return createPortal(
    <section className={styles.bar} aria-label={texts.keys} style={{ bottom }}>
      {keysFor(currency).map(({ label, inserts }) => (
        <button
          key={label}
          type="button"
          className={styles.key}
          tabIndex={-1}
          // The focus, and with it the keyboard, stays in the field.
          onPointerDown={event => event.preventDefault()}
          onMouseDown={event => event.preventDefault()}
          onClick={() => insert(inserts)}
        >
          {label}
        </button>
      ))}
    </section>,
    document.body,
  )
}

/** Whether the field has the focus. */
function useFocused(input: RefObject<HTMLInputElement | null>): boolean {
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const look = () => setFocused(document.activeElement === input.current)
    look()
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [input])
  return isFocused
}
