import { PANEL_TOGGLE, RESULT_TO_MENU } from '../../menu-dom.ts'
import { goTo, type Place } from '../script/place.ts'
import { actionTexts } from './action-texts.ts'
import { focusDish, placeInSight, scrollUntilStill } from './place-in-sight.ts'

/**
 * The buttons that open and close the panel; their text says which of the two. Opening goes to the panel, closing back
 * to the dish that was in sight before, unless the reader has left the panel since.
 */
export function initToggles(panel: HTMLDetailsElement, heading: HTMLElement, resultBar: HTMLElement): void {
  const toggles = [...document.querySelectorAll<HTMLButtonElement>(PANEL_TOGGLE)]
  const view = toggles[0]?.textContent ?? ''
  const hide = actionTexts().hideAllergens
  let before: Place | undefined

  function write(): void {
    for (const button of toggles) {
      button.setAttribute('aria-expanded', String(panel.open))
      const text = button.querySelector('span')
      if (text) text.textContent = panel.open ? hide : view
    }
  }

  function open(): void {
    before = placeInSight()
    panel.open = true
    write()
    if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView()
    heading.focus({ preventScroll: true })
  }

  /** Answers the dish that is in sight then; undefined at the beginning of the menu. */
  function close(): Place | undefined {
    const isLeft = panel.getBoundingClientRect().bottom <= 0
    const place = isLeft ? placeInSight() : before
    panel.open = false
    write()
    if (place) scrollUntilStill(() => goTo(place))
    return place
  }

  for (const button of toggles) button.addEventListener('click', () => void (panel.open ? close() : open()))
  resultBar.querySelector(RESULT_TO_MENU)?.addEventListener('click', event => {
    const place = close()
    if (place) event.preventDefault()
    // The link itself is not shown while the panel is closed.
    focusDish(place)
  })
}
