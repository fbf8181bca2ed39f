import { useEffect, useEffectEvent } from 'react'
import { focusedDish, focusRow, pressInRow } from '../focus/row-focus.ts'
import { useLetterKeys } from './letter-keys.ts'

export type MenuKeys = {
  addDish: (() => void) | undefined
  search: () => void
  /** Shows the category before (-1) or after (1). */
  stepCategory: (step: -1 | 1) => void
  duplicate: (dishId: string) => void
  remove: (dishId: string) => void
  /** Ticks the dishes between the one ticked last and this one. */
  tickUpTo: (dishId: string) => void
  showHelp: () => void
}

const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
/** A list that was open once may stay in the page, hidden. */
const isSomethingOpen = (): boolean =>
  [...document.querySelectorAll(OVER_THE_PAGE)].some(popup => popup.checkVisibility({ visibilityProperty: true }))
const TYPED_IN = 'input, textarea, select, [contenteditable]'

/**
 * The keys of the list (DAILY-WORK §4). They do nothing while something is open over the page or a field has the focus,
 * except that the arrow down leaves the search for the first dish.
 */
export function useMenuKeys(keys: MenuKeys): void {
  const hasLetters = useLetterKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (event.defaultPrevented || event.isComposing || isSomethingOpen()) return
    if (event.ctrlKey || event.metaKey || event.altKey || !target) return
    const isDone = target.matches(TYPED_IN)
      ? leaveSearch(event.key, target)
      : (event.shiftKey && widenTicks(event.key, target, keys)) || act(event.key, target, keys, hasLetters)
    if (isDone) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

const leaveSearch = (key: string, target: Element): boolean =>
  key === 'ArrowDown' && target.matches('[type="search"]') && focusRow(1)

/** Shift with an arrow ticks the dish that has the focus, goes on to the next one and ticks that too. */
function widenTicks(key: string, target: Element, { tickUpTo }: MenuKeys): boolean {
  const dish = focusedDish()
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  if (!dish || step === 0 || target.matches('[data-no-swipe], [aria-haspopup]')) return false
  tickUpTo(dish)
  const next = focusRow(step) && focusedDish()
  if (next) tickUpTo(next)
  return true
}

/** Answers false for a key that means nothing here, which the browser then handles. */
function act(key: string, target: Element, keys: MenuKeys, hasLetters: boolean): boolean {
  return moveFocus(key, target, keys) || (hasLetters && pressLetter(key.toLowerCase(), keys))
}

/** The handle of a row moves it by arrows, its '⋯' opens by them, and tabs change by them. */
function moveFocus(key: string, target: Element, { stepCategory, remove }: MenuKeys): boolean {
  const dish = focusedDish()
  if (target.matches('[data-no-swipe], [aria-haspopup]')) return false
  if (key === 'ArrowDown') return focusRow(1)
  if (key === 'ArrowUp') return dish !== undefined && focusRow(-1)
  if (!dish) return false
  if (key === 'ArrowLeft' || key === 'ArrowRight') stepCategory(key === 'ArrowLeft' ? -1 : 1)
  else if (key === 'Delete') remove(dish)
  else return false
  return true
}

function pressLetter(key: string, { addDish, search, duplicate, showHelp }: MenuKeys): boolean {
  const dish = focusedDish()
  if (key === 'n' && addDish) addDish()
  else if (key === '/') search()
  else if (key === '?') showHelp()
  else if (key === 'p') return pressInRow('[data-price]')
  else if (key === 'a') return pressInRow('[role="switch"]')
  else if (key === 'x') return pressInRow('[data-tick]')
  else if (key === 'd' && dish) duplicate(dish)
  else return false
  return true
}
