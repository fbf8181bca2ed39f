/** A dish, by its id, and how far below the screen's edge it begins, in CSS pixels. */
export type Place = { id: string; top: number }
/**
 * Where a page that is loaded next begins. `byKey`: the focus comes there too; after a finger it would draw a frame.
 */
export type KeptPlace = Place & { byKey: boolean }

export const PLACE_KEY = 'menu-place'

/** Scrolls at once, so that the dish stands where it stood. */
export function goTo({ id, top }: Place): void {
  const dish = document.getElementById(id)
  if (dish) scrollBy({ top: dish.getBoundingClientRect().top - top, behavior: 'instant' })
}

/**
 * Goes to where the reader was before the page was loaded again or in another language (`keepPlace`). The second script
 * takes the place away (`initRestoredPlace`).
 */
export function restorePlace(): void {
  try {
    const place = JSON.parse(sessionStorage.getItem(PLACE_KEY) ?? '') as KeptPlace
    goTo(place)
    if (place.byKey) document.querySelector<HTMLElement>(`#${place.id} a`)?.focus({ preventScroll: true })
  } catch {
    // Nothing is kept, or nothing can be.
  }
}
