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
