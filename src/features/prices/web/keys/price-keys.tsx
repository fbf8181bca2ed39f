import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { priceFormTexts as texts } from '../../price-form.texts.ts'
import styles from './price-keys.module.css'

/** What the numbers of a phone's keyboard lack. */
const KEYS = [
  { label: texts.keyAnother, inserts: ' / ' },
  { label: texts.keyUnits.market, inserts: 'S/M' },
  { label: texts.keyUnits.kg, inserts: ' €/kg' },
  { label: texts.keyUnits.unit, inserts: ' €/ud' },
]

type PriceKeysProps = { input: RefObject<HTMLInputElement | null>; onType: (text: string) => void }

/** A bar of keys over the keyboard of a phone, while the price is typed (TABLE §4.1). */
export function PriceKeys({ input, onType }: PriceKeysProps) {
  const isTyping = useFocused(input)
  const bottom = useKeyboardHeight(isTyping, input)
  if (!isTyping) return null
  const insert = (text: string) => {
    const field = input.current
    if (!field) return
    const { value } = field
    const [from, to] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length]
    onType((value.slice(0, from) + text + value.slice(to)).replace(/ {2,}/g, ' ').trimStart())
  }
  return createPortal(
    <div className={styles.bar} role="group" aria-label={texts.keys} style={{ bottom }}>
      {KEYS.map(({ label, inserts }) => (
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
    </div>,
    document.body,
  )
}

/** Whether the field has the focus, on a device that is touched. */
function useFocused(input: RefObject<HTMLInputElement | null>): boolean {
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const look = () =>
      setFocused(document.activeElement === input.current && window.matchMedia('(pointer: coarse)').matches)
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

/** How much of the page's lower edge the keyboard covers, in pixels; the field stays in sight. */
function useKeyboardHeight(isOpen: boolean, input: RefObject<HTMLInputElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const seen = window.visualViewport
    if (!isOpen || !seen) return
    const measure = () => setHeight(Math.max(0, window.innerHeight - seen.height - seen.offsetTop))
    const show = () => input.current?.scrollIntoView({ block: 'nearest' })
    measure()
    for (const change of ['resize', 'scroll']) seen.addEventListener(change, measure)
    seen.addEventListener('resize', show)
    return () => {
      for (const change of ['resize', 'scroll']) seen.removeEventListener(change, measure)
      seen.removeEventListener('resize', show)
    }
  }, [isOpen, input])
  return height
}
