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

const editButtons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-edit-dish]')]

/** The dish whose row comes after this one, else the one before; undefined when there is no other. */
export function neighborOf(id: string): string | undefined {
  const shown = editButtons().map(button => button.dataset.editDish)
  const place = shown.indexOf(id)
  return place < 0 ? undefined : (shown[place + 1] ?? shown[place - 1])
}

/**
 * Like `focusDish`, in the next frame: what closes gives the focus back to where it came from first, and the list shows
 * what has changed.
 */
export const focusDishNextFrame = (id: string | undefined): void => {
  requestAnimationFrame(() => focusDish(id))
}

/** Like `focusDish`, as soon as the row of the dish is on the screen, at most for a second. */
export function focusDishWhenShown(id: string, until = performance.now() + 1000): void {
  requestAnimationFrame(now => {
    const isShown = editButtons().some(button => button.dataset.editDish === id)
    if (isShown) focusDish(id)
    else if (now < until) focusDishWhenShown(id, until)
  })
}

/** Focuses the row of a dish where it is now; 'Nuevo Plato' where there is none (DAILY-WORK §4). */
export function focusDish(id: string | undefined): void {
  const row = editButtons().find(button => button.dataset.editDish === id)
  const target = row ?? document.querySelector<HTMLElement>('[data-new-dish]')
  target?.focus()
}
