import { useEffect, useEffectEvent } from 'react'
import { useLetterKeys } from '../../keyboard/letter-keys.ts'

type PageKeys = {
  undo: () => void
  redo: () => void
  search: () => void
  help: () => void
  addDish: (() => void) | undefined
}
/** Where keys are typed, and the clipboard is the browser's. */
export const TYPED_IN = 'input:not([type="checkbox"]), textarea, select'
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const isSomethingOpen = (): boolean =>
  [...document.querySelectorAll(OVER_THE_PAGE)].some(popup => popup.checkVisibility({ visibilityProperty: true }))

/** Also where the cell is gone that had the focus: it has just become a field. */
const isInGrid = (event: Event): boolean =>
  event.composedPath().some(element => element instanceof Element && element.role === 'grid')

/** The keys of the page beside the grid: it has its own while the focus is in it. */
export function usePageKeys(keys: PageKeys): void {
  const hasLetters = useLetterKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (event.defaultPrevented || isInGrid(event) || isSomethingOpen()) return
    if (target?.matches(TYPED_IN)) return
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z' && !event.shiftKey) keys.undo()
      else if (key === 'y' || key === 'z') keys.redo()
      else return
    } else if (!hasLetters || event.altKey) return
    else if (key === '/') keys.search()
    else if (key === '?') keys.help()
    else if (key === 'n' && keys.addDish) keys.addDish()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
