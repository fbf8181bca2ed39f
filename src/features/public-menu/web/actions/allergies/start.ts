import { profileOf } from '#features/allergens/profile.ts'
import { MENU_CHANGED_EVENT } from '#features/public-menu/menu-dom.ts'
import type { Place } from '../../script/place.ts'
import { afterPaint } from '../after-paint.ts'
import { focusDish, holdPlace, placeInSight, restoredPlace } from '../place-in-sight.ts'
import { toast } from '../toast.ts'
import { Diner } from './diner.ts'
import { markDish } from './dish-answers.ts'
import { completeSheet } from './in-sheet.ts'
import { forgetAll } from './kept.ts'
import { List } from './list.ts'
import { Panel } from './panel.ts'
import { Result } from './result.ts'
import { showWaiter } from './waiter-card.ts'

/** So many dishes are marked in one task, so that a slow phone can answer the next tap in between. */
const AT_ONCE = 20

export type Allergies = { togglePanel: () => void; completeSheet: () => void }

/**
 * A diner's allergies: the panel in which they are said, the answer of each dish, its counts, the list, and the card
 * for the waiter. What is said stays on this device. The order of the carta never changes (TABLE §7 20).
 */
export function startAllergies(panelElement: HTMLDetailsElement): Allergies {
  const diner = new Diner(panelElement)
  let marking: ReturnType<typeof setTimeout> | undefined

  const mark = (dishes: HTMLElement[]): void => {
    for (const dish of dishes) markDish(dish, diner.answers.of.get(dish), diner.profile.allergens, diner.inWords)
  }
  /** Marks dishes some at a time, beginning with those in sight. */
  function markLater(dishes: HTMLElement[], place?: Place): void {
    holdPlace(() => mark(dishes.slice(0, AT_ONCE)), place)
    const rest = dishes.slice(AT_ONCE)
    if (rest.length > 0) marking = setTimeout(markLater, 0, rest)
  }
  /** The bar answers a tap; the dishes follow once it is on the screen. */
  function show(kept?: Place): void {
    panel.write()
    result.writeBar(list.count)
    clearTimeout(marking)
    const { dishes } = diner
    const { id } = kept ?? placeInSight() ?? {}
    const first = Math.max(
      dishes.findIndex(dish => dish.id === id),
      0,
    )
    afterPaint(() => {
      holdPlace(() => result.writeCard(), kept)
      markLater([...dishes.slice(first), ...dishes.slice(0, first)], kept)
    })
  }
  const change = (): void => {
    result.isKept = false
    show()
  }
  function clear(): void {
    diner.take(profileOf(null))
    change()
    panel.focus()
  }
  function forget(): void {
    forgetAll()
    diner.take(profileOf(null), false)
    list.readAgain()
    change()
    panel.focus()
    toast(diner.texts.forgotten)
  }
  const list = new List(diner, { changed: () => result.writeBar(list.count), showWaiter: () => waiter() })
  const waiter = (): void => void showWaiter(diner, list)
  const panel = new Panel(diner, change, forget)
  const result = new Result(diner, {
    change: () => panel.open(),
    clear,
    hide: hides => {
      diner.hides = hides
      result.writeCard()
    },
    openList: () => list.open(),
    showWaiter: waiter,
    toMenu: event => {
      const place = panel.close()
      if (place) event.preventDefault()
      // The link itself is not shown while the panel is closed.
      focusDish(place)
    },
  })
  document.addEventListener(MENU_CHANGED_EVENT, () => {
    diner.readAgain()
    show()
  })
  result.isKept = diner.remember && diner.isFiltering
  show(restoredPlace())
  return { togglePanel: () => panel.toggle(), completeSheet: () => completeSheet(diner, list) }
}
