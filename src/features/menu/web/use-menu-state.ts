import { useCallback, useEffect, useRef } from 'react'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { hasRight, mayChange } from '#features/restaurants/rights.rules.ts'
import { mayCorrect } from '#features/restaurants/status/menu-state.rules.ts'
import { useDishActions } from './dish-actions/use-dish-actions.ts'
import type { Narrowing } from './filters/narrowing.ts'
import { useLinkedOpening } from './use-linked-opening.ts'
import { useSearch } from './header/use-search.ts'
import { useMenuEditor } from './menu-editor.tsx'
import { useReview } from './review/use-review.ts'
import { useHoldToMark } from './selection/use-hold-to-mark.ts'
import { type MenuOnBoard, useCategoryBoard } from './use-category-board.ts'
import { useMenuView } from './use-menu-view.ts'

/** What can be done with several dishes at once, each with its right. */
const BULK_RIGHTS = ['texts', 'prices', 'availability', 'allergens'] as const

/** What the parts of the page share: which dishes are shown, what is open over them, and what the user may do. */
export function useMenuState(menu: MenuOnBoard) {
  const { restaurant } = menu
  const view = useMenuView()
  const board = useCategoryBoard(menu, view)
  const search = useSearch()
  const editor = useMenuEditor()
  const isOfAll = search.wanted !== '' || view.narrowing !== null
  const reveal = useStable((categoryId: string) => {
    if (!isOfAll) view.choose(categoryId)
  })
  const canEdit = restaurant.readOnly === null
  const isOffline = useIsOffline()
  const mayWrite = mayChange(restaurant, 'texts')
  const canMark = canEdit && !isOffline && BULK_RIGHTS.some(right => mayChange(restaurant, right))
  const edit = mayWrite ? editor.openDish : editor.readDish
  const actions = useDishActions(restaurant, { edit, copy: editor.openCopy, onReveal: reveal })
  const review = useReview(restaurant, board.inOrder)
  useHoldToMark(actions.selection, canMark)
  useLinkedOpening(menu.dishes, { edit, review: review.begin })

  const { active } = board
  const canWrite = mayWrite && !isOffline
  return {
    menu,
    view,
    board,
    search,
    editor,
    actions,
    review,
    /** Write dishes and categories that are there. */
    mayWrite,
    /** Add, order and delete them, too: without signal nothing of that waits (EVERY-DAY §8.20). */
    canWrite,
    /** Change several dishes at once. */
    canMark,
    /** Say what dishes contain. */
    canCorrect: mayCorrect(restaurant) && hasRight(restaurant, 'allergens'),
    /** Absent: no dish can be added. */
    addDish: active && canWrite ? () => editor.openDish(null, active._id) : undefined,
    narrow: (narrowing: Narrowing | null) => {
      search.clear()
      view.narrow(narrowing)
    },
    /** Ends the search and the filter. */
    showAll: () => {
      search.clear()
      if (view.narrowing) view.narrow(null)
    },
    /** Shows the category of a row, unless the list shows dishes of all. */
    reveal,
    /** Shows a category that something has come to. */
    show: (categoryId: string) => {
      view.choose(categoryId)
      search.clear()
    },
  }
}

/** The same function for ever, which does what the last one does. */
function useStable<Input>(run: (input: Input) => void): (input: Input) => void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  return useCallback(input => latest.current(input), [])
}

export type MenuState = ReturnType<typeof useMenuState>
