import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { MARKET_SHORT } from '../../listed-prices.ts'
import { priceFormTexts as texts } from '../../price-form.texts.ts'
import styles from './price-keys.module.css'

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

/** Nothing lower is a keyboard: what a browser shows of itself while one scrolls. */
const KEYBOARD_MIN_PX = 120

/** How far above the page's lower edge a keyboard on the screen ends; null: there is none. The field stays in sight. */
function useKeyboard(isTyping: boolean, input: RefObject<HTMLInputElement | null>): number | null {
  const [bottom, setBottom] = useState<number | null>(null)
  useEffect(() => {
    const seen = window.visualViewport
    if (!isTyping || !seen) return
    // Some browsers lay the keyboard over the page, others make the page lower.
    const before = window.innerHeight
    const measure = () => {
      const isOpen = before - seen.height * seen.scale > KEYBOARD_MIN_PX
      setBottom(isOpen ? Math.max(0, window.innerHeight - seen.height - seen.offsetTop) : null)
    }
    const show = () => {
      measure()
      input.current?.scrollIntoView({ block: 'nearest' })
    }
    measure()
    seen.addEventListener('resize', show)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', show)
      seen.removeEventListener('scroll', measure)
      setBottom(null)
    }
  }, [isTyping, input])
  return bottom
}
