/** Columns of a row between which the arrows keep the focus; the others go to the row itself. */
const COLUMNS = ['[data-price]', '[role="switch"]']
const ROW = '[data-edit-dish]'

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-dish]')]
const rowOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('[data-dish]') ?? null

/** The id of the dish whose row has the focus. */
export const focusedDish = (): string | undefined => rowOf(document.activeElement)?.dataset.dish

/** Moves the focus to the row above (-1) or below (1), in the same column; into the first row from outside the list. */
export function focusRow(step: -1 | 1): boolean {
  const here = document.activeElement
  const all = rows()
  const at = all.findIndex(row => row === rowOf(here))
  const next = at < 0 ? (step === 1 ? all[0] : undefined) : all[at + step]
  const column = COLUMNS.find(selector => here?.matches(selector)) ?? ROW
  const target = next?.querySelector<HTMLElement>(column) ?? next?.querySelector<HTMLElement>(ROW)
  target?.focus()
  return target !== undefined && target !== null
}

/** Presses a control of the row that has the focus; false when there is none. */
export function pressInRow(selector: string): boolean {
  const control = rowOf(document.activeElement)?.querySelector<HTMLElement>(selector)
  control?.click()
  return control !== undefined && control !== null
}

/**
 * Opens the price of the next row that has one. Not with a finger: there Enter closes the keyboard, and the next price
 * would open it again.
 */
export function openNextPrice(from: HTMLElement | null): boolean {
  if (window.matchMedia('(pointer: coarse)').matches) return false
  const all = rows()
  const at = all.findIndex(row => row === rowOf(from))
  if (at < 0) return false
  const next = all.slice(at + 1).map(row => row.querySelector<HTMLElement>('[data-price]'))
  const price = next.find(one => one !== null)
  price?.click()
  return price !== undefined
}
