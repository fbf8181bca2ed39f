import { DISH_PARAMETER } from '../../dish-link.rules.ts'
import { ACTIONS_URL, attributeOf, DISH_ID, DISH_NAME, LIST_OPEN, PANEL_TOGGLE, SHARE } from '../../menu-dom.ts'
import { keepsSomething } from './kept-profile.ts'

/** What only the second script can do: a tap on one of these waits for it. */
const TAPS = [DISH_NAME, SHARE, PANEL_TOGGLE, LIST_OPEN].join()
const TOUCHES = ['pointerdown', 'focusin', 'keydown']

/**
 * Loads the second script at the first touch or when the page has nothing else to do; at once where the URL names a
 * dish or something of the diner is kept. A tap that comes before it waits for it and is made again. When it does not
 * come, the next touch tries again.
 */
export function initActionsLoader(): void {
  const url = document.querySelector(ACTIONS_URL)?.getAttribute(attributeOf(ACTIONS_URL))
  if (!url) return
  const loaded = new AbortController()
  let loading = false
  let tries = 0
  let tapped: HTMLElement | null = null

  async function load(): Promise<void> {
    if (loading) return
    loading = true
    try {
      // A browser keeps the failure of a module's URL.
      await import(/* @vite-ignore */ tries++ ? `${url}?${tries}` : url!)
      loaded.abort()
      tapped?.click()
    } catch {
      loading = false
    }
    tapped = null
  }

  const { signal } = loaded
  addEventListener(
    'click',
    event => {
      const target = (event.target as Element).closest<HTMLElement>(TAPS)
      if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      tapped = target
      void load()
    },
    { capture: true, signal },
  )
  for (const touch of TOUCHES) addEventListener(touch, () => void load(), { passive: true, signal })
  // Safari has no `requestIdleCallback`.
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(() => void load()), { signal })
  if (location.hash.startsWith(`#${DISH_ID}`) || location.search.includes(`${DISH_PARAMETER}=`) || keepsSomething())
    void load()
}
