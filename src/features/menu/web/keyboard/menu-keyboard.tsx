import { useState } from 'react'
import type { Category, Dish } from '../../menu.contract.ts'
import { keyTexts } from '../../menu-page.texts.ts'
import type { DishActions } from '../dish-actions/use-dish-actions.ts'
import { shownIds } from '../selection/selection.ts'
import { KeyHelp } from './key-help.tsx'
import { KeyHints } from './key-hints.tsx'
import { focusRow } from '../focus/row-focus.ts'
import { useMenuKeys } from './use-menu-keys.ts'

type MenuKeyboardProps = {
  dishes: readonly Dish[]
  categories: readonly Category[]
  /** The category with the open tab; undefined while dishes of several are shown. */
  active: Category | undefined
  actions: DishActions
  canWrite: boolean
  canMark: boolean
  onAddDish: (() => void) | undefined
  onSearch: () => void
  onChoose: (categoryId: string) => void
}

/** The keys of the list, one line that names them, and the list of all. */
export function MenuKeyboard(props: MenuKeyboardProps) {
  const { dishes, categories, active, actions, canWrite, canMark, onAddDish, onSearch, onChoose } = props
  const [isHelpOpen, setHelpOpen] = useState(false)
  const withDish = (id: string, act: (dish: Dish) => void) => {
    const dish = canWrite && dishes.find(one => one._id === id)
    if (dish) act(dish)
  }
  useMenuKeys({
    addDish: onAddDish,
    search: onSearch,
    stepCategory: step => {
      const next = active && categories[categories.indexOf(active) + step]
      if (!next) return
      onChoose(next._id)
      requestAnimationFrame(() => focusRow(1) || focusTab())
    },
    duplicate: id => withDish(id, actions.duplicate),
    remove: id => withDish(id, dish => void actions.remove(dish)),
    tickUpTo: id => canMark && actions.selection.reach(id, shownIds()),
    showHelp: () => setHelpOpen(true),
  })
  return (
    <>
      {canWrite && <KeyHints onAll={() => setHelpOpen(true)} />}
      <KeyHelp help={keyTexts} open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  )
}

/** A category without dishes has no row that could take the focus. */
const focusTab = (): void => document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
